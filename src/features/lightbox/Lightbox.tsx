import type { Copy } from '../../i18n/copy.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './Lightbox.module.css';

export const lightboxCopy = ['lightbox_previous', 'lightbox_zoom', 'lightbox_next'] as const;

type LightboxProps = {
  copy: Copy<typeof lightboxCopy>;
  /** Address of the initial picture. */
  first: string;
};

/**
 * Renders the template for viewing the pictures of a page one by one. Nothing in it is loaded or shown until a picture
 * is opened (lightbox.overlay.ts).
 */
export function Lightbox({ copy, first }: LightboxProps) {
  return (
    <template data-overlay="lightbox">
      <div className={styles.lightbox}>
        <figure className={styles.figure}>
          <div className={styles.picture}>
            <img data-picture src={first} alt="" />
          </div>
          <figcaption data-caption />
        </figure>
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
      </div>
    </template>
  );
}
