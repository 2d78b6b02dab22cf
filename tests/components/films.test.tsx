// @vitest-environment happy-dom
/** Films in the browser's own player, over a page and on their own. */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setPreferences } from '../../src/client/stores/preferences.ts';
import { GroupedFilms } from '../../src/features/film/GroupedFilms.tsx';
import { NativeFilm } from '../../src/features/film/NativeFilm.tsx';
import { Participants, participantsCopy } from '../../src/features/film/Participants.tsx';
import { cardsOf, ownFilm } from '../../src/features/film/sample.ts';
import { contextOf } from '../../src/gallery/renderExample.ts';
import { copyOf } from '../../src/i18n/copy.ts';
import { base, copy, overlay, reader } from './films.tsx';

const video = () => document.querySelector('video');
const sources = () => [...document.querySelectorAll('source')].map((source) => source.getAttribute('src'));

beforeEach(() => reader());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a film of ours', () => {
  const player = (more: Partial<Parameters<typeof NativeFilm>[0]> = {}) => (
    <NativeFilm copy={copy} film={base} source={ownFilm} locale="en" {...more} />
  );

  it('[#214] has its place before it comes, its own picture, controls, and asks for nothing', () => {
    render(player());
    expect(video()?.getAttribute('preload')).toBe('none');
    expect(video()?.hasAttribute('controls')).toBe(true);
    expect(video()?.autoplay).toBe(false);
    expect([video()?.getAttribute('width'), video()?.getAttribute('height')]).toEqual(['640', '360']);
    expect(video()?.getAttribute('poster')).toBe('/a.webp');
    expect(sources()).toEqual(['/film.webm', '/film.mp4']);
  });

  it('has captions in both languages, the reader’s on', () => {
    render(player());
    const tracks = [...document.querySelectorAll('track')];
    expect(tracks.map(({ kind, srclang, label }) => [kind, srclang, label])).toEqual([
      ['captions', 'sv', 'Svenska'],
      ['captions', 'en', 'English'],
    ]);
    expect(tracks.map((track) => track.hasAttribute('default'))).toEqual([false, true]);
  });

  it('[#217] says so where the browser can show none of its files, with the way to one of them', () => {
    render(player());
    const [first, last] = document.querySelectorAll('source');
    const failure = document.querySelector<HTMLElement>('[data-film-failure]') as HTMLElement;
    fireEvent.error(first as Element);
    expect(failure.hidden).toBe(true);
    fireEvent.error(last as Element);
    expect(failure.hidden).toBe(false);
    expect(failure.textContent).toBe('Din webbläsare kan inte visa filmen. Ladda ner filmen');
    expect(within(failure).getByRole('link').getAttribute('href')).toBe('/film.mp4');
  });

  it('[#213] is the one with audio description where the reader wants it, and the plain one where there is no other', () => {
    reader({ isDescribed: true });
    const { rerender } = render(overlay(ownFilm));
    expect(sources()).toEqual(['/described.webm', '/described.mp4']);
    rerender(overlay({ ...ownFilm, described: undefined }));
    expect(sources()).toEqual(['/film.webm', '/film.mp4']);
  });

  it.each([
    ['after a press, plays by itself', {}, true],
    ['without one, as from an address, waits', { isActive: false }, false],
    ['where data is saved, waits', { saveData: true }, false],
    ['where things stand still, waits', { isStill: true }, false],
  ])('%s', (_name, wishes, plays) => {
    reader(wishes);
    render(overlay(ownFilm));
    expect(video()?.autoplay).toBe(plays);
  });
});

it('[#213] [#217] on its own page a script of a few lines does the same', async () => {
  document.body.innerHTML = renderToStaticMarkup(<NativeFilm copy={copy} film={base} source={ownFilm} locale="sv" />);
  const load = vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
  setPreferences({ audioDescriptionEnabled: true });
  await import('../../src/features/film/film.enhance.ts');
  expect(sources()).toEqual(['/described.webm', '/described.mp4']);
  expect(load).toHaveBeenCalledOnce();
  setPreferences({ theme: 'dark' });
  expect(load).toHaveBeenCalledOnce();
  setPreferences({ audioDescriptionEnabled: false });
  expect(sources().map((source) => source && new URL(source, location.href).pathname)).toEqual([
    '/film.webm',
    '/film.mp4',
  ]);
  Object.defineProperty(video(), 'currentTime', { value: 3 });
  setPreferences({ audioDescriptionEnabled: true });
  expect(load, 'a film that has begun goes on').toHaveBeenCalledTimes(2);
  const failure = document.querySelector<HTMLElement>('[data-film-failure]');
  expect(failure?.hidden).toBe(true);
  fireEvent.error([...document.querySelectorAll('source')].at(-1) as Element);
  expect(failure?.hidden).toBe(false);
  document.body.replaceChildren();
});

describe('over the page', () => {
  it('[#215] shows the QR code of the film’s page, or hides it', () => {
    const { rerender } = render(overlay(ownFilm));
    expect(screen.getByRole('img', { name: copy.share_qr }).getAttribute('src')).toBe('/a.svg');
    rerender(overlay(ownFilm, { showsQr: false }));
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('has its title, the way to the film in words, and a link to hand on', async () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    render(overlay(ownFilm));
    expect(screen.getByRole('heading', { level: 2, name: 'Masken' })).toBeTruthy();
    expect(screen.getByRole('link', { name: copy.film_read }).getAttribute('href')).toBe('/mediplay/video/masken');
    fireEvent.click(screen.getByRole('button', { name: copy.share_copy }));
    await vi.waitFor(() => expect(document.body.textContent).toContain(copy.share_copied));
    expect(writeText).toHaveBeenCalledWith('/q/a-sv');
    writeText.mockRejectedValue(new Error('not allowed'));
    fireEvent.click(screen.getByRole('button', { name: copy.share_copy }));
    await vi.waitFor(() => expect(document.body.textContent).toContain(`${copy.share_copy_failed} /q/a-sv`));
  });

  it('[#65] shows the films of a group one at a time, the first at first', () => {
    const films = [
      { id: 'a', title: 'Gör det ont?' },
      { id: 'b', title: 'Får mamma vara med?' },
    ];
    render(<GroupedFilms title="Snabba frågor" films={films} show={({ id }) => <p>film {id}</p>} />);
    const pressed = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-pressed'));
    expect(screen.getByText('film a')).toBeTruthy();
    expect(pressed()).toEqual(['true', 'false']);
    fireEvent.click(screen.getByRole('button', { name: 'Får mamma vara med?' }));
    expect(screen.queryByText('film a')).toBeNull();
    expect(screen.getByText('film b')).toBeTruthy();
    expect(pressed()).toEqual(['false', 'true']);
  });
});

it('[#218] the faces of those who tell lead to their films, the last place to a letter of one’s own', () => {
  const films = cardsOf(contextOf('sv')).map((film) => ({ ...film, starring: 'Ellen, 8 år' }));
  render(<Participants copy={copyOf('sv', participantsCopy)} films={films} contactEmail="a@b.example" />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/mediplay/video/masken',
    '/mediplay/video/slangen',
    'mailto:a@b.example',
  ]);
  expect(links.map((link) => link.dataset['modal'])).toEqual(['videoModal', 'videoModal', undefined]);
  expect(links.at(-1)?.textContent).toBe('Berätta din egen historia');
});
