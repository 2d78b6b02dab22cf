/** Features and layouts that only few pages use. */
const secondaryFiles =
  /\/(?:features\/(?:atlas|avatar|books|clowns|day|discreet|faq|glossary|handout|hospitals|listen|news|play|podcast|poster|questions|reels)\/[^/?]+|layouts\/(?:Clip|Gallery|Podcast)\.module)\.css$/;

/**
 * Returns whether the styles of a file belong in `/styles/extra.css`: few pages need them, and they would weigh on all.
 * @param file path of a stylesheet in src
 */
export const isSecondary = (file: string): boolean => secondaryFiles.test(file);
