import type { Copy } from '../../i18n/copy.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './Lightbox.module.css';

export const lightboxCopy = ['lightbox_previous', 'lightbox_zoom', 'lightbox_next'] as const;

type LightboxProps = { copy: Copy<typeof lightboxCopy> };

/** Renders the frame in which a page's pictures are looked at one by one. Out of sight until one is opened (lightbox.overlay.ts). */
export function Lightbox({ copy }: LightboxProps) {
  return (
    <div data-overlay="lightbox" hidden>
      <figure className={styles.lightbox}>
        <div className={styles.picture}>
          <img data-picture alt="" width="0" height="0" />
        </div>
        <figcaption data-caption />
        <div className={styles.tools}>
          <Button variant="outline" data-previous aria-label={copy.lightbox_previous}>
            <Icon name="back" directional />
          </Button>
          <Button variant="outline" data-zoom aria-pressed={false}>
            {copy.lightbox_zoom}
          </Button>
          <Button variant="outline" data-next aria-label={copy.lightbox_next}>
            <Icon name="forward" directional />
          </Button>
        </div>
      </figure>
    </div>
  );
}
