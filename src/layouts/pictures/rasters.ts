/** The raster pictures of `content/pictures`, resized and converted by Astro's image service (sharp). */
import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import type { Image } from '../../ui/Image/Image.tsx';
import { type PictureOptions, transformsFor } from '../../ui/Image/transforms.ts';
import { readConfig } from '../../config.ts';
import { deviceWidths, isVector } from '../../shared/images.ts';
import { proxiedPicture, withContentBase } from '../../shared/remoteMedia.ts';

const folder = '/content/pictures/';
const files = import.meta.glob<{ default: ImageMetadata }>('/content/pictures/**/*.{png,jpg,jpeg,webp,svg}', {
  eager: true,
});

export type Picture = Pick<Parameters<typeof Image>[0], 'src' | 'width' | 'height' | 'sources'>;

/** Returns a picture of another host through our image proxy, uncropped, in the widths of [#237]. */
function remotePicture(src: string, width: number, height: number): Picture {
  const { hostname } = new URL(src);
  if (!readConfig().mediaHosts.includes(hostname))
    throw new Error(`MEDIA_HOSTS lacks ${hostname}, the host of a picture. Add it.`);
  // The proxy accepts only the listed widths.
  const widths = deviceWidths.filter((offered, at) => at === 0 || offered <= width);
  const inWidth = (offered: number) =>
    proxiedPicture(src, { width: offered, height: Math.round((offered * height) / width) });
  return {
    src: inWidth(widths.at(-1) ?? deviceWidths[0]),
    width,
    height,
    sources: [{ type: 'image/webp', srcSet: widths.map((offered) => `${inWidth(offered)} ${offered}w`).join(', ') }],
  };
}

type Source = {
  /** Path of a file below `content/pictures`, or the address of a picture on another host. */
  src: string;
  /** Intrinsic size in pixels, for a picture on another host. */
  width?: number | undefined;
  height?: number | undefined;
};

/**
 * Returns the props of `Image` for a picture: its versions and its size.
 * @param options cropping and quality of a file
 * @throws Error naming the picture if the file is missing, or the host if it is not in MEDIA_HOSTS
 */
export async function pictureOf({ src, width, height }: Source, options?: PictureOptions): Promise<Picture> {
  if (width && height) {
    const address = withContentBase(src, readConfig());
    // A content server on the developer's own machine is requested directly.
    return /^https:/.test(address) ? remotePicture(address, width, height) : { src: address, width, height };
  }
  const file = files[folder + src]?.default;
  if (!file) throw new Error(`There is no picture content/pictures/${src}. Add the file, or correct its name.`);
  return imageVersions(file, options);
}

/** Returns the props of `Image` for a raster picture of the build. */
export async function imageVersions(file: ImageMetadata, options?: PictureOptions): Promise<Picture> {
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
