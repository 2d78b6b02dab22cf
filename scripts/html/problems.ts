/** What is wrong with the HTML of a page. */
import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** The rules of the HTML standard, none of them switched off. Taste and accessibility are the tests' (docs/conformance.md). */
const validator = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }));

/**
 * The one thing that is not ours: Astro writes this style before the first island of a page, where it stands. Browsers
 * take it, it is named in the content policy, and nothing of it is seen or spoken.
 */
const astroStyle = /<style>astro-island[^<]*<\/style>/;

/** Where a browser looks for the encoding, in bytes (HTML, 4.2.5.4). */
const encodingWithin = 1024;

/** What the checker does not know. */
const ownRules: Readonly<Record<string, (html: string) => boolean>> = {
  'something stands after </html>': (html) => /<\/html>\s*\S/.test(html),
  'the encoding is told too late': (html) => {
    const place = html.indexOf('<meta charset');
    return place < 0 || Buffer.byteLength(html.slice(0, place)) > encodingWithin;
  },
  'a class is called "undefined"': (html) => /\sclass="(?:[^"]* )?undefined[ "]/.test(html),
  'a drawing has "hidden", which it does not know': (html) => /<svg\b[^>]*\shidden\b/.test(html),
};

/** Returns each fault of a page, with its line. */
export async function htmlProblems(html: string): Promise<string[]> {
  const own = Object.entries(ownRules).flatMap(([problem, isBroken]) => (isBroken(html) ? problem : []));
  const { results } = await validator.validateString(html.replace(astroStyle, ''));
  const found = results.flatMap(({ messages }) =>
    messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${message} (${ruleId})`),
  );
  return [...own, ...found];
}
