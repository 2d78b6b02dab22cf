/** Media types by the ending of a file's name. */
const mediaTypes = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' } as const;
const endings = new Map<string, string>(Object.entries(mediaTypes).map(([ending, type]) => [type, ending]));

export type ImageFormat = keyof typeof mediaTypes;

/**
 * Saves a picture as a square file on the reader's device. A browser that can't write the format writes PNG instead,
 * and the file's name says so.
 * @param name of the file, without its ending
 * @param size of a side, in pixels
 */
export async function downloadImage(
  image: HTMLImageElement,
  format: ImageFormat,
  name: string,
  size: number,
): Promise<void> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size;
  await image.decode();
  canvas.getContext('2d')?.drawImage(image, 0, 0, size, size);
  await saveCanvas(canvas, format, name);
}

/**
 * Saves what is painted on a canvas on the reader's device, as `downloadImage` does.
 * @param name of the file, without its ending
 */
export async function saveCanvas(canvas: HTMLCanvasElement, format: ImageFormat, name: string): Promise<void> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, mediaTypes[format]));
  if (blob) saveFile(blob, `${name}.${endings.get(blob.type) ?? 'png'}`);
}

/** Saves a file on the reader's device. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
