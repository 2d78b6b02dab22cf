import { useEffect, useState } from 'react';
import type { Copy } from '../../i18n/copy.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './FilmDialog.module.css';

export const shareFilmCopy = ['share_copy', 'share_copied', 'share_copy_failed', 'share_native'] as const;

type ShareFilmProps = { copy: Copy<typeof shareFilmCopy>; title: string; url: string };

/** How long the confirmation of a copied link stays, in ms (specification, section 9). */
const confirmationTime = 5000;

/** Hands a film's address on: copied, or by what the telephone has for it. */
export function ShareFilm({ copy, title, url }: ShareFilmProps) {
  const [status, setStatus] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setStatus(''), confirmationTime);
    return () => clearTimeout(timer);
  }, [status]);

  // Without the right to copy, or over plain http, the address is shown to be copied by hand.
  const copyUrl = () =>
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(url))
      .then(() => copy.share_copied)
      .catch(() => `${copy.share_copy_failed} ${url}`)
      .then(setStatus);
  const share = () =>
    navigator.share({ title, url }).catch((error: unknown) => console.warn('Nothing was shared', error));

  return (
    <>
      <div className={styles.ways}>
        <Button variant="outline" onClick={() => void copyUrl()}>
          <Icon name="copy" />
          {copy.share_copy}
        </Button>
        {'share' in navigator && (
          <Button variant="outline" onClick={() => void share()}>
            <Icon name="share" />
            {copy.share_native}
          </Button>
        )}
      </div>
      <p role="status" className={styles.status}>
        {status}
      </p>
    </>
  );
}
