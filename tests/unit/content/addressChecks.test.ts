/** The check of the form of address that each language uses for parents. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkMessageAddress } from '../../../src/content/checks/address.ts';
import { page, problemsWith, translated } from './fixture.ts';

const caregiver = (text: string) => text.replace(/^id: 1$/m, 'id: "1"');
const said = (dutch: string) =>
  problemsWith({
    'caregivers/sv/ett.md': caregiver(page('1', { audience: undefined }, 'Fråga.\n')),
    'caregivers/nl/een.md': caregiver(translated('1', { audience: undefined }, `${dutch}\n`)),
    'translations/address.json': '{ "nl": ["je", "jouw*"] }\n',
  }).filter((problem) => problem.includes('speaks to a child'));

describe('a word to a friend', () => {
  it.each(['Vraag het als je wilt.', 'Is dit Jouw kind?'])('is refused in what is said to a parent: %s', (words) => {
    expect(said(words).join()).toContain('nl/een.md');
  });

  it.each([
    ['what the parent says to the child', 'Zeg: “Ik blijf bij je.”'],
    ['what a child asks', '**Blijf je bij mij?** Ja.'],
    ['other words with its letters', 'Vraag het aan iemand van jullie.'],
  ])('may stand in %s', (_, words) => {
    expect(said(words)).toEqual([]);
  });

  it('is refused in a string of the interface, but not where help lines speak to the young', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'messages-'));
    writeFileSync(path.join(folder, 'nl.json'), '{\n  "go": "Kies je taal",\n  "help_bris": "Als je jong bent"\n}\n');
    expect(checkMessageAddress([{ data: { nl: ['je'] } }], folder).map(({ line, message }) => [line, message])).toEqual(
      [[2, expect.stringContaining('go: "je"')]],
    );
  });
});
