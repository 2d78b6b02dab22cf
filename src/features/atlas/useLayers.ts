import { useEffect, useState } from 'react';
import { fetchOnce } from '../../client/fetchOnce.ts';
import { type LayerFiles, layersFor } from './LayerDrawing.tsx';
import type { LayerId } from './layers.ts';
import type { Pin } from './labels.ts';

/** A page that a part leads to. */
export type PartPage = { title: string; path: string };

/** A layer in words: what its parts are called, where their names stand, where they lead. */
export type LayerData = {
  layer: LayerId;
  parts: { id: string; name: string; does: string; page: string; diseases: string[] }[];
  pins: Omit<Pin, 'name'>[];
  /** By their ids. */
  pages: Record<string, PartPage>;
};

/** What the page that the atlas stands on is about. */
export type AboutPage = {
  /** Its id. */
  page: string;
  name: string;
  does: string;
  /** Parts of the first layer; none where the page is about all of it. */
  parts: readonly string[];
  /** Ids of pages about diseases. */
  diseases: readonly string[];
};

/** The pieces inside a file, without the `<svg>` around them. */
const piecesOf = (svg: string): string => svg.split('\n').slice(1, -1).join('\n');

const fetchLayer = (layer: LayerId): Promise<string> =>
  fetchOnce(`/atlas/${layer}.svg`, async (answer) => piecesOf(await answer.text()));

const fetchWords = (layer: LayerId, language: string): Promise<LayerData> =>
  fetchOnce(`/data/atlas/${layer}.${language}.json`, (answer) => answer.json() as Promise<LayerData>);

/** What is shown: only what is there, whole. */
type Shown = { data: LayerData; also: readonly LayerId[]; files: LayerFiles };

/**
 * Fetches each layer when it is shown for the first time; until it is there, what was shown before stays.
 * @param first the layer that the page came with
 */
export function useLayers(layer: LayerId, also: readonly LayerId[], first: LayerData, language: string) {
  const [shown, setShown] = useState<Shown>({ data: first, also: [], files: {} });
  const [isFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let isLatest = true;
    const load = async () => {
      const ids = layersFor(layer, also);
      const [data, ...files] = await Promise.all([
        layer === first.layer ? first : fetchWords(layer, language),
        ...ids.map(fetchLayer),
      ]);
      if (!isLatest) return;
      setShown({ data, also, files: Object.fromEntries(ids.map((id, index) => [id, files[index]])) });
      setFailed(false);
    };
    load().catch((error: unknown) => {
      console.warn('A layer of the atlas could not be fetched', error);
      if (isLatest) setFailed(true);
    });
    return () => {
      isLatest = false;
    };
  }, [layer, also, first, language, tries]);

  return { ...shown, isFailed, tryAgain: () => setTries(tries + 1) };
}
