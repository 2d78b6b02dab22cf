import styles from './Image.module.css';

/** One modern format of a picture, ready made in several widths. */
type ImageSource = { type: string; srcSet: string };

type ImageProps = {
  src: string;
  /** Own size in pixels; it keeps the place, so that nothing jumps. */
  width: number;
  height: number;
  /** Empty for a picture that only decorates. */
  alt: string;
  /** Formats that the browser may take instead of `src`, best first. */
  sources?: ImageSource[];
  sizes?: string;
  /** How the picture meets its place: `fill` covers it, `contain` stands whole in it, `fixed` keeps its own size. */
  fit?: 'fill' | 'contain' | 'fixed';
  loading?: 'lazy' | 'eager';
};

/** Renders a raster picture in modern formats, with its size known before it comes. */
export function Image({ sources = [], fit = 'contain', loading = 'lazy', sizes, ...image }: ImageProps) {
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {/* eslint-disable-next-line jsx-a11y/alt-text -- alt is a required prop and stands in the spread */}
      <img {...image} className={styles[fit]} loading={loading} decoding="async" />
    </picture>
  );
}
