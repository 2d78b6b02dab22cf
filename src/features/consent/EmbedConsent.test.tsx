// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getConsent, setConsent } from '../../client/stores/consent.ts';
import { useConsent } from '../../client/stores/useConsent.ts';
import { trackedEvent, type TrackedEvent } from '../../client/track.ts';
import { copyOf } from '../../i18n/copy.ts';
import { EmbedConsent, embedConsentCopy } from './EmbedConsent.tsx';

const onAccept = vi.fn();
const film = 'The film';
const elsewhere = 'Elsewhere';

/** What shows a player, as every player does it. */
function Film({ language = 'en' }: { language?: 'sv' | 'en' }) {
  return useConsent('svt_play') ? (
    <p>{film}</p>
  ) : (
    <EmbedConsent
      copy={copyOf(language, embedConsentCopy)}
      provider="svt_play"
      settingsHref="/cookies#cookies"
      onAccept={onAccept}
    >
      <a href="https://svtplay.example">{elsewhere}</a>
    </EmbedConsent>
  );
}

beforeEach(() => {
  setConsent([]);
  onAccept.mockClear();
});
afterEach(cleanup);

it.each([
  [
    'en',
    "This content can't be displayed",
    'To view it, please accept cookies from SVT Play.',
    'Would you like to accept SVT Play cookies?',
    'OK, accept',
    'Cookie settings',
  ],
  [
    'sv',
    'Det här innehållet kan inte visas',
    'Godkänn cookies från SVT Play för att se det.',
    'Vill du godkänna cookies från SVT Play?',
    'OK, godkänn',
    'Cookieinställningar',
  ],
] as const)('[#179] in %s it says what is missing, asks, and leads to the settings', (language, ...words) => {
  const { container } = render(<Film language={language} />);
  const [title, text, question, button, link] = words;
  for (const sentence of [title, text, question]) expect(container.textContent).toContain(sentence);
  expect(screen.getByRole('button').textContent).toBe(button);
  expect(screen.getByRole('link', { name: link ?? '' }).getAttribute('href')).toBe('/cookies#cookies');
  expect(screen.getByRole('link', { name: elsewhere })).toBeTruthy();
});

it('[#180] [#189] the button says yes to that provider alone, and what it has appears', () => {
  const heard: TrackedEvent[] = [];
  document.addEventListener(trackedEvent, (event) => heard.push((event as CustomEvent<TrackedEvent>).detail));
  setConsent(['acast']);
  const { hide, ...before } = getConsent();
  render(<Film />);
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByText(film)).toBeTruthy();
  expect(getConsent()).toEqual({ ...before, svt_play: true, hide });
  expect(heard).toEqual([{ category: 'Cookie Settings', action: 'Button Click', name: 'Accept: svt_play' }]);
  expect(onAccept).toHaveBeenCalledOnce();
});

it('[#258] it takes the place of a player as soon as the yes is taken back', () => {
  setConsent(['svt_play']);
  render(<Film />);
  expect(screen.getByText(film)).toBeTruthy();
  act(() => setConsent([]));
  expect(screen.queryByText(film)).toBeNull();
  expect(screen.getByRole('button')).toBeTruthy();
});
