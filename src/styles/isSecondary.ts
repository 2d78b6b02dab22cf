/** What stands on few pages. */
const apart =
  /\/(?:features\/(?:atlas|avatar|books|clowns|day|discreet|faq|glossary|handout|hospitals|listen|news|play|podcast|poster|questions|reels)\/[^/?]+|layouts\/(?:Clip|Gallery|Podcast)\.module)\.css$/;

/**
 * Returns whether the styles of a file would weigh on all pages though few need them: `/styles/extra.css` has them.
 * @param file path of a stylesheet in src
 */
export const isSecondary = (file: string): boolean => apart.test(file);
