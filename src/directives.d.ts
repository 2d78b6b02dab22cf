import 'astro';

declare module 'astro' {
  // Only interfaces support declaration merging.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface AstroClientDirectives {
    /** Hydrates the island when the reader is about to use it. */
    'client:intent'?: boolean;
  }
}
