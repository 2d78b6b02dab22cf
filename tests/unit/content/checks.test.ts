/** Each rule of the content checks, with a file that breaks it and the error that an editor reads. */
import { describe, expect, it } from 'vitest';
import { page, problemsWith, translated } from './fixture.ts';

const one = 'pages/sv/ett.md';

it('has nothing to say of content that holds', () => {
  expect(problemsWith({})).toEqual([]);
});

describe('fields', () => {
  it.each([
    [
      'an unknown field',
      page('ett', { colour: 'red' }),
      'content/pages/sv/ett.md:13 [colour] There is no such field: colour. Remove it, or correct its spelling.',
    ],
    ['a missing field', page('ett', { title: undefined }), 'content/pages/sv/ett.md:2 [title] is missing: add it.'],
    [
      'an id that a short address can not hold',
      page('en-sida'),
      'content/pages/sv/ett.md:2 [id] must be lower-case letters and digits only',
    ],
    [
      'a description that search engines cut',
      page('ett', { description: 'x'.repeat(200) }),
      'content/pages/sv/ett.md:4 [description] must be 170 characters at most',
    ],
    [
      'a date that is none',
      page('ett', { changed: '21 november' }),
      'content/pages/sv/ett.md:8 [changed] must be a date as 2026-11-21',
    ],
    [
      'a review that nobody signed',
      page('ett', { review: 'reviewed' }),
      'content/pages/sv/ett.md:11 [review] must be unreviewed, not-clinical, or by, role and date',
    ],
    [
      'a number of a fact without quotes',
      page('ett', { facts: '[1.1]' }),
      'content/pages/sv/ett.md:7 [facts.0] must be quoted, as in "3.1"',
    ],
    [
      'a picture without an alternative text',
      page('ett', { image: '{ src: nurse.png }' }),
      'content/pages/sv/ett.md:13 [image.alt] is missing: say what the picture shows',
    ],
    [
      'a picture with an empty alternative text',
      page('ett', { image: '{ src: nurse.png, alt: "" }' }),
      'content/pages/sv/ett.md:13 [image.alt] must say what the picture shows',
    ],
    [
      'front matter that is no YAML',
      page('ett', { title: 'Gör: det: ont' }),
      "content/pages/sv/ett.md:3 This can't be read",
    ],
    ['no front matter', 'Bara text.', 'content/pages/sv/ett.md:1 The front matter is missing.'],
  ])('refuses %s', (_name, text, message) => {
    expect(problemsWith({ [one]: text }).join('\n')).toContain(message);
  });

  it('refuses a field of a JSON file that is there twice, and names its line', () => {
    expect(problemsWith({ 'terms/sv.json': '{\n  "mask": "a",\n  "mask": "b: c"\n}' }).join('\n')).toContain(
      "content/terms/sv.json:3 This can't be read: Map keys must be unique",
    );
  });

  it('refuses a language that is not in the table', () => {
    expect(problemsWith({ 'pages/xx/ett.md': page('ett') }).join('\n')).toContain(
      'content/pages/xx/ett.md:1 "xx" is none of the languages',
    );
  });

  it('says nothing of what follows from a file that can not be read', () => {
    expect(problemsWith({ [one]: page('ett', { title: undefined }) })).toEqual([
      'content/pages/sv/ett.md:2 [title] is missing: add it.',
    ]);
  });

  it('reads a file that starts with a byte order mark', () => {
    expect(problemsWith({ [one]: `\uFEFF${page('ett')}` })).toEqual([]);
  });

  it.each(['facts.md', 'menus/main.json', 'menus/footer.json', 'menus/caregivers.json'])('misses %s', (name) => {
    expect(problemsWith({ [name]: undefined })).toEqual([
      `content/${name}:1 This file is missing. The site needs it: bring it back.`,
    ]);
  });

  it('refuses a file that belongs to no kind', () => {
    expect(problemsWith({ 'notes.md': 'x' })).toEqual([
      expect.stringContaining('content/notes.md:1 This file belongs to no kind of content'),
    ]);
  });
});

