// Only the first pages offer a language; the table of languages is loaded on them alone.
if (document.querySelector('[data-language-offer]'))
  import('../../features/language/islands/languageOffer.ts').catch((error: unknown) =>
    console.warn('No language could be offered', error),
  );

export {};
