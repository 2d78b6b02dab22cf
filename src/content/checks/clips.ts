/** Every clip can be played and read: its files are there, and its transcript. */
import { plainText } from '../markdown.ts';
import type { Problem } from '../problem.ts';
import { countWords } from '../readability.ts';
import type { Content, Entry } from '../store.ts';

/** What is seen and heard in half a minute takes more words than this. */
const leastTranscriptWords = 30;

/** Returns the files of a clip, below `media/`, by the field that names each. */
const filesOf = ({ file, poster, captions }: Entry<'clip'>['data']): [field: string[], name: string][] => [
  ...(file ? ['webm', 'mp4'].map((ending): [string[], string] => [['file'], `clips/${file}.${ending}`]) : []),
  [['poster'], `clips/${poster}`],
  ...Object.entries(captions).map(([language, name]): [string[], string] => [['captions', language], `clips/${name}`]),
];

function checkTranscript({ file, body, bodyLine, language }: Entry<'clip'>): Problem[] {
  const words = countWords(plainText(body), language);
  return words < leastTranscriptWords
    ? [
        {
          file,
          line: bodyLine,
          message: `The transcript has ${words} words; it needs at least ${leastTranscriptWords}. Write below the fields what is seen, heard and read in the clip.`,
        },
      ]
    : [];
}

/** Returns clips whose files are missing, or whose transcript is. */
export function checkClips(content: Content): Problem[] {
  return content.clip.flatMap((entry) => [
    ...filesOf(entry.data)
      .filter(([, name]) => !content.media.includes(name))
      .map(([field, name]) => ({
        file: entry.file,
        line: entry.lineOf(field),
        field: field.join('.'),
        message: `There is no file content/media/${name}. Add it, or correct its name.`,
      })),
    ...checkTranscript(entry),
  ]);
}
