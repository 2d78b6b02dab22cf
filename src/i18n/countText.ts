/** Cached per locale: creating these takes longer than formatting all the text of a search page. */
const formats: Partial<Record<string, [Intl.PluralRules, Intl.NumberFormat]>> = {};

/**
 * Returns a message with a number filled in.
 * @param forms the message in each plural category, with `#` in place of the number (src/i18n/plural.ts)
 * @param locale determines the plural rules
 */
export function countText(forms: Partial<Record<Intl.LDMLPluralRule, string>>, count: number, locale: string): string {
  const [plural, number] = (formats[locale] ??= [
    new Intl.PluralRules(locale),
    new Intl.NumberFormat(`${locale}-u-nu-latn`),
  ]);
  const form = forms[plural.select(count)] ?? forms.other ?? '#';
  return form.replace('#', number.format(count));
}
