// @vitest-environment happy-dom
/** Films in other hosts' players: the question first, and no frame without consent. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getConsent, grantConsent, setConsent } from '../../src/client/stores/consent.ts';
import type { FilmProvider } from '../../src/shared/embeds.ts';
import { embeddedFilm } from '../../src/features/film/sample.ts';
import { copy, overlay, reader } from './films.tsx';

const frame = () => document.querySelector('iframe');

beforeEach(() => {
  // happy-dom would load the frame and complain that it may not, so it gets an empty page.
  vi.spyOn(HTMLIFrameElement.prototype, 'getAttribute').mockImplementation(function (this: Element, name) {
    return name === 'srcdoc' ? '' : Element.prototype.getAttribute.call(this, name);
  });
  setConsent([]);
  reader();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a film of another host', () => {
  const hosts: [FilmProvider, string, string, string][] = [
    ['youtube', 'abcdefghijk', 'YouTube', 'https://www.youtube.com/watch?v=abcdefghijk'],
    ['svt_play', 'jXvK7aB', 'SVT Play', 'https://www.svtplay.se/video/jXvK7aB'],
    ['ur_play', '213896', 'UR Play', 'https://urplay.se/program/213896'],
  ];

  it.each(hosts)(
    '[#210] [#212] [#179] [#180] of %s asks first, plays after the yes and goes at once when it is taken back',
    (provider, providerId, name, page) => {
      render(overlay({ provider, providerId }));
      expect(frame()).toBeNull();
      expect(document.body.textContent).toContain(`Godkänn cookies från ${name} för att se det.`);
      expect(screen.getByRole('link', { name: copy.consent_link }).getAttribute('href')).toBe('/c#cookies');
      expect(screen.getByRole('link', { name: `Se filmen hos ${name}` }).getAttribute('href')).toBe(page);
      fireEvent.click(screen.getByRole('button', { name: copy.embed_accept }));
      expect(frame()?.title).toBe('Masken');
      expect(frame()?.src).toContain(providerId);
      expect(document.activeElement).toBe(frame());
      expect(screen.getByRole('link', { name: `Se filmen hos ${name}` })).toBeTruthy();
      act(() => setConsent([]));
      expect(frame()).toBeNull();
      expect(screen.getByRole('button', { name: copy.embed_accept })).toBeTruthy();
    },
  );

  it('[#258] plays beside a button that takes the yes back, alone; what asks again has the focus', () => {
    setConsent(['svt_play', 'youtube']);
    render(overlay(embeddedFilm));
    expect(document.body.textContent).toContain('YouTube får visa det här.');
    fireEvent.click(screen.getByRole('button', { name: copy.embed_take_back }));
    expect(frame()).toBeNull();
    expect(getConsent()).toMatchObject({ youtube: false, svt_play: true, hide: true });
    expect(document.activeElement?.textContent).toBe(copy.embed_title);
    expect(screen.queryByRole('button', { name: copy.embed_take_back })).toBeNull();
  });

  it('a yes to one host is no yes to another', () => {
    grantConsent('svt_play');
    render(overlay(embeddedFilm));
    expect(frame()).toBeNull();
  });

  it('[#211] [#214] of YouTube has the parameters of the reader, in its place', () => {
    grantConsent('youtube');
    render(overlay(embeddedFilm, { locale: 'en' }));
    expect(frame()?.src).toBe(
      'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&controls=1&playsinline=1&hl=en&cc_load_policy=1',
    );
    expect([frame()?.getAttribute('width'), frame()?.getAttribute('height')]).toEqual(['640', '360']);
  });

  it.each([{ isActive: false }, { saveData: true }, { isStill: true }])('waits with %o', (wishes) => {
    reader(wishes);
    grantConsent('youtube');
    render(overlay(embeddedFilm));
    expect(frame()?.src).toContain('autoplay=0');
  });

  it('[#213] is the one with audio description where the reader wants it', () => {
    reader({ isDescribed: true });
    grantConsent('youtube');
    render(overlay(embeddedFilm));
    expect(frame()?.src).toContain('/embed/ABCDEFGHIJK?');
  });
});
