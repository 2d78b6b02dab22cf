import styles from './Image.module.css';

/** One modern format of a picture in several widths. */
type ImageSource = { type: string; srcSet: string };

type ImageProps = {
  src: string;
  /** Intrinsic size in pixels; it reserves the space, so that nothing shifts. */
  width: number;
  height: number;
  /** Empty for a decorative picture. */
  alt: string;
  /** Formats that the browser may choose instead of `src`, best first. */
  sources?: ImageSource[];
  sizes?: string;
  /** `fill` covers the box, `contain` fits whole into it, `fixed` keeps its intrinsic size. */
  fit?: 'fill' | 'contain' | 'fixed';
  loading?: 'lazy' | 'eager';
};

/** Renders a raster picture in modern formats, with its size known before it loads. */
export function Image({ sources = [], fit = 'contain', loading = 'lazy', sizes, ...image }: ImageProps) {
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {/* eslint-disable-next-line jsx-a11y/alt-text -- alt is a required prop, and part of the spread */}
      <img {...image} className={styles[fit]} loading={loading} decoding="async" />
    </picture>
  );
}
