/// <reference types="astro/client" />

declare namespace App {
  // Only interfaces support declaration merging.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface Locals {
    /** The props of the search panel in src/pages/answers.astro, as JSON. */
    panel: string;
  }
}
