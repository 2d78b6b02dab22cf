/** Addresses of the films and captions in `content/media`, with a hash of their content. */
const folder = '/content/media/';
const files = import.meta.glob<string>('/content/media/**/*.{mp4,webm,vtt,jpg,webp}', {
  eager: true,
  // A small file would be inlined into the page, which the content security policy refuses.
  query: '?url&no-inline',
  import: 'default',
});

/**
 * Returns the address of a file.
 * @param name its path below `content/media`
 * @throws Error naming the file if it is missing
 */
export function mediaUrl(name: string): string {
  const url = files[folder + name];
  if (!url) throw new Error(`There is no file content/media/${name}. Add it, or correct its name.`);
  return url;
}
