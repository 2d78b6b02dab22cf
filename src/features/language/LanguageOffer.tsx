import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './LanguageOffer.module.css';

/**
 * Renders an empty space for an offer to read the page in the visitor's own language. Only the browser knows that
 * language: the script in the head (src/shared/earlyScript.ts) reserves the space before the first paint, and
 * languageOffer.enhance.ts fills it in, so that nothing shifts. Without scripts, or without an offer, the space is not
 * shown.
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
