/** The sentences at the top of a translation, in every language: each must be complete without the others. */
import { describe, expect, it } from 'vitest';
import { copyOf } from '../../i18n/copy.ts';
import { languageCodes } from '../../i18n/languages.ts';
import {
  type ProvenanceData,
  provenanceSentences,
  sentencesCopy,
  stateCopy,
  stateSentences,
} from './provenanceSentences.ts';

const draft = { changed: '2026-11-23', author: 'Tryggve', drafted: 'ai', review: 'unreviewed' } as const;
const swedish: ProvenanceData = { ...draft, translation: 'original' };
const translated: ProvenanceData = { ...draft, translation: 'machine' };

describe.each(languageCodes)('in %s', (code) => {
  const copy = copyOf(code, stateCopy);

  it('[#277] tells that neither the text, nor the translation, nor the Swedish has been read', () => {
    const said = [copy.status_unreviewed, copy.status_machine, copy.status_swedish];
    expect(stateSentences(copy, { ...translated, swedish })).toEqual(said);
    // The footer of every sheet has the same sentences and more.
    expect(provenanceSentences(copyOf(code, sentencesCopy), { ...translated, swedish }, code)).toEqual(
      expect.arrayContaining(said),
    );
  });

  it('says nothing of the Swedish once somebody in care has read it, nor on the Swedish page', () => {
    const read = { by: 'N. N.', role: 'narkosläkare', date: '2027-01-01' };
    expect(stateSentences(copy, { ...translated, swedish: { ...swedish, review: read } })).not.toContain(
      copy.status_swedish,
    );
    expect(stateSentences(copy, swedish)).toEqual([copy.status_unreviewed]);
  });
});
