/// <reference types="astro/client" />

declare namespace App {
  // Only an interface can be added to.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface Locals {
    /** What src/pages/answers.astro shows: the props of a search panel, as JSON. */
    panel: string;
  }
}
