// @vitest-environment happy-dom
/** Episodes in other hosts' players: the question first, no frame without consent, and no press that is lost. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getConsent, setConsent } from '../../src/client/stores/consent.ts';
import { copyOf } from '../../src/i18n/copy.ts';
import { consentGateCopy } from '../../src/compose/ConsentGate.tsx';
import { EpisodeEmbed, type EpisodeEmbedProps } from '../../src/compose/EpisodeEmbed.island.tsx';

const copy = copyOf('sv', consentGateCopy);
const episode = (provider: EpisodeEmbedProps['provider']) => (
  <EpisodeEmbed
    copy={copy}
    listenAt="Lyssna hos {provider}"
    title="Bruset"
    provider={provider}
    providerId="podden/bruset"
    locale="sv"
    settingsHref="/c#cookies"
  />
);
const frame = () => document.querySelector('iframe');
const hosts = [
  [
    'soundcloud',
    'SoundCloud',
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fpodden%2Fbruset&auto_play=false&show_comments=false',
    'https://soundcloud.com/podden/bruset',
  ],
  [
    'acast',
    'Acast',
    'https://embed.acast.com/podden/bruset?autoplay=false',
    'https://shows.acast.com/podden/episodes/bruset',
  ],
] as const;

beforeEach(() => {
  // happy-dom would load the frame and complain that it may not, so it gets an empty page.
  vi.spyOn(HTMLIFrameElement.prototype, 'getAttribute').mockImplementation(function (this: Element, name) {
    return name === 'srcdoc' ? '' : Element.prototype.getAttribute.call(this, name);
  });
  setConsent([]);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each(hosts)(
  '[#66] [#179] [#180] %s is asked for after the yes, and goes at once when it is taken back',
  (provider, name, address, page) => {
    setConsent([provider === 'acast' ? 'soundcloud' : 'acast']);
    render(episode(provider));
    expect(frame(), 'a yes to one is no yes to another').toBeNull();
    expect(document.body.textContent).toContain(`Godkänn cookies från ${name} för att se det.`);
    expect(screen.getByRole('link', { name: `Lyssna hos ${name}` }).getAttribute('href')).toBe(page);
    fireEvent.click(screen.getByRole('button', { name: copy.embed_accept }));
    expect(frame()?.src).toBe(address);
    expect(frame()?.title).toBe('Bruset');
    expect(document.activeElement).toBe(frame());
    act(() => setConsent([]));
    expect(frame()).toBeNull();
    expect(screen.getByRole('button', { name: copy.embed_accept })).toBeTruthy();
  },
);

it('[#258] plays beside a button that takes the yes back; what asks again has the focus', () => {
  setConsent(['acast']);
  render(episode('acast'));
  fireEvent.click(screen.getByRole('button', { name: copy.embed_take_back }));
  expect(frame()).toBeNull();
  expect(getConsent()).toMatchObject({ acast: false, hide: true });
  expect(document.activeElement?.textContent).toBe(copy.embed_title);
});
