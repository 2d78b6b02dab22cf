import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { Avatar } from '../../shared/avatar.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './Stage.module.css';
import type { AtlasCopy } from './atlasCopy.ts';
import { LayerDrawing, type LayerFiles } from './LayerDrawing.tsx';
import type { LayerId } from './layers.ts';
import { lineTo, type Pin, canvas } from './labels.ts';
import { useGestures } from './useGestures.ts';
import { useNames } from './useNames.ts';
import { centred, holds, panned, type View, viewBoxOf, wholeView, zoomed, zoomOf } from './view.ts';

/** How much closer a press of a button goes, and how far an arrow moves. */
const step = { zoom: 1.6, move: 0.25 };

const keys: Readonly<Record<string, (view: View) => View>> = {
  '+': (view) => zoomed(view, step.zoom),
  '-': (view) => zoomed(view, 1 / step.zoom),
  '0': () => wholeView,
  ArrowUp: (view) => panned(view, [0, -step.move]),
  ArrowDown: (view) => panned(view, [0, step.move]),
  ArrowLeft: (view) => panned(view, [-step.move, 0]),
  ArrowRight: (view) => panned(view, [step.move, 0]),
};

const isNear = (view: View): boolean => zoomOf(view) > 1;

/** A share of a length, as styles take it. */
const share = (part: number, whole: number): string => `${(part / whole) * 100}%`;

type StageProps = {
  copy: AtlasCopy;
  avatar: Avatar;
  layer: LayerId;
  also: readonly LayerId[];
  files: LayerFiles;
  pins: Pin[];
  /** What stands out: a part, or those that a page is about together. */
  parts: readonly string[];
  onPart: (part: string) => void;
  /** Stands below the picture. */
  children?: ReactNode;
};

/**
 * Renders the drawn body with names beside it, and tools that move and zoom it. The list of parts says the same, so the picture
 * itself is hidden from screen readers; its names are for eyes and fingers.
 */
export function Stage({ copy, avatar, layer, also, files, pins, parts, onPart, children }: StageProps) {
  const stageBox = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(wholeView);
  // Of a picture that nobody has moved there is nothing to say.
  const [hasZoomed, setZoomed] = useState(false);
  if (!hasZoomed && isNear(view)) setZoomed(true);
  useGestures(stageBox, setView, onPart);
  // Near by, what is chosen in the list comes into sight.
  const chosen = pins.find((pin) => parts.includes(pin.part));
  const [seen, setSeen] = useState(chosen?.part);
  if (chosen?.part !== seen) {
    setSeen(chosen?.part);
    if (chosen && !holds(view, chosen.x, chosen.y)) setView(centred(view, chosen.x, chosen.y));
  }
  const isDrawn = files[layer] !== undefined;
  // At rest the picture of the page has the spot of what it is about alone: the others, and all names, wait for their
  // reader. Names are placed by styles, which a page may not hold.
  const named = useNames(isDrawn ? pins : pins.filter((pin) => parts.includes(pin.part)), view);
  const marked = (pin: Pin) => (parts.includes(pin.part) ? '' : undefined);

  function press(event: KeyboardEvent): void {
    const change = keys[event.key === '=' ? '+' : event.key];
    if (!change || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setView(change);
  }

  const tool = (key: keyof typeof keys, label: string, icon: 'plus' | 'minus' | 'up' | 'down' | 'back' | 'forward') => (
    <Button
      key={key}
      variant="outline"
      aria-label={label}
      // It keeps the focus at its limit, where it says that it does nothing.
      aria-disabled={viewBoxOf(keys[key]?.(view) ?? view) === viewBoxOf(view)}
      onClick={() => setView((now) => keys[key]?.(now) ?? now)}
    >
      <Icon name={icon} />
    </Button>
  );

  return (
    <>
      <div ref={stageBox} className={styles.stage} dir="ltr" data-zoomed={isNear(view) ? '' : undefined}>
        <svg className={styles.drawing} viewBox={viewBoxOf(view)} aria-hidden focusable={false}>
          {isDrawn && <LayerDrawing avatar={avatar} layer={layer} also={also} files={files} parts={parts} />}
        </svg>
        {!isDrawn && (
          <img
            className={styles.drawing}
            src={`/atlas/figures/${layer}.svg`}
            width={canvas.width}
            height={canvas.height}
            alt=""
          />
        )}
        <svg className={styles.pins} viewBox={viewBoxOf(wholeView)} aria-hidden focusable={false}>
          {named.map((pin) => (
            <g key={pin.part} className={styles.pin} data-chosen={marked(pin)}>
              {isDrawn && (
                <>
                  <path className={styles.casing} d={lineTo(pin)} />
                  <path d={lineTo(pin)} />
                </>
              )}
              <circle data-spot={pin.part} cx={pin.x} cy={pin.y} r={parts.includes(pin.part) ? 6.5 : 4} />
            </g>
          ))}
        </svg>
        <div aria-hidden>
          {(isDrawn ? named : []).map((pin) => (
            // No button: what is hidden from screen readers may not take the focus. The gestures hear its press.
            <span
              key={pin.part}
              className={`${styles.name} ${pin.side === 'l' ? styles.nameLeft : styles.nameRight}`}
              data-pin={pin.part}
              data-chosen={marked(pin)}
              style={{ insetBlockStart: share(pin.labelY, canvas.height) }}
            >
              {pin.name}
            </span>
          ))}
        </div>
      </div>
      {children}
      <div className={styles.sides} aria-hidden>
        {copy.atlas_sides}
      </div>
      {/* Its keys count wherever among the tools the focus is. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div className={styles.tools} role="group" aria-label={copy.atlas_tools} tabIndex={-1} onKeyDown={press}>
        {tool('-', copy.atlas_zoom_out, 'minus')}
        {tool('+', copy.atlas_zoom_in, 'plus')}
        {tool('ArrowLeft', copy.atlas_left, 'back')}
        {tool('ArrowUp', copy.atlas_up, 'up')}
        {tool('ArrowDown', copy.atlas_down, 'down')}
        {tool('ArrowRight', copy.atlas_right, 'forward')}
        <Button variant="outline" onClick={() => setView(wholeView)}>
          {copy.atlas_whole}
        </Button>
        <p role="status" className="visually-hidden" data-zoom>
          {hasZoomed && `${Math.round(zoomOf(view) * 100)} %`}
        </p>
      </div>
    </>
  );
}