describe('ids and addresses', () => {
  it('refuses an id that stands twice in a language', () => {
    const lines = problemsWith({
      'pages/sv/tva.md': page('ett', {
        title: 'Annan',
        description: 'En helt annan beskrivning som också den är lång nog.',
      }),
    });
    expect(lines.join('\n')).toContain(
      'content/pages/sv/tva.md:2 [id] content/pages/sv/ett.md has the same id already.',
    );
  });

  it('refuses two files with one address', () => {
    const lines = problemsWith({
      'caregivers/sv/a.md': page('1', { audience: undefined, id: '"1"' }),
      'pages/sv/narstaende/a.md': page('tre'),
    });
    expect(lines.join('\n')).toContain('has the same slug already. Two pages would share one address');
  });

  it('refuses a title that stands twice in a language', () => {
    const lines = problemsWith({ 'pages/sv/tva.md': page('tva', { title: 'Titel ett' }) });
    expect(lines.join('\n')).toContain(
      'content/pages/sv/tva.md:3 [title] content/pages/sv/ett.md has the same title already.',
    );
  });

  it('refuses a slug that another page needs', () => {
    expect(
      problemsWith({ 'caregivers/ar/menu.md': page('7', { id: '"7"', audience: undefined }) }).join('\n'),
    ).toContain('content/caregivers/ar/menu.md:1 "menu" is kept for another page.');
  });

  it.each(['Ett', 'två', 'en_sida', 'a/-b'])('refuses the file name %s', (slug) => {
    expect(problemsWith({ [`pages/sv/${slug}.md`]: page('tre') }).join('\n')).toContain(
      `content/pages/sv/${slug}.md:1 "${slug}" can't be an address. Rename the file`,
    );
  });

  it.each([
    ['a page has', '[/ett]', 'is the address of content/pages/sv/ett.md'],
    ['two pages had', '[/forr]', 'is a former address of content/pages/sv/ett.md'],
  ])('refuses a former address that %s', (_name, formerPaths, message) => {
    const lines = problemsWith({
      [one]: page('ett', { formerPaths: '[/forr]' }),
      'pages/sv/tva.md': page('tva', { formerPaths }),
    });
    expect(lines.join('\n')).toContain(
      `content/pages/sv/tva.md:13 [formerPaths.0] ${formerPaths.slice(1, -1)} ${message}: it can't lead here too.`,
    );
  });

  it('refuses a menu item without a page', () => {
    expect(problemsWith({ 'menus/main.json': '[\n  { "page": "borta", "icon": "mascot" }\n]' })).toEqual([
      'content/menus/main.json:2 [0.page] No page has the id "borta". Correct it, or write the page.',
    ]);
  });
});

describe('links', () => {
  const withBody = (text: string) =>
    page('ett', {}, `## En rubrik\n\n${page('x').split('\n\n')[1] ?? ''}\n\n- ${text}\n- två\n`);

  it.each([
    [
      'to a page that is missing',
      '[läs](page:borta)',
      'content/pages/sv/ett.md:18 No page has the id "borta". Correct the link.',
    ],
    ['of an unknown form', '[läs](/ett)', 'content/pages/sv/ett.md:18 The link "/ett" is not of a known form.'],
    ['over plain HTTP', '[läs](http://example.org)', 'is not of a known form'],
  ])('refuses a link %s', (_name, text, message) => {
    expect(problemsWith({ [one]: withBody(text) }).join('\n')).toContain(message);
  });

  it('refuses a link to a page that the language lacks', () => {
    const lines = problemsWith({
      'pages/en/one.md': translated('ett', { related: '[tva]' }),
      'pages/sv/tva.md': page('tva'),
    });
    expect(lines.join('\n')).toContain('[related.0] No page in en has the id "tva".');
  });

  it.each([
    ['HTML', '<b>fet</b> text', 'content/pages/sv/ett.md:14 HTML is not shown.'],
    [
      'a picture in the text',
      '![](nurse.png)',
      'A picture belongs in the field "image" with src and alt, not in the text. It also lacks an alternative text.',
    ],
  ])('refuses %s', (_name, text, message) => {
    const body = text.startsWith('<') ? `<div>x</div>\n\n${text}` : text;
    expect(problemsWith({ [one]: page('ett', {}, body) }).join('\n')).toContain(message);
  });
});

describe('pictures', () => {
  it('refuses one that is not there, or that says nothing to readers who cannot see it', () => {
    const withImage = (image: string) => problemsWith({ [one]: page('ett', { image }) }).join('\n');
    expect(withImage('{ src: sko.png, alt: En sko }')).toContain(
      '[image.src] There is no picture content/pictures/sko.png.',
    );
    expect(withImage('{ src: sko.png }')).toContain('[image.alt]');
  });

  it('stands in the Swedish caregiver page only', () => {
    const caregiver = (changes: Record<string, string>) => page('"2658"', { audience: undefined, ...changes });
    const lines = problemsWith({
      'caregivers/sv/fasta.md': caregiver({ picture: 'object-bed' }),
      'caregivers/en/fasting.md': caregiver({ translation: 'machine', picture: 'object-bed' }),
    });
    expect(lines.join('\n')).toContain(
      'content/caregivers/en/fasting.md:12 [picture] The picture of content/caregivers/sv/fasta.md holds',
    );
  });
});
