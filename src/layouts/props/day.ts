/** The data of My day: the steps of pages about procedures, and the pictures of the steps and of the plan card. */
import { factsOf } from '../../content/held.ts';
import { getSite } from '../../content/queries.ts';
import { drawingPath } from '../../content/searchRecords.ts';
import { rowsBySense, thingsToDo } from '../../content/senses.ts';
import { pathOf } from '../../content/site.ts';
import type { DayPart, DayStep } from '../../features/day/dayState.ts';
import { wishes } from '../../features/day/wishes.ts';
import type { SiteLanguage } from '../../i18n/languages.ts';
import { translator } from '../../i18n/messages.ts';
import { drawingOf, pictureProps, type SiteTopicEntry, sourcesOf, type TopicEntry } from './page.ts';

type DayEntry = TopicEntry & { language: SiteLanguage };

/** Returns the pages whose steps a child can choose, in the order of a day. */
const entriesIn = (language: SiteLanguage): DayEntry[] =>
  getSite()
    .content.page.filter((entry): entry is DayEntry => entry.language === language && entry.data.day !== undefined)
    .toSorted((a, b) => (a.data.day?.order ?? 0) - (b.data.day?.order ?? 0));

/**
 * Returns the address of the drawing for a part of the day.
 * @throws Error if there is no such drawing
 */
function pictureOf({ data, file }: DayEntry): string {
  const name = data.day?.picture ?? '';
  drawingOf(name, file);
  return drawingPath(name);
}

/**
 * Returns the parts that a child can choose.
 * @param page the page of My day, whose list of sources the parts refer to
 */
export function dayParts(page: SiteTopicEntry): DayPart[] {
  const keys = sourcesOf(getSite(), factsOf(getSite(), page)).map(({ key }) => key);
  return entriesIn(page.language).map((entry) => {
    const { day, id, facts } = entry.data;
    if (!day) throw new Error(`${entry.file}: has no day`);
    const sources = sourcesOf(getSite(), facts).map(({ key }) => keys.indexOf(key));
    return { id, title: day.title, picture: pictureOf(entry), path: pathOf(entry), sources };
  });
}

/**
 * Returns the steps of each part of a day, by page id. Steps that happen days later are left out.
 * @throws Error if a page of the day has no steps
 */
export function daySteps(language: SiteLanguage): Record<string, DayStep[]> {
  const t = translator(language);
  const parts = entriesIn(language).map((entry): [string, DayStep[]] => {
    const { steps, day, id } = entry.data;
    if (!steps) throw new Error(`${entry.file}: a page with a day needs steps`);
    return [
      id,
      steps.slice(0, day?.steps).map((step) => {
        const { picture, pictureLabel } = pictureProps(step.picture, entry.file, language);
        return {
          title: step.title,
          ...(picture && { picture: { src: drawingPath(picture), alt: pictureLabel ?? '' } }),
          happens: step.happens,
          rows: [
            ...rowsBySense(step, language).map(({ sense, text }) => ({ sense, name: t(`day_${sense}`), text })),
            { sense: 'time' as const, name: t('day_time'), text: step.time },
          ],
          can: thingsToDo(step.help, language),
        };
      }),
    ];
  });
  return Object.fromEntries(parts);
}

/** Returns the addresses of all drawings of My day and the plan card. */
export const dayPictures = (): string[] => [
  ...entriesIn('sv').map(pictureOf),
  ...Object.values(daySteps('sv')).flatMap((steps) => steps.flatMap(({ picture }) => picture?.src ?? [])),
  ...wishes.map(({ picture }) => picture),
];
