import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { avatarOf } from '../../shared/avatar.ts';
import { usePreferences } from '../../client/stores/usePreferences.ts';
import { Button } from '../../ui/Button/Button.tsx';
import styles from './Atlas.module.css';
import type { AtlasCopy } from './atlasCopy.ts';
import { isLayer, type LayerId, thinLayers } from './layers.ts';
import { PartCard } from './PartCard.tsx';
import { Stage } from './Stage.tsx';
import { type AboutPage, type LayerData, type PartPage, useLayers } from './useLayers.ts';

/** Names without the places where a narrow column may break them. */
const whole = (name: string) => name.replaceAll('\u00ad', '');

type AtlasProps = {
  copy: AtlasCopy;
  language: string;
  layers: { id: LayerId; name: string }[];
  /** The layer that the page opens at, with its words. */
  first: LayerData;
  /** Id of the page that the atlas stands on. */
  page: string;
  /** What the page that the atlas stands on is about: one part of that layer, several, or all of it. */
  about?: AboutPage | undefined;
  /** Where the reader's own figure is made. */
  figure?: PartPage | undefined;
};

/** Renders the body to explore: layers on one outline, parts by list, name or touch, and the way to their pages. */
export function Atlas({ copy, language, layers, first, page, about, figure }: AtlasProps) {
  const [layer, setLayer] = useState(first.layer);
  const [also, setAlso] = useState<readonly LayerId[]>([]);
  const [chosen, setChosen] = useState(about?.parts.length === 1 ? about.parts[0] : undefined);
  const [choices, setChoices] = useState(0);
  const atlas = useRef<HTMLElement>(null);
  const avatar = avatarOf(usePreferences().aa_avatar);
  const { data, files, isFailed, tryAgain, ...shown } = useLayers(layer, also, first, language);
  const part = data.parts.find(({ id }) => id === chosen);
  const partId = part?.id;
  // Until a part is chosen, a page about several names them together.
  const region = part === undefined && data.layer === first.layer ? about : undefined;
  const parts = useMemo(() => (partId === undefined ? (region?.parts ?? []) : [partId]), [partId, region]);
  const names = new Map(data.parts.map(({ id, name }) => [id, name]));
  const pins = data.pins.map((pin) => ({ ...pin, name: names.get(pin.part) ?? '' }));
  const isThin = layer !== 'skin' && layer !== 'muscles';

  // What was pressed before the island woke counts.
  const takeEarly = useEffectEvent(() => {
    const pressed = (name: string) => atlas.current?.querySelector<HTMLInputElement>(`[name="${name}"]:checked`)?.value;
    const early = pressed('atlas-layer');
    if (isLayer(early)) setLayer(early);
    const part = pressed('atlas-part');
    if (part !== undefined && part !== chosen) choose(part);
  });
  useLayoutEffect(() => takeEarly(), []);
  useEffect(() => {
    if (partId === undefined) return;
    const show = async () => {
      const { scrollToChoice, scrollToChoiceInList } = await import('./scrollToChoice.ts');
      if (!atlas.current) return;
      scrollToChoiceInList(atlas.current);
      if (choices > 0) scrollToChoice(atlas.current);
    };
    show().catch(() => undefined);
  }, [partId, choices]);

  function choose(id: string): void {
    setChosen(id);
    setChoices(choices + 1);
  }
  const pageIn = (id: string) => data.pages[id] ?? [];

  return (
    <section
      ref={atlas}
      className={`${styles.atlas} no-print`}
      aria-labelledby="atlas"
      data-wake-if="aa_avatar"
      data-has-chosen={choices > 0 ? '' : undefined}
    >
      <div className={styles.head}>
        <h2 id="atlas">{copy.atlas_title}</h2>
        <p>{copy.atlas_intro}</p>
      </div>
      <fieldset className={styles.layers}>
        <legend className="visually-hidden">{copy.atlas_layers}</legend>
        {layers.map(({ id, name }) => (
          <label key={id} className={styles.layer}>
            <input type="radio" name="atlas-layer" value={id} checked={id === layer} onChange={() => setLayer(id)} />
            {name}
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.parts} data-parts>
        <legend className={styles.legend}>{layers.find(({ id }) => id === data.layer)?.name}</legend>
        <div className={styles.list}>
          {data.parts.map(({ id, name }) => (
            <label key={id} className={styles.part}>
              <input type="radio" name="atlas-part" value={id} checked={id === part?.id} onChange={() => choose(id)} />
              {whole(name)}
            </label>
          ))}
        </div>
      </fieldset>
      <div className={styles.figure}>
        <Stage
          copy={copy}
          avatar={avatar}
          layer={data.layer}
          also={shown.also}
          files={files}
          pins={pins}
          parts={parts}
          onPart={choose}
        >
          {part && (
            <PartCard
              copy={copy}
              name={whole(part.name)}
              does={part.does}
              page={part.page === about?.page ? 'here' : part.page === page ? undefined : data.pages[part.page]}
              diseases={part.diseases.flatMap(pageIn)}
            />
          )}
          {region && <PartCard copy={copy} {...region} page="here" diseases={region.diseases.flatMap(pageIn)} />}
        </Stage>
        {isThin && (
          <fieldset className={styles.also}>
            <legend>{copy.atlas_also}</legend>
            {layers
              .filter(({ id }) => id !== layer && thinLayers.some((thin) => thin === id))
              .map(({ id, name }) => (
                <label key={id} className={styles.layer}>
                  <input
                    type="checkbox"
                    name="atlas-also"
                    value={id}
                    checked={also.includes(id)}
                    onChange={() => setAlso(also.includes(id) ? also.filter((one) => one !== id) : [...also, id])}
                  />
                  {name}
                </label>
              ))}
          </fieldset>
        )}
        <p role="status" className="visually-hidden">
          {/* The name of a part is said already, by its own choice in the list. */}
          {part?.does ?? region?.does ?? ''}
        </p>
        {isFailed && (
          <div role="alert" className={styles.failed}>
            <p>{copy.atlas_failed}</p>
            <Button variant="outline" onClick={tryAgain}>
              {copy.atlas_again}
            </Button>
          </div>
        )}
        {figure && (
          <a href={figure.path} className={styles.way}>
            {copy.atlas_figure}
          </a>
        )}
      </div>
    </section>
  );
}
