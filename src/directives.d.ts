import 'astro';

declare module 'astro' {
  // Only an interface can be added to.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface AstroClientDirectives {
    /** Wakes the island when the reader reaches for it. */
    'client:intent'?: boolean;
  }
}
