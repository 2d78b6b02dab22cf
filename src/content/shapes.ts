/**
 * Defines what a page of each shape answers. A part is a heading of level 2 in its text, with these words, in this
 * order; other headings may come between. The questions come from what children asked and what was missing
 * (docs/review.md).
 */
import type { SiteLanguage } from '../i18n/languages.ts';

export const shapeNames = [
  'procedure',
  'gadget',
  'disease',
  'body',
  'mental',
  'disability',
  'teenager',
  /** For pages that fit no other shape, such as rights or people to meet. Answers one question first. */
  'guide',
] as const;
export type ShapeName = (typeof shapeNames)[number];

export type ShapePart = Record<SiteLanguage, string> & { isOptional?: true };

type Shape = {
  parts: readonly ShapePart[];
  /** Front matter fields that the shape requires. */
  needs: readonly ('shortAnswer' | 'steps' | 'who' | 'urgent')[];
};

const asleep: ShapePart = { sv: 'När du ska sövas', en: 'When you are having an anaesthetic', isOptional: true };

export const shapes: Record<ShapeName, Shape> = {
  procedure: {
    needs: ['shortAnswer', 'steps', 'who', 'urgent'],
    parts: [
      { sv: 'Varför görs det?', en: 'Why is it done?' },
      { sv: 'Hemma före', en: 'At home before' },
      { sv: 'Det här kan du välja', en: 'What you can choose' },
      { sv: 'Det värsta, och vad vi gör då', en: 'The worst part, and what we do then' },
      { sv: 'Medan du sover', en: 'While you are asleep', isOptional: true },
      { sv: 'När du vaknar', en: 'When you wake up', isOptional: true },
      { sv: 'Hemma efteråt', en: 'At home afterwards' },
    ],
  },
  gadget: {
    needs: [],
    parts: [
      { sv: 'Vad gör den?', en: 'What does it do?' },
      { sv: 'Hur ser den ut?', en: 'What does it look like?' },
      { sv: 'Hur låter den?', en: 'What does it sound like?' },
      { sv: 'Hur känns den?', en: 'What does it feel like?' },
      { sv: 'Rör den mig?', en: 'Does it touch me?' },
      { sv: 'Får jag röra den?', en: 'May I touch it?' },
      { sv: 'Varför piper den?', en: 'Why does it beep?', isOptional: true },
      { sv: 'Lek hemma', en: 'Play at home', isOptional: true },
    ],
  },
  disease: {
    needs: ['urgent'],
    parts: [
      { sv: 'Så kan det kännas', en: 'What it can feel like' },
      { sv: 'Vad händer i kroppen?', en: 'What happens in the body?' },
      { sv: 'Hos läkaren', en: 'At the doctor’s' },
      { sv: 'Mediciner', en: 'Medicines', isOptional: true },
      { sv: 'Min vardag', en: 'My everyday life' },
      asleep,
      { sv: 'Det här kan du säga till klassen', en: 'What you can tell your class', isOptional: true },
    ],
  },
  body: {
    needs: ['urgent'],
    parts: [
      { sv: 'Vad gör den?', en: 'What does it do?' },
      { sv: 'Om något gör ont här', en: 'If something hurts here' },
      { sv: 'På sjukhuset', en: 'At the hospital' },
    ],
  },
  mental: {
    needs: ['urgent'],
    parts: [
      { sv: 'Så märks det', en: 'How it shows' },
      { sv: 'Det är inte ditt fel', en: 'It is not your fault' },
      { sv: 'Gör det här i kväll', en: 'Do this tonight' },
      { sv: 'Vem du kan berätta för, och vad du kan säga', en: 'Who you can tell, and what you can say' },
      { sv: 'Vad händer på besöket?', en: 'What happens at the visit?' },
      { sv: 'Om det är en vän', en: 'If it is a friend' },
      { sv: 'Det här får vuxna veta', en: 'What adults get to know' },
    ],
  },
  disability: {
    needs: [],
    parts: [
      { sv: 'Före besöket', en: 'Before the visit' },
      { sv: 'Det här vill jag att ni vet', en: 'What I want you to know' },
      { sv: 'När du ska sövas eller opereras', en: 'When you are having an anaesthetic or an operation' },
      { sv: 'Om det blir för mycket', en: 'If it gets too much' },
    ],
  },
  teenager: { needs: ['shortAnswer'], parts: [] },
  guide: { needs: ['shortAnswer'], parts: [] },
};

/** The last part of any page: numbers, and what researchers disagree on. Folded by default. */
export const moreTitle: Record<SiteLanguage, string> = { sv: 'Jag vill veta mer', en: 'I want to know more' };
