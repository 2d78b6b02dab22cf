import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { confirmationTime, copyText, shareLinks, shareNatively } from '../../client/shareLinks.ts';
import { fill } from '../../i18n/fill.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import styles from './ReelShare.module.css';
import type { ReelsCopy } from './reelsCopy.ts';

type ReelShareProps = {
  copy: ReelsCopy;
  /** Title and full address of the shared clip. */
  title: string;
  url: string;
  isOpen: boolean;
  onClose: () => void;
};

/** Renders ways to share a clip, on a sheet that slides in from below. Loads nothing from the networks. */
export const ReelShare = memo(function ReelShare({ copy, title, url, isOpen, onClose }: ReelShareProps) {
  const first = useRef<HTMLButtonElement>(null);
  const [status, setStatus] = useState('');
  useLayoutEffect(() => {
    if (isOpen) first.current?.focus({ preventScroll: true });
    else setStatus('');
  }, [isOpen]);
  useEffect(() => {
    if (!status) return;
    const timer = setTimeout(() => setStatus(''), confirmationTime);
    return () => clearTimeout(timer);
  }, [status]);
  const names: Record<string, string> = { email: copy.share_email, sms: copy.share_sms };
  const canShare = typeof navigator !== 'undefined' && 'share' in navigator;
  // If copying fails, show the address so that it can be copied by hand.
  const copyLink = async () =>
    setStatus((await copyText(url)) ? copy.share_copied : `${copy.share_copy_failed} ${url}`);
  return (
    <div className={styles.place}>
      <div className={styles.sheet} id="reels-share" data-open={isOpen} inert={!isOpen}>
        <div className={styles.head}>
          <h2 className={styles.title}>{copy.reels_share}</h2>
          <button type="button" className={styles.close} aria-label={copy.modal_close} onClick={onClose}>
            <Icon name="down" />
          </button>
        </div>
        <div className={styles.row}>
          <Button ref={first} onClick={() => void copyLink()}>
            <Icon name="copy" />
            {copy.share_copy}
          </Button>
          {canShare && (
            <Button variant="outline" onClick={() => shareNatively({ title, url })}>
              <Icon name="share" />
              {copy.share_native}
            </Button>
          )}
        </div>
        <ul role="list" className={styles.row}>
          {shareLinks({ title, url }).map(({ id, name, href }) => (
            <li key={id}>
              <Link
                href={href}
                className={styles.link}
                aria-label={fill(copy.share_with, { network: names[id] ?? name })}
              >
                {names[id] ?? name}
              </Link>
            </li>
          ))}
        </ul>
        <p role="status" className={styles.status}>
          {status}
        </p>
      </div>
    </div>
  );
});
