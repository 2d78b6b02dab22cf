import type { AsideField } from '../../client/bringBack.ts';
import { usePreferences } from '../../client/stores/usePreferences.ts';
import type { Copy } from '../../i18n/copy.ts';
import { Button } from '../Button/Button.tsx';
import styles from './ShowAgain.module.css';

export const showAgainCopy = ['aside_text', 'aside_show'] as const;

type ShowAgainProps = { copy: Copy<typeof showAgainCopy>; field: AsideField };

/**
 * Renders a note that something is hidden, and a button to show it again. It does not say why: somebody may be looking.
 */
export const ShowAgain = ({ copy, field }: ShowAgainProps) =>
  field in usePreferences().aside && (
    <div className={`${styles.note} no-print`}>
      <p>{copy.aside_text}</p>
      <Button
        variant="outline"
        onClick={({ currentTarget }) =>
          void import('../../client/bringBack.ts').then((code) => code.bringBack(field, currentTarget))
        }
      >
        {copy.aside_show}
      </Button>
    </div>
  );
