/** The checks of words that have another name here, and of medicines without the name on their packet. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkMessageWords } from '../../../src/content/checks/words.ts';
import { page, problemsWith } from './fixture.ts';

const rules = {
  'terms/avoid.sv.json': JSON.stringify({
    avoid: [
      { words: ['*slang', '*slangen'], use: 'infart', except: ['sug*'] },
      { words: ['din vuxna'], use: 'den som är med dig' },
      { words: ['BUP'], use: 'bup', isCased: true },
    ],
    packets: [{ medicine: 'paracetamol*', names: ['Alvedon', 'Panodil'] }],
  }),
};
const avoided = /is not our word|stands alone/;
const said = (sentence: string) =>
  problemsWith({ ...rules, 'pages/sv/ett.md': page('ett', {}, `## Rubrik\n\n${sentence}\n`) }).filter((problem) =>
    avoided.test(problem),
  );

describe('avoided words', () => {
  it('are named with file, line and what to write', () => {
    expect(said('Du får en slang i handen.')).toEqual([
      'content/pages/sv/ett.md:16 "slang" is not our word for it. Write: infart.',
    ]);
  });

  it.each(['Slangen sitter där.', 'En plastslang.', 'Fråga din vuxna.', 'Fråga din\nvuxna.'])(
    'are found with capitals, in longer words and over two lines: %s',
    (sentence) => expect(said(sentence)).toHaveLength(1),
  );

  it.each(['En sugslang låter.', 'En slangbella.', 'Läs [mer](/mask-eller-slang).'])(
    'may stand where the list says so, in other words and in addresses: %s',
    (sentence) => expect(said(sentence)).toEqual([]),
  );

  it('may be told apart by capitals alone', () => {
    expect(said('Ring BUP nu.')).toHaveLength(1);
    expect(said('Ring bup nu. Bup svarar.')).toEqual([]);
  });

  it('are refused in fields, captions and the glossary too', () => {
    expect(
      problemsWith({ ...rules, 'pages/sv/ett.md': page('ett', { preamble: 'En slang i handen.' }) }).join('\n'),
    ).toContain('content/pages/sv/ett.md:5 "slang" is not our word');
    expect(problemsWith({ ...rules, 'media/films/a.sv.vtt': 'WEBVTT\n\n1\nEn slang.\n' }).join('\n')).toContain(
      'content/media/films/a.sv.vtt:4 "slang"',
    );
    expect(problemsWith({ ...rules, 'media/films/a.en.vtt': 'WEBVTT\n\nEn slang.\n' }).join('\n')).not.toMatch(avoided);
    expect(
      problemsWith({
        ...rules,
        'glossary/sv.json': '[\n  { "id": "a", "term": "slang", "explanation": "Ett rör.", "facts": [] }\n]\n',
      }).join('\n'),
    ).toContain('content/glossary/sv.json:2 "slang"');
  });

  it('are refused in strings of the interface', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'messages-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    mkdirSync(path.join(folder, 'site'));
    writeFileSync(path.join(folder, 'sv.json'), '{\n  "a": "Hej"\n}\n');
    writeFileSync(path.join(folder, 'site', 'sv.json'), '{\n  "a": "Hej",\n  "b": "Fråga din vuxna."\n}\n');
    const data = { avoid: [{ words: ['din vuxna'], use: 'den som är med dig' }], packets: [] };
    expect(checkMessageWords([{ language: 'sv', data }], folder)).toEqual([
      expect.objectContaining({ file: path.join(folder, 'site/sv.json'), line: 3 }),
    ]);
  });
});

describe('a medicine', () => {
  it('is also named as on its packet', () => {
    expect(said('Du får paracetamol.')).toEqual([
      'content/pages/sv/ett.md:16 "paracetamol" stands alone. Name it once as its packet does: Alvedon, Panodil.',
    ]);
    expect(said('Du får paracetamol, till exempel Alvedon.')).toEqual([]);
  });
});
