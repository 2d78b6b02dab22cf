import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './LanguageOffer.module.css';

/**
 * Renders the room for an offer to read the page in the reader's own language, in that language. Which one that is, only the
 * browser knows: the script in the head (src/shared/earlyScript.ts) makes the room before anything is painted, and
 * languageOffer.enhance.ts puts the offer in, so that nothing moves. Without a script, or with nothing to offer,
 * there is no room.
 */
export function LanguageOffer() {
  return (
    <p className={`content no-print ${styles.offer}`} data-language-offer>
      <ButtonLink href="#" hidden>
        <Icon name="language" />
        <span />
      </ButtonLink>
    </p>
  );
}
