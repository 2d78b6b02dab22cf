/** Checks the interface strings of every language, and that translators are told what each is for. */
import { readdirSync, readFileSync } from 'node:fs';
import { checkMessages } from '../src/i18n/checkMessages.ts';
import { isLanguageCode } from '../src/i18n/languages.ts';

const read = (name: string) => JSON.parse(readFileSync(`messages/${name}`, 'utf8')) as Record<string, string>;

const swedish = read('sv.json');
const problems = readdirSync('messages').flatMap((name) => {
  const code = name.replace('.json', '');
  if (code === 'descriptions') {
    const described = read(name);
    return [
      ...Object.keys(swedish)
        .filter((key) => !described[key])
        .map((key) => `${name} ${key}: say in a sentence what the string is for`),
      ...Object.keys(described)
        .filter((key) => !(key in swedish))
        .map((key) => `${name} ${key}: there is no such string`),
    ];
  }
  if (!isLanguageCode(code)) return [`${name}: is named after no language of src/i18n/languages.ts`];
  return checkMessages(code, read(name), swedish).map((problem) => `${name} ${problem}`);
});
for (const problem of problems) console.error(`messages/${problem}`);
console.log(
  `messages: ${Object.keys(swedish).length} strings in ${readdirSync('messages').length - 1} languages, ${problems.length} problem(s)`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
