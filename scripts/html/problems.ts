/** Finds problems in a page's HTML. */
import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** All rules of the HTML standard. Style and accessibility are left to the tests (docs/conformance.md). */
const validator = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }));

/**
 * The only exception: Astro inserts this style element in the body, before a page's first island. Browsers accept it,
 * the content security policy allows it, and it is neither visible nor announced.
 */
const astroStyle = /<style>astro-island[^<]*<\/style>/;

/** Browsers look for the encoding only in this many bytes (HTML standard, 4.2.5.4). */
const encodingWithin = 1024;

/** Rules that the validator lacks. */
const ownRules: Readonly<Record<string, (html: string) => boolean>> = {
  'something stands after </html>': (html) => /<\/html>\s*\S/.test(html),
  'the encoding is told too late': (html) => {
    const place = html.indexOf('<meta charset');
    return place < 0 || Buffer.byteLength(html.slice(0, place)) > encodingWithin;
  },
  'a class is called "undefined"': (html) => /\sclass="(?:[^"]* )?undefined[ "]/.test(html),
  'a drawing has "hidden", which it does not know': (html) => /<svg\b[^>]*\shidden\b/.test(html),
};

/** Resolves to a page's problems; those that the validator finds begin with line and column. */
export async function htmlProblems(html: string): Promise<string[]> {
  const own = Object.entries(ownRules).flatMap(([problem, isBroken]) => (isBroken(html) ? problem : []));
  const { results } = await validator.validateString(html.replace(astroStyle, ''));
  const found = results.flatMap(({ messages }) =>
    messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${message} (${ruleId})`),
  );
  return [...own, ...found];
}
