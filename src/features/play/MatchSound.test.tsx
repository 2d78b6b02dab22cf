// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { copyOf } from '../../i18n/copy.ts';
import { MatchSound, matchSoundCopy } from './MatchSound.island.tsx';
import { sampleThings } from './sample.ts';

const copy = copyOf('sv', matchSoundCopy);

afterEach(cleanup);

it('can be played without a sound: each has its words and its wave, another choice is no mistake', () => {
  render(<MatchSound copy={copy} things={sampleThings('matchsound')} morePath="/lek-och-lar" />);
  expect(screen.getByText('? cuff.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'bed' }));
  expect(screen.getByRole('status').textContent).toBe('bed låter så här: ? bed. Prova en annan.');
  for (const name of ['cuff', 'monitor', 'bed', 'suction', 'machine']) {
    fireEvent.click(screen.getByRole('button', { name }));
    fireEvent.click(screen.getByRole('button', { name: /^(Nästa ljud|Klar)$/ }));
  }
  expect(screen.getByText(copy.game_sound_done)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'En gång till' }));
  expect(screen.getByText('Ljud 1 av 5')).toBeTruthy();
});
