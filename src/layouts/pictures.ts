/** The raster pictures of `content/pictures`, made smaller and modern by Astro's image service (sharp). */
import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import type { Image } from '../ui/Image/Image.tsx';
import { type PictureOptions, transformsFor } from '../ui/Image/transforms.ts';
import { isVector } from '../ui/Image/widths.ts';

const folder = '/content/pictures/';
const files = import.meta.glob<{ default: ImageMetadata }>('/content/pictures/**/*.{png,jpg,jpeg,webp,svg}', {
  eager: true,
});

export type Picture = Pick<Parameters<typeof Image>[0], 'src' | 'width' | 'height' | 'sources'>;

/**
 * Returns the props of `Image` that say where its versions are and how large it is.
 * @param src path of the file below `content/pictures`
 * @param options how it is cut and in what quality
 * @throws Error naming the picture where there is no such file
 */
export async function pictureOf(src: string, options?: PictureOptions): Promise<Picture> {
  const file = files[folder + src]?.default;
  if (!file) throw new Error(`There is no picture content/pictures/${src}. Add the file, or correct its name.`);
  return versionsOf(file, options);
}

/** Returns the same of any raster picture of the build. */
export async function versionsOf(file: ImageMetadata, options?: PictureOptions): Promise<Picture> {
  if (isVector(file.src)) return { src: file.src, width: file.width, height: file.height };
  const versions = await Promise.all(
    transformsFor(file, options).map((transform) => getImage({ src: file, ...transform })),
  );
  const sources = versions.map(({ options: { format }, srcSet }) => ({
    type: format === 'jpg' ? 'image/jpeg' : `image/${format}`,
    srcSet: srcSet.attribute,
  }));
  const own = versions.at(-1);
  return {
    src: own?.src ?? file.src,
    width: Number(own?.attributes['width']),
    height: Number(own?.attributes['height']),
    sources,
  };
}
