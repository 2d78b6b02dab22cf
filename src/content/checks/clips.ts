/** Every clip can be played and read: its files are there, and its transcript. */
import type { Problem } from '../problem.ts';
import type { Content, Entry } from '../store.ts';
import { missingFiles, type NeededFile, shortTranscript } from './media.ts';

/** What is seen and heard in half a minute takes more words than this. */
const leastTranscriptWords = 30;

const filesOf = ({ file, poster, captions }: Entry<'clip'>['data']): NeededFile[] => [
  ...(file ? ['webm', 'mp4'].map((ending) => ({ at: ['file'], file: `clips/${file}.${ending}` })) : []),
  { at: ['poster'], file: `clips/${poster}` },
  ...Object.entries(captions).map(([language, name]) => ({ at: ['captions', language], file: `clips/${name}` })),
];

/** Returns clips whose files are missing, or whose transcript is. */
export const checkClips = (content: Content): Problem[] =>
  content.clip.flatMap((entry) => [
    ...missingFiles(entry, filesOf(entry.data), content.media),
    ...shortTranscript(entry, leastTranscriptWords, 'Write below the fields what is seen, heard and read in the clip.'),
  ]);
