/** The preview pictures of shared links, one for each kind of page, generated from our own drawings at build time. */
import sharp from 'sharp';
import type { PageEntry } from '../../content/site.ts';
import type { DrawingName } from '../../ui/Drawing/Drawing.tsx';
import { aqua, drawingSvg } from './icons.ts';

/** Size in pixels, as social networks require. */
const shareSize = { width: 1200, height: 630 } as const;

/** Position and size of a drawing in the picture, in pixels. */
type Place = { name: DrawingName; x: number; y: number; width: number; height: number };

const always: Place[] = [
  { name: 'logo', x: 70, y: 70, width: 430, height: 120 },
  { name: 'mascot', x: 120, y: 270, width: 300, height: 300 },
];

/** The drawings beside the mascot. Each kind has a description, `share_picture_…`. */
const casts = {
  page: [
    { name: 'person-nurse', x: 470, y: 130, width: 240, height: 480 },
    { name: 'person-girl-teddy', x: 690, y: 190, width: 210, height: 420 },
    { name: 'person-wheelchair', x: 900, y: 190, width: 250, height: 420 },
  ],
  caregiver: [
    { name: 'person-caregiver-beard', x: 470, y: 130, width: 240, height: 480 },
    { name: 'person-girl-teddy', x: 690, y: 190, width: 210, height: 420 },
    { name: 'person-caregiver-hijab', x: 900, y: 130, width: 240, height: 480 },
  ],
  film: [
    { name: 'topic-video', x: 500, y: 230, width: 340, height: 340 },
    { name: 'person-wheelchair', x: 890, y: 190, width: 250, height: 420 },
  ],
  sound: [
    { name: 'object-headphones', x: 500, y: 230, width: 340, height: 340 },
    { name: 'person-girl-glasses', x: 890, y: 190, width: 210, height: 420 },
  ],
  clowns: [
    { name: 'person-clown', x: 520, y: 130, width: 240, height: 480 },
    { name: 'person-boy-bald', x: 840, y: 190, width: 210, height: 420 },
  ],
  questions: [
    { name: 'topic-faq', x: 500, y: 230, width: 340, height: 340 },
    { name: 'person-boy-star', x: 890, y: 190, width: 210, height: 420 },
  ],
  body: [
    { name: 'organ-lungs', x: 500, y: 230, width: 340, height: 340 },
    { name: 'person-teen-wavy', x: 870, y: 130, width: 240, height: 480 },
  ],
} as const satisfies Record<string, Place[]>;

export type ShareKind = keyof typeof casts;

export const shareKinds = Object.keys(casts) as ShareKind[];

const kinds: Partial<Record<PageEntry['kind'], ShareKind>> = {
  caregiver: 'caregiver',
  film: 'film',
  clip: 'film',
  series: 'film',
  episode: 'sound',
  clownGroup: 'clowns',
};

/** The lists and the atlas, by page id. */
const ids: Partial<Record<string, ShareKind>> = {
  podcast: 'sound',
  mediplay: 'film',
  clips: 'film',
  clowns: 'clowns',
  faq: 'questions',
  body: 'body',
};

/**
 * Returns the kind of picture for a page.
 * @param page `undefined` if it has no address of its own
 */
export const shareKindOf = (page: PageEntry | undefined, isCaregiversPage: boolean): ShareKind =>
  isCaregiversPage ? 'caregiver' : ((page && (kinds[page.kind] ?? ids[page.data.id])) ?? 'page');

/** Returns the Open Graph type of a page (ogp.me): the start of a website, a film, or a text. */
export function shareTypeOf(page: PageEntry | undefined, isStart: boolean): 'website' | 'video.other' | 'article' {
  if (!page || isStart) return 'website';
  return page.kind === 'film' || page.kind === 'clip' ? 'video.other' : 'article';
}

export const sharePathOf = (kind: ShareKind): string => (kind === 'page' ? '/og.png' : `/og-${kind}.png`);

/** Renders a picture. Its only text is the site's name. */
export async function sharePicture(kind: ShareKind): Promise<Uint8Array<ArrayBuffer>> {
  const layers = await Promise.all(
    [...casts[kind], ...always].map(async ({ name, x, y, width, height }) => {
      const input = await sharp(Buffer.from(drawingSvg(name)), { density: 300 })
        .resize(width, height, { fit: 'contain', position: 'bottom', background: '#0000' })
        .png()
        .toBuffer();
      return { input, left: x, top: y };
    }),
  );
  const hill = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${shareSize.width}" height="${shareSize.height}"><ellipse cx="700" cy="640" rx="760" ry="150" fill="#f9d5db"/></svg>`,
  );
  const picture = sharp({ create: { ...shareSize, channels: 4, background: aqua } });
  return new Uint8Array(
    await picture
      .composite([{ input: hill }, ...layers])
      .png({ compressionLevel: 9, palette: true })
      .toBuffer(),
  );
}
