/**
 * The text of the consent banner in every language: short enough for two lines, and clear that rejecting costs nothing.
 */
import { describe, expect, it } from 'vitest';
import { copyOf } from '../../src/i18n/copy.ts';
import { languageCodes } from '../../src/i18n/languages.ts';

const words = (language: (typeof languageCodes)[number]) =>
  copyOf(language, ['consent_title', 'consent_text', 'consent_more', 'consent_more_text']);
const english = words('en');

it('in Swedish and English it asks, and tells what a no does', () => {
  expect(words('sv')).toEqual({
    consent_title: 'Får andra veta vad du gör här?',
    consent_text: 'Sidan fungerar hur du än svarar.',
    consent_more: 'Läs mer',
    consent_more_text: 'Säger du nej skickas inget till andra. Du kan ändra dig när du vill.',
  });
  expect(english.consent_text).toMatch(/works either way/);
  expect(english.consent_more_text).toMatch(/no, nothing is sent to others.+change your mind/);
});

describe.each(languageCodes)('%s', (language) => {
  const { consent_title: title, consent_text: text, consent_more: more, consent_more_text: moreText } = words(language);

  it('asks in a line, and says the rest in another', () => {
    expect(title).toMatch(/[?？؟;]$|ไหม|ዶ\?$/u);
    expect(title.length).toBeLessThanOrEqual(60);
    expect(text.length).toBeLessThanOrEqual(60);
    expect([title, text, more].join(' ').length).toBeLessThanOrEqual(115);
  });

  it('is not the English', () => {
    if (language === 'en') return;
    for (const [key, own] of Object.entries(words(language)))
      expect(own).not.toBe(english[key as keyof typeof english]);
    expect(moreText).not.toBe(text);
  });
});
