/** The checks of texts: what they are based on, how they are translated, how they read. */
import { describe, expect, it } from 'vitest';
import { page, problemsWith, translated } from './fixture.ts';

const one = 'pages/sv/ett.md';

describe('facts', () => {
  it('refuses a row that does not exist', () => {
    expect(problemsWith({ [one]: page('ett', { facts: '["9.9"]' }) }).join('\n')).toContain(
      'content/pages/sv/ett.md:7 [facts.0] content/facts.md has no row 9.9.',
    );
  });

  it('refuses a page that rests on a row marked only K', () => {
    expect(problemsWith({ [one]: page('ett', { facts: '["1.2"]' }) }).join('\n')).toContain(
      '[facts.0] Row 1.2 is marked K: nobody has read it in a source.',
    );
  });

  it('wants what differs said where sources disagree', () => {
    expect(problemsWith({ [one]: page('ett', { facts: '["1.3"]' }) }).join('\n')).toContain(
      '[facts.0] Row 1.3 is marked "!": sources or practice differ.',
    );
    const said = { facts: '["1.1", "1.3"]', differs: 'Det skiljer sig mellan sjukhus.' };
    expect(problemsWith({ [one]: page('ett', said), 'pages/en/one.md': translated('ett', said) })).toEqual([]);
  });

  it.each([
    ['|1.1|Twice.|S|there|who|', '[1.1] This number stands twice.'],
    ['|1.4|Text.|X|there|who|', '[1.4] The mark must be S'],
    ['|1.4|Text.|S|there|nobody|', '[1.4] The source "nobody" has no row'],
  ])('refuses the row %s', (row, message) => {
    const facts = `| # | Fact | Mark | Read in | Show |\n|---|---|---|---|---|\n|1.1|Read.|S|there|who|\n${row}\n\n## Sources\n| Key | Publisher | In English | Title | Language | Year | Address |\n|---|---|---|---|---|---|---|\n|who|WHO||A guideline|en|2024|https://who.example|\n`;
    expect(problemsWith({ 'facts.md': facts }).join('\n')).toContain(`content/facts.md:4 ${message}`);
  });
});

describe('sources', () => {
  /** Returns a facts sheet with one row, which cites these sources. */
  const sheet = (...lines: string[]) => {
    const keys = lines.map((line) => line.split('|')[1]).join(', ');
    return [
      '|1.1|Read.|S|there|' + keys + '|',
      '',
      '## Sources',
      '| Key | Publisher | In English | Title | Language | Year | Address |',
      '|---|---|---|---|---|---|---|',
      ...lines,
    ].join('\n');
  };
  const problemsOfSources = (...lines: string[]) => problemsWith({ 'facts.md': sheet(...lines) });

  it.each([
    '|a|Regeringskansliet|Government Offices of Sweden|Health care advice|en/sv|n.d.|https://www.government.se/a|',
    '|a|Region Skåne||Lekterapi|sv|2021|https://vard.skane.se/play/|',
    '|a|Sheffield Children’s NHS Foundation Trust||After a tonsillectomy|en|n.d.|https://sheffield.example/a|',
  ])('has nothing to say of %s', (line) => {
    expect(problemsOfSources(line)).toEqual([]);
  });

  it.each([
    ['|a|WHO|A guideline|2024|https://who.example|', 'The language is missing'],
    ['|a|WHO||A guideline||2024|https://who.example|', 'The language is missing'],
    ['|a|WHO||A guideline|xx|2024|https://who.example|', '"xx" is none of our language codes'],
    ['|a|Sahlgrenska University Hospital||Lekterapi|sv|n.d.|https://sahlgrenska.se/a|', 'is an English name'],
    ['|a|Vaasa Central Hospital||Hjärtmottagning|sv|n.d.|https://vasa.example/sv/a|', 'is an English name'],
    ['|a|Government Offices||Health care advice|en|n.d.|https://www.government.se/a|', 'is an English name'],
  ])('refuses %s', (line, message) => {
    expect(problemsOfSources(line).join('\n')).toContain('content/facts.md:6 [a] ');
    expect(problemsOfSources(line).join('\n')).toContain(message);
  });

  it('refuses one address under two keys, however it is written', () => {
    expect(
      problemsOfSources(
        '|a|1177||När du ringer 1177|sv|n.d.|https://www.1177.se/ring/|',
        '|b|1177, Region Stockholm||När du ringer 1177|sv|n.d.|http://1177.se/ring|',
      ),
    ).toEqual([
      'content/facts.md:7 [b] The same address stands under the key "a" too. Keep one, and show it in the rows.',
    ]);
  });
});

