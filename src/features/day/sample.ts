/** Examples of My day and the plan card, for the gallery. */
import type { ExampleContext } from '../../gallery/examples.ts';
import type { DayPart, PlacedStep } from './dayState.ts';

/** Returns two parts of a day. */
export const partsOf = ({ say }: ExampleContext): DayPart[] => [
  { id: 'xray', title: say('Röntgen', 'أشعة'), picture: '/drawings/scene-xray.svg', path: '/', sources: [] },
  {
    id: 'brokenarm',
    title: say('Gips på armen', 'جبيرة'),
    picture: '/drawings/object-cast.svg',
    path: '/',
    sources: [],
  },
];

/** Returns a step of each part, with every kind of row. */
export const stepsIn = (context: ExampleContext): PlacedStep[] => {
  const { say, t } = context;
  return partsOf(context).map((part) => ({
    key: `${part.id}.0`,
    part,
    number: 1,
    title: say('Bilden tas', 'تؤخذ الصورة'),
    picture: { src: part.picture, alt: say('Ett barn framför en kamera.', 'طفل أمام جهاز.') },
    happens: say('Du är stilla en kort stund.', 'تبقى ساكنًا قليلًا.'),
    rows: (['around', 'sees', 'hears', 'feels', 'smells', 'time'] as const).map((sense) => ({
      sense,
      name: t(`day_${sense}`),
      text: say('Så här kan det vara.', 'هكذا قد يكون.'),
    })),
    can: [say('Frys till is.', 'اثبت كالجليد.'), say('Räkna till tre.', 'عدّ إلى ثلاثة.')],
  }));
};
