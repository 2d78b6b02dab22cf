/** What the question about cookies says, in every language: who learns what, and that a no costs nothing. */
import { describe, expect, it } from 'vitest';
import { copyOf } from '../../src/i18n/copy.ts';
import { languageCodes } from '../../src/i18n/languages.ts';

const words = (language: (typeof languageCodes)[number]) => copyOf(language, ['consent_title', 'consent_text']);
const english = words('en');

it('in Swedish and English it tells what a yes and a no do', () => {
  expect(words('sv')).toEqual({
    consent_title: 'Får andra veta vad du gör här?',
    consent_text:
      'Godkänner du alla cookies får en besöksräknare veta vad du läser. Då får också YouTube, SVT och andra veta vad du spelar därifrån. Säger du nej skickas inget till andra, och sidan fungerar ändå. Du kan ändra dig när du vill.',
  });
  expect(english.consent_text).toMatch(/counter sees what you read.+YouTube.+see what you play.+nothing is sent/);
});

describe.each(languageCodes)('%s', (language) => {
  it('asks in a line or two, and names one of those who learn', () => {
    const { consent_title: title, consent_text: text } = words(language);
    expect(title).toMatch(/[?？؟;]$|ไหม|ዶ\?$/u);
    expect(title.length).toBeLessThanOrEqual(60);
    expect(text).toContain('YouTube');
    expect(text.length).toBeLessThanOrEqual(380);
    if (language !== 'en') expect(text).not.toBe(english.consent_text);
  });
});
