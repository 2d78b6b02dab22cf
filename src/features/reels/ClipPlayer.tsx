import type { Copy } from '../../i18n/copy.ts';
import { languageOf, type SiteLanguage } from '../../i18n/languages.ts';
import type { Reel } from './reel.ts';
import styles from './ClipPlayer.module.css';

export const clipPlayerCopy = ['clip_unsupported', 'clip_download'] as const;

type ClipPlayerProps = {
  copy: Copy<typeof clipPlayerCopy>;
  clip: Pick<Reel, 'title' | 'cover' | 'sources'>;
  /** Addresses of the caption files. */
  captions: Record<SiteLanguage, string>;
  /** Language of the captions that are on at first. */
  locale: SiteLanguage;
};

/**
 * Plays a clip on its own page in the browser's own player, which needs no script. Nothing is downloaded before it
 * plays.
 */
export function ClipPlayer({ copy, clip, captions, locale }: ClipPlayerProps) {
  const { title, cover, sources } = clip;
  return (
    <video
      className={styles.player}
      controls
      playsInline
      preload="none"
      poster={cover.url}
      width={cover.width}
      height={cover.height}
      aria-label={title}
    >
      {sources.map(({ src, type }) => (
        <source key={src} src={src} type={type} />
      ))}
      <track
        kind="captions"
        srcLang="sv"
        label={languageOf('sv').nativeName}
        src={captions.sv}
        default={locale === 'sv'}
      />
      <track
        kind="captions"
        srcLang="en"
        label={languageOf('en').nativeName}
        src={captions.en}
        default={locale === 'en'}
      />
      <p>
        {copy.clip_unsupported} <a href={sources.at(-1)?.src}>{copy.clip_download}</a>.
      </p>
    </video>
  );
}
