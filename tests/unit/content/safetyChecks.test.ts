/** The checks of ambiguous safety sentences, and of numbers that cannot be dialled. */
import { describe, expect, it } from 'vitest';
import { page, problemsWith, translated } from './fixture.ts';

describe('the words of a telephone link', () => {
  const swedish = page('ett').split('---\n')[2] ?? '';
  const linked = (link: string) =>
    problemsWith({ 'pages/sv/ett.md': page('ett', {}, swedish.replace('- ett', `- Ring ${link}`)) }).filter((problem) =>
      problem.includes('and leads to'),
    );

  it.each([
    '[112](tel:112)',
    '[116 111](tel:116111)',
    '[116\u00a0111](sms:116111)',
    '[010-456 67 00](tel:010-4566700)',
  ])('are its number, digit by digit: %s', (link) => {
    expect(linked(link)).toEqual([]);
  });

  it.each([
    '[116,111](tel:116111)',
    '[116.111](tel:116111)',
    '[116 112](sms:116111)',
    '[Bris](tel:116111)',
    '[11](tel:112)',
  ])('are refused where they are not: %s', (link) => {
    expect(linked(link)).toHaveLength(1);
  });
});

describe('a safety sentence', () => {
  const terms = {
    'terms/sv.json':
      '{ "at-the-latest": "senast", "must-not": "får inte", "aspirin": "acetylsalicylsyra", "medicine-from-home": "hemifrån" }',
    'terms/el.json':
      '{ "at-the-latest": "το αργότερο", "must-not": "δεν πρέπει", "aspirin": "ασπιρίνη", "medicine-from-home": "από το σπίτι" }',
  };
  const caregiver = (text: string) => text.replace('id: 1', 'id: "1"');
  const said = (swedish: string, greek: string) =>
    problemsWith({
      ...terms,
      'caregivers/sv/ett.md': caregiver(page('1', { audience: undefined }, `## Rubrik\n\n${swedish}\n`)),
      'caregivers/el/ena.md': caregiver(translated('1', { audience: undefined }, `## Τίτλος\n\n${greek}\n`)),
    }).filter((problem) => /settled word|Latin name/.test(problem));

  it('has a word for the limit in each fasting row', () => {
    expect(said('Mat: sluta senast 6 timmar före.', 'Φαγητό: το αργότερο 6 ώρες πριν.')).toEqual([]);
    expect(said('Mat: sluta senast 6 timmar före.', 'Φαγητό: συνήθως 6 ώρες πριν.')).toEqual([
      expect.stringContaining('needs the settled word for "at-the-latest" (το αργότερο)'),
    ]);
    expect(said('Mat: oftast 6 timmar före.', 'Φαγητό: συνήθως 6 ώρες πριν.')).toEqual([]);
  });

  it('says must not, and means medicine from home', () => {
    const aspirin = 'Den som är under 18 år får inte ta det utan läkares råd.';
    expect(said(aspirin, 'Κάτω των 18 δεν πρέπει να το πάρει.')).toEqual([]);
    expect(said(aspirin, 'Κάτω των 18 καλύτερα όχι.').join()).toContain('"must-not"');
    expect(said('Ge inte medicin hemifrån.', 'Μη δίνετε φάρμακο από το σπίτι.')).toEqual([]);
    expect(said('Ge inte medicin hemifrån.', 'Μη δίνετε δικό σας φάρμακο.').join()).toContain('"medicine-from-home"');
  });

  it('has the Latin name of a medicine beside one in other letters', () => {
    const swedish = 'Ge paracetamol som planen säger.';
    expect(said(swedish, 'Δώστε παρακεταμόλη (paracetamol) όπως λέει το σχέδιο.')).toEqual([]);
    expect(said(swedish, 'Δώστε παρακεταμόλη όπως λέει το σχέδιο.')).toEqual([
      expect.stringContaining('Write the Latin name paracetamol'),
    ]);
  });
});
