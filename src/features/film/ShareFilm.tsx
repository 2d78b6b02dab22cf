import { useEffect, useState } from 'react';
import { confirmationTime, copyText, shareNatively } from '../../client/shareLinks.ts';
import type { Copy } from '../../i18n/copy.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './FilmDialog.module.css';

export const shareFilmCopy = ['share_copy', 'share_copied', 'share_copy_failed', 'share_native'] as const;

type ShareFilmProps = { copy: Copy<typeof shareFilmCopy>; title: string; url: string };

/** Hands a film's address on: copied, or by what the telephone has for it. */
export function ShareFilm({ copy, title, url }: ShareFilmProps) {
  const [status, setStatus] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setStatus(''), confirmationTime);
    return () => clearTimeout(timer);
  }, [status]);

  // What can't be copied is shown, to be copied by hand.
  const copyUrl = async () => setStatus((await copyText(url)) ? copy.share_copied : `${copy.share_copy_failed} ${url}`);

  return (
    <>
      <div className={styles.ways}>
        <Button variant="outline" onClick={() => void copyUrl()}>
          <Icon name="copy" />
          {copy.share_copy}
        </Button>
        {'share' in navigator && (
          <Button variant="outline" onClick={() => shareNatively({ title, url })}>
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
