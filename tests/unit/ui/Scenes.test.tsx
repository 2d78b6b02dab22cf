import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Steps } from '../../../src/features/topic/Steps.tsx';
import { pictureProps } from '../../../src/layouts/props/page.ts';
import { Drawing, drawingNames, isSceneName } from '../../../src/ui/Drawing/Drawing.tsx';

/** Maximum size of a scene, in bytes of HTML: a page of seven steps stays far below its budget. */
const maxBytes = 10_000;
const scenes = drawingNames.filter(isSceneName);

describe.each(scenes)('the scene %s', (name) => {
  it('is light, and has no ids that two on a page would share', () => {
    const html = renderToStaticMarkup(<Drawing name={name} />);
    expect(html.length).toBeLessThan(maxBytes);
    expect(html).not.toMatch(/ (id|style)=/);
  });

  it('says what happens in it, in both languages', () => {
    const [swedish, english] = (['sv', 'en'] as const).map((code) => pictureProps(name, 'a.md', code).pictureLabel);
    expect(swedish?.length).toBeGreaterThan(30);
    expect(english).not.toBe(swedish);
  });
});

it('is named in a step; a thing is decoration', () => {
  const copy = { step_happens: '', step_time: '', step_feels: '', step_senses: '', step_help: '', step_more: '' };
  const words = { title: 'Ett', happens: '', feels: '', time: '', help: '' };
  const html = (picture: string) =>
    renderToStaticMarkup(<Steps copy={copy} steps={[{ ...words, ...pictureProps(picture, 'a.md', 'en') }]} />);
  expect(html('scene-mri')).toMatch(/role="img" aria-label="A child lies under a blanket/);
  expect(html('object-bed')).not.toContain('role="img"');
});
