import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './LanguageOffer.module.css';

/**
 * Room for an offer to read the page in the reader's own language, in that language. Which one that is, only
 * the browser knows (islands/languageOffer.ts): without a script, or with nothing to offer, nothing shows.
 */
export function LanguageOffer() {
  return (
    <p className={`content no-print ${styles.offer}`} data-language-offer hidden>
      <ButtonLink href="#">
        <Icon name="language" />
        <span />
      </ButtonLink>
    </p>
  );
}