describe('translations', () => {
  it('refuses a page without its English', () => {
    expect(problemsWith({ 'pages/en/one.md': undefined })).toEqual([
      'content/pages/sv/ett.md:2 [id] The translation into en is missing. Write it, with the same id.',
    ]);
  });

  it('refuses an English page without its Swedish', () => {
    expect(problemsWith({ 'pages/en/two.md': translated('tva') }).join('\n')).toContain(
      'content/pages/en/two.md:2 [id] No Swedish text has the id "tva".',
    );
  });

  it('[#280] refuses a translation with other blocks', () => {
    const fewer = translated('ett', {}, translated('ett').split('---\n')[2]?.replace('\n- two', '') ?? '');
    expect(problemsWith({ 'pages/en/one.md': fewer }).join('\n')).toContain(
      'Block 3 is a list of 1; in content/pages/sv/ett.md it is a list of 2.',
    );
  });

  it('refuses a translation that rests on fewer facts', () => {
    expect(problemsWith({ 'pages/en/one.md': translated('ett', { facts: '[]' }) }).join('\n')).toContain(
      'content/pages/en/one.md:7 [facts] The Swedish text also rests on 1.1.',
    );
  });

  it('refuses a name under a text that has changed since it was read', () => {
    const signed = (date: string, changed: string) =>
      problemsWith({
        'pages/en/one.md': translated('ett', { translation: `{ readBy: Maja Öberg, date: ${date} }`, changed }),
      }).filter((problem) => problem.includes('since it was read'));
    expect(signed('2026-11-20', '2026-11-20')).toEqual([]);
    expect(signed('2026-11-20', '2026-11-21').join()).toContain(
      '[translation] It has changed since it was read on 2026-11-20.',
    );
  });

  it('refuses a translation that calls itself the original', () => {
    expect(problemsWith({ 'pages/en/one.md': translated('ett', { translation: 'original' }) }).join('\n')).toContain(
      '[translation] Only the Swedish text is the original.',
    );
  });
});

describe('texts', () => {
  const rest = page('ett').split('---\n')[2] ?? '';

  it('refuses a text that is too hard for a child', () => {
    const hard = rest.replaceAll(' är röd.', ' sammanfattningsvis förekommer beträffande');
    expect(problemsWith({ [one]: page('ett', {}, hard) }).join('\n')).toMatch(
      /LIX is \d+; 30 is the most for these readers/,
    );
  });

  it.each(['Mer kommer snart.', 'Lorem ipsum dolor.'])('refuses "%s"', (empty) => {
    expect(problemsWith({ [one]: page('ett', {}, rest.replace('- ett', `- ${empty}`)) }).join('\n')).toContain(
      'promises a text',
    );
  });

  it('refuses a paragraph that stands on two pages', () => {
    const lines = problemsWith({ 'pages/sv/tva.md': page('tva', {}, rest), 'pages/en/two.md': translated('tva') });
    expect(lines).toEqual([
      expect.stringMatching(
        /^content\/pages\/sv\/tva\.md:16 This paragraph stands in content\/pages\/sv\/ett\.md:16 too\./,
      ),
    ]);
  });
});
