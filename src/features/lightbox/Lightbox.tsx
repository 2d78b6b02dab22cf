import type { Translate } from '../../i18n/messages.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './Lightbox.module.css';

type LightboxProps = { t: Translate };

/** The frame in which a page's pictures are looked at one by one. Out of sight until one is opened (lightbox.overlay.ts). */
export function Lightbox({ t }: LightboxProps) {
  return (
    <div data-overlay="lightbox" hidden>
      <figure className={styles.lightbox}>
        <div className={styles.picture}>
          <img data-picture alt="" width="0" height="0" />
        </div>
        <figcaption data-caption />
        <div className={styles.tools}>
          <Button look="outline" data-previous aria-label={t('lightbox_previous')}>
            <Icon name="back" directional />
          </Button>
          <Button look="outline" data-zoom aria-pressed={false}>
            {t('lightbox_zoom')}
          </Button>
          <Button look="outline" data-next aria-label={t('lightbox_next')}>
            <Icon name="forward" directional />
          </Button>
        </div>
      </figure>
    </div>
  );
}
