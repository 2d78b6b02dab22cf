/** What a film's own page does with scripts: the reader's choice of audio description, and word of what can't be shown. */
import { getPreferences, onPreferences } from '../../client/stores/preferences.ts';

const video = document.querySelector<HTMLVideoElement>('video[data-film]');
const sources = [...(video?.querySelectorAll('source') ?? [])];
const plain = new Map(sources.map((source) => [source, source.src]));

/** Takes the one with audio description where the reader wants it. A film that has begun goes on as it is. */
function choose(): void {
  if (!video || video.currentTime > 0) return;
  const { audioDescriptionEnabled } = getPreferences();
  const wanted = sources.map((source) => (audioDescriptionEnabled && source.dataset['described']) || plain.get(source));
  if (sources.every((source, index) => source.src === new URL(wanted[index] ?? '', location.href).href)) return;
  sources.forEach((source, index) => (source.src = wanted[index] ?? ''));
  video.load();
}

choose();
onPreferences(choose);

// The last source: none before it could be shown.
sources.at(-1)?.addEventListener('error', () => {
  const failure = document.querySelector<HTMLElement>('[data-film-failure]');
  if (failure) failure.hidden = false;
});
