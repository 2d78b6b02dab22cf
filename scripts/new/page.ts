/** Makes a page outside the caregiver section, in Swedish and English, with everything that its shape requires. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseFacts } from '../../src/content/facts.ts';
import { type ShapeName, shapeNames, shapes } from '../../src/content/shapes.ts';
import { type SiteLanguage, siteLanguages } from '../../src/i18n/languages.ts';
import { type Made, Mistake, readNeeded, refuseUnless } from './made.ts';

const isShape = (name: string): name is ShapeName => shapeNames.some((shape) => shape === name);

const idOf = (source: string): string | undefined => /^id: *["']?([^"'\s]+)/m.exec(source)?.[1];

/** Returns the content file of any kind that has this id, or `undefined`. */
const fileWithId = (id: string): string | undefined =>
  readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join('content', name))
    .find((file) => idOf(readFileSync(file, 'utf8')) === id);

/** Returns the id of the parent page, or `undefined` for a top-level page. */
function parentOf(places: Record<SiteLanguage, string>): string | undefined {
  const ids = siteLanguages.map((language) => {
    const folder = path.dirname(places[language]);
    return folder === '.' ? undefined : idOf(readNeeded(`content/pages/${language}/${folder}.md`));
  });
  refuseUnless(ids[0] === ids[1], `${places.sv} is below the page "${ids[0]}", ${places.en} below "${ids[1]}".`);
  return ids[0];
}

/** Returns whether any fact that the page uses is disputed. @throws Mistake if a fact is missing or has no source */
function isDisputed(ids: string[]): boolean {
  const { facts } = parseFacts('content/facts.md', readNeeded('content/facts.md'));
  return ids.some((id) => {
    const fact = facts.get(id);
    refuseUnless(fact && !fact.unsourced, `content/facts.md has no row ${id} that somebody has read in a source.`);
    return fact.disputed;
  });
}

const step = ['  - title: TODO', ...['happens', 'feels', 'time', 'help'].map((name) => `    ${name}: TODO`)];

/**
 * Front matter of the fields that a shape may require. `who` and `urgent` have no placeholder text: the content check
 * asks for them.
 */
const neededFields = {
  shortAnswer: ['shortAnswer:', '  question: TODO', '  answer: TODO'],
  steps: ['steps:', ...step, ...step],
};

function pageText(language: SiteLanguage, id: string, shape: ShapeName, facts: string[], parent: string | undefined) {
  const { needs, parts } = shapes[shape];
  const fields = [
    `id: ${id}`,
    `title: TODO ${id}`,
    `description: TODO ${id} in ${language}, what search engines and shared links show, in 50 to 170 characters`,
    'preamble: TODO',
    `audience: ${shape === 'mental' || shape === 'teenager' ? 'teen' : 'child'}`,
    `shape: ${shape}`,
    ...needs.flatMap((name) => (name in neededFields ? neededFields[name as keyof typeof neededFields] : [])),
    ...(isDisputed(facts) ? ['differs: TODO'] : []),
    // There is no fact 0.0, so the content check will ask for a real one.
    `facts: [${(facts.length > 0 ? facts : ['0.0']).map((row) => `"${row}"`).join(', ')}]`,
    `related: [${parent ?? ''}]`,
    `changed: ${new Date().toISOString().slice(0, 10)}`,
    'author: Tryggve',
    'drafted: person',
    'review: unreviewed',
    `translation: ${language === 'sv' ? 'original' : 'machine'}`,
  ];
  const headings = parts.filter(({ isOptional }) => !isOptional).map((part) => part[language]);
  const body = headings.length > 0 ? headings.flatMap((heading) => ['', `## ${heading}`, '', 'TODO']) : ['', 'TODO'];
  return ['---', ...fields, '---', ...body, ''].join('\n');
}

/** Makes a page's Swedish and English files. */
export function makePage([shape = '', id = '', sv = '', en = '']: string[], facts: string[]): Made {
  refuseUnless(isShape(shape), `"${shape}" is no shape. Choose one: ${shapeNames.join(', ')}.`);
  refuseUnless(/^[a-z0-9]+$/.test(id), `"${id}" is no id: use lower-case letters and digits.`);
  const other = fileWithId(id);
  if (other) throw new Mistake(`${other} has the id "${id}".`);
  const places = { sv, en };
  for (const place of Object.values(places))
    refuseUnless(
      /^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(place),
      `"${place}" is no place: write it as gadgets-and-gizmos/the-bed, in lower-case ASCII and hyphens.`,
    );
  const parent = parentOf(places);
  const files = siteLanguages.map((language): [string, string] => [
    `content/pages/${language}/${places[language]}.md`,
    pageText(language, id, shape, facts, parent),
  ]);
  return {
    files: Object.fromEntries(files),
    next: [
      'Write each text that is TODO, in both files.',
      ...(facts.length > 0 ? [] : ['Put rows of content/facts.md into facts.']),
      'Run npm run check:content: it names what is left.',
    ],
  };
}
