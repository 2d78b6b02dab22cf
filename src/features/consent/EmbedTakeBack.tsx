import { revokeConsent } from '../../client/stores/consent.ts';
import type { Purpose } from '../../shared/consent.ts';
import type { Copy } from '../../i18n/copy.ts';
import { Button } from '../../ui/Button/Button.tsx';
import styles from './EmbedConsent.module.css';
import { withName } from './withName.tsx';

export const embedTakeBackCopy = ['embed_may_play', 'embed_take_back'] as const;

type EmbedTakeBackProps = {
  copy: Copy<typeof embedTakeBackCopy>;
  provider: Purpose;
  /** Called after the no. What asks again then has to take the focus: the button is gone. */
  onTakeBack: () => void;
};

/** Stands beside a player of another host, and takes the yes back that it plays by: one press, as the yes was. */
export function EmbedTakeBack({ copy, provider, onTakeBack }: EmbedTakeBackProps) {
  return (
    <div className={`${styles.takeBack} no-print`}>
      <p>{withName(copy.embed_may_play, provider)}</p>
      <Button
        variant="quiet"
        onClick={() => {
          revokeConsent(provider);
          onTakeBack();
        }}
      >
        {copy.embed_take_back}
      </Button>
    </div>
  );
}
