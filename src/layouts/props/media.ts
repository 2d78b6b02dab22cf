/** The films and captions of `content/media`, each under an address that holds a hash of what is in it. */
const folder = '/content/media/';
const files = import.meta.glob<string>('/content/media/**/*.{mp4,webm,vtt,jpg,webp}', {
  eager: true,
  // A small one would become part of the page, which its content policy refuses.
  query: '?url&no-inline',
  import: 'default',
});

/**
 * Returns the address of a file.
 * @param name its path below `content/media`
 * @throws Error naming it where there is no such file
 */
export function mediaUrl(name: string): string {
  const url = files[folder + name];
  if (!url) throw new Error(`There is no file content/media/${name}. Add it, or correct its name.`);
  return url;
}
