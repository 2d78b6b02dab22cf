/**
 * Returns a message with a number in it.
 * @param forms a message in each plural category, `#` for the number (src/i18n/plural.ts)
 * @param count the number
 * @param locale whose rules count
 */
export function countText(forms: Partial<Record<Intl.LDMLPluralRule, string>>, count: number, locale: string): string {
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other ?? '#';
  return form.replace('#', new Intl.NumberFormat(`${locale}-u-nu-latn`).format(count));
}
