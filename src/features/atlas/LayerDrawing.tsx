import { memo } from 'react';
import type { Avatar } from '../../shared/avatar.ts';
import { Above, Below, bodyLook, Veil } from './AtlasBody.tsx';
import { type LayerId, thinLayers, underLayer } from './layers.ts';

/** Markup of layers, as their files hold it: the pieces of a layer, each on a line. */
export type LayerFiles = Partial<Record<LayerId, string>>;

/** Returns which layers are drawn to show one, from the back: what lies below it, what is shown beside it, itself. */
export const layersFor = (layer: LayerId, also: readonly LayerId[]): LayerId[] => {
  const below = thinLayers.filter((thin) => thin !== layer && (thin === underLayer[layer] || also.includes(thin)));
  return layer === 'skin' || layer === 'muscles' ? [layer] : [...below, layer];
};

/** Returns the markup of some parts of a layer. */
const partsOf = (file: string, parts: readonly string[]): string =>
  file
    .split('\n')
    .filter((piece) => parts.some((part) => piece.startsWith(`<g data-part="${part}">`)))
    .join('');

type LayerDrawingProps = {
  avatar: Avatar;
  layer: LayerId;
  also?: readonly LayerId[];
  files: LayerFiles;
  /** They stand out. */
  parts?: readonly string[];
};

/** Draws the body with one layer, or several: shapes for a field of which the midline is x = 200. */
export const LayerDrawing = memo(function LayerDrawing({
  avatar,
  layer,
  also = [],
  files,
  parts = [],
}: LayerDrawingProps) {
  const look = bodyLook(avatar);
  const chosen = partsOf(files[layer] ?? '', parts);
  return (
    <g transform="translate(200)" fill="none" strokeLinecap="round" strokeLinejoin="round">
      <Below look={look} layer={layer} />
      {layersFor(layer, also).map((id) => (
        <g
          key={id}
          data-layer={id}
          pointerEvents={id === layer ? undefined : 'none'}
          fill="#000"
          dangerouslySetInnerHTML={{ __html: files[id] ?? '' }}
        />
      ))}
      <Above look={look} layer={layer} />
      {chosen && <Veil layer={layer} />}
      {chosen && <g data-chosen pointerEvents="none" fill="#000" dangerouslySetInnerHTML={{ __html: chosen }} />}
    </g>
  );
});
