import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { Avatar } from '../../avatar.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './Stage.module.css';
import type { AtlasCopy } from './atlasCopy.ts';
import { LayerDrawing, type LayerFiles } from './LayerDrawing.tsx';
import type { LayerId } from './layers.ts';
import { lineTo, type Pin, stage } from './pins.ts';
import { useGestures } from './useGestures.ts';
import { centred, moved, type View, viewBoxOf, wholeView, zoomed, zoomOf } from './view.ts';

/** How much closer a press of a button goes, and how far an arrow moves. */
const step = { zoom: 1.6, move: 0.25 };

const keys: Readonly<Record<string, (view: View) => View>> = {
  '+': (view) => zoomed(view, step.zoom),
  '-': (view) => zoomed(view, 1 / step.zoom),
  '0': () => wholeView,
  ArrowUp: (view) => moved(view, [0, -step.move]),
  ArrowDown: (view) => moved(view, [0, step.move]),
  ArrowLeft: (view) => moved(view, [-step.move, 0]),
  ArrowRight: (view) => moved(view, [step.move, 0]),
};

/** Tells whether so little is in sight that the names beside the body have no place. */
const isNear = (view: View): boolean => zoomOf(view) > 1.05;

/** A share of a length, as styles take it. */
const share = (part: number, whole: number): string => `${(part / whole) * 100}%`;

type StageProps = {
  copy: AtlasCopy;
  avatar: Avatar;
  layer: LayerId;
  also: readonly LayerId[];
  files: LayerFiles;
  pins: Pin[];
  part: string | undefined;
  onPart: (part: string) => void;
};

/**
 * Renders the drawn body with names beside it, and tools that move and zoom it. The list of parts says the same, so the picture
 * itself is hidden from screen readers; its names are for eyes and fingers.
 */
export function Stage({ copy, avatar, layer, also, files, pins, part, onPart }: StageProps) {
  const svg = useRef<SVGSVGElement>(null);
  const [view, setView] = useState(wholeView);
  const choose = useRef(onPart);
  choose.current = onPart;
  useGestures(
    svg,
    setView,
    useCallback((name: string) => choose.current(name), []),
  );
  const chosen = pins.find((pin) => pin.part === part);
  // Near by, what is chosen in the list comes into sight.
  useEffect(() => {
    if (chosen) setView((now) => (isNear(now) ? centred(now, chosen.x, chosen.y) : now));
  }, [part]);
  const isDrawn = files[layer] !== undefined;
  const isWhole = !isNear(view);

  function press(event: KeyboardEvent): void {
    const change = keys[event.key === '=' ? '+' : event.key];
    if (!change || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setView(change);
  }

  const tool = (key: keyof typeof keys, label: string, icon: 'plus' | 'minus' | 'up' | 'down' | 'back' | 'forward') => (
    <Button key={key} variant="outline" aria-label={label} onClick={() => setView((now) => keys[key]?.(now) ?? now)}>
      <Icon name={icon} />
    </Button>
  );

  return (
    <div className={styles.stageBox}>
      <div className={styles.stage} dir="ltr" data-zoomed={isWhole ? undefined : ''}>
        <svg ref={svg} className={styles.drawing} viewBox={viewBoxOf(view)} aria-hidden focusable={false}>
          {isDrawn && <LayerDrawing avatar={avatar} layer={layer} also={also} files={files} part={part} />}
          {isDrawn &&
            isWhole &&
            pins.map((pin) => (
              <g key={pin.part} className={styles.pin} data-chosen={pin.part === part ? '' : undefined}>
                <path className={styles.casing} d={lineTo(pin)} />
                <path d={lineTo(pin)} />
                <circle cx={pin.x} cy={pin.y} r={pin.part === part ? 6.5 : 4} />
              </g>
            ))}
        </svg>
        {!isDrawn && (
          <img
            className={styles.drawing}
            src={`/atlas/figures/${layer}.svg`}
            width={stage.width}
            height={stage.height}
            alt=""
          />
        )}
        <div aria-hidden>
          {isDrawn &&
            isWhole &&
            pins.map((pin) => (
              <button
                key={pin.part}
                type="button"
                tabIndex={-1}
                className={`${styles.name} ${pin.side === 'l' ? styles.nameLeft : styles.nameRight}`}
                data-pin={pin.part}
                data-chosen={pin.part === part ? '' : undefined}
                style={{ insetBlockStart: share(pin.labelY, stage.height) }}
                onClick={() => onPart(pin.part)}
              >
                {pin.name}
              </button>
            ))}
          {isDrawn && !isWhole && chosen && (
            <span
              className={styles.tag}
              style={{
                insetInlineStart: share(chosen.x - view.x, view.width),
                insetBlockStart: share(chosen.y - view.y, (view.width * stage.height) / stage.width),
              }}
            >
              {chosen.name.replaceAll('\u00ad', '')}
            </span>
          )}
        </div>
      </div>
      <div className={styles.sides} aria-hidden>
        {copy.atlas_sides}
      </div>
      <div className={styles.tools} role="toolbar" aria-label={copy.atlas_tools} tabIndex={-1} onKeyDown={press}>
        {tool('-', copy.atlas_zoom_out, 'minus')}
        {tool('+', copy.atlas_zoom_in, 'plus')}
        {tool('ArrowLeft', copy.atlas_left, 'back')}
        {tool('ArrowUp', copy.atlas_up, 'up')}
        {tool('ArrowDown', copy.atlas_down, 'down')}
        {tool('ArrowRight', copy.atlas_right, 'forward')}
        <Button variant="outline" onClick={() => setView(wholeView)}>
          {copy.atlas_whole}
        </Button>
      </div>
    </div>
  );
}
