/** Rules and digits by locale: to make them takes longer than all other words of a search page. */
const formats: Partial<Record<string, [Intl.PluralRules, Intl.NumberFormat]>> = {};

/**
 * Returns a message with a number in it.
 * @param forms a message in each plural category, `#` for the number (src/i18n/plural.ts)
 * @param count the number
 * @param locale whose rules count
 */
export function countText(forms: Partial<Record<Intl.LDMLPluralRule, string>>, count: number, locale: string): string {
  const [plural, number] = (formats[locale] ??= [
    new Intl.PluralRules(locale),
    new Intl.NumberFormat(`${locale}-u-nu-latn`),
  ]);
  const form = forms[plural.select(count)] ?? forms.other ?? '#';
  return form.replace('#', number.format(count));
}
