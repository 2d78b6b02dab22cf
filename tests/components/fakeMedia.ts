/** Test fakes: films that only record what they are told, and a window in which the test decides what is in view. */
import { act } from '@testing-library/react';
import { vi } from 'vitest';

type Film = { paused: boolean; ended: boolean; currentTime: number; loads: number };

const films = new WeakMap<Element, Film>();
const observers = new Map<Element, (entries: { intersectionRatio: number }[]) => void>();

/** Returns the recorded state of a film. */
export function filmOf(video: Element): Film {
  const film = films.get(video) ?? { paused: true, ended: false, currentTime: 0, loads: 0 };
  films.set(video, film);
  return film;
}

/** What `play()` returns. A test may replace it. */
export const playing = { answer: (): Promise<void> => Promise.resolve() };

class TestTrack extends EventTarget {
  mode = 'disabled';
  activeCues: { text: string }[] = [];
}
const tracks = new WeakMap<Element, TestTrack>();

/** Returns the text track of a film's element. */
export function trackOf(video: Element): TestTrack {
  const track = tracks.get(video) ?? new TestTrack();
  tracks.set(video, track);
  return track;
}

/** Installs the fakes. */
export function fakeMedia(): void {
  observers.clear();
  playing.answer = () => Promise.resolve();
  const { prototype } = HTMLMediaElement;
  const property = (name: string, get: (this: Element) => unknown, set?: (this: Element, value: never) => void) =>
    Object.defineProperty(prototype, name, { configurable: true, get, ...(set && { set }) });
  property('paused', function () {
    return filmOf(this).paused;
  });
  property('ended', function () {
    return filmOf(this).ended;
  });
  property('duration', () => 20);
  property('error', () => null);
  property('textTracks', function () {
    return [trackOf(this)];
  });
  property(
    'currentTime',
    function () {
      return filmOf(this).currentTime;
    },
    function (seconds) {
      Object.assign(filmOf(this), { currentTime: seconds, ended: false });
    },
  );
  vi.spyOn(prototype, 'load').mockImplementation(function (this: Element) {
    filmOf(this).loads += 1;
  });
  vi.spyOn(prototype, 'play').mockImplementation(function (this: Element) {
    filmOf(this).paused = false;
    return playing.answer();
  });
  vi.spyOn(prototype, 'pause').mockImplementation(function (this: Element) {
    filmOf(this).paused = true;
  });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly seen = new Set<Element>();
      private readonly tell: (entries: { intersectionRatio: number }[]) => void;
      constructor(tell: (entries: { intersectionRatio: number }[]) => void) {
        this.tell = tell;
      }
      observe(element: Element) {
        this.seen.add(element);
        observers.set(element, this.tell);
      }
      disconnect() {
        for (const element of this.seen) observers.delete(element);
      }
    },
  );
}

/** Reports how much of an element is in view, from 0 to 1. */
export const show = (element: Element, part: number): void =>
  act(() => observers.get(element)?.([{ intersectionRatio: part }]));
