/** Checks that every clip can be played and read: its media files exist and it has a transcript. */
import type { Problem } from '../problem.ts';
import type { Content, Entry } from '../store.ts';
import { missingFiles, type NeededFile, shortTranscript } from './media.ts';

/** Minimum length of a transcript. Describing half a minute takes more words than this. */
const minTranscriptWords = 30;

const filesOf = ({ file, poster, captions }: Entry<'clip'>['data']): NeededFile[] => [
  ...(file ? ['webm', 'mp4'].map((ending) => ({ at: ['file'], file: `clips/${file}.${ending}` })) : []),
  { at: ['poster'], file: `clips/${poster}` },
  ...Object.entries(captions).map(([language, name]) => ({ at: ['captions', language], file: `clips/${name}` })),
];

/** Returns clips with missing files or too short a transcript. */
export const checkClips = (content: Content): Problem[] =>
  content.clip.flatMap((entry) => [
    ...missingFiles(entry, filesOf(entry.data), content.media),
    ...shortTranscript(entry, minTranscriptWords, 'Write below the fields what is seen, heard and read in the clip.'),
  ]);
