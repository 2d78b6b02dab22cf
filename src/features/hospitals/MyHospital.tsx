import type { Copy } from '../../i18n/copy.ts';
import { Button } from '../../ui/Button/Button.tsx';
import styles from './MyHospital.module.css';

export const myHospitalCopy = ['hospital_mine', 'hospital_forget', 'hospital_kept'] as const;

type MyHospitalProps = { copy: Copy<typeof myHospitalCopy> };

/** Renders the hospital that the visitor has chosen. Hidden until there is one (hospitals.enhance.ts). */
export function MyHospital({ copy }: MyHospitalProps) {
  return (
    <section id="mitt" className={styles.mine} aria-label={copy.hospital_mine} data-my-hospital tabIndex={-1} hidden>
      <strong>{copy.hospital_mine}</strong>
      <div className={styles.card} data-my-card />
      <div className={styles.tools}>
        <Button variant="outline" data-forget>
          {copy.hospital_forget}
        </Button>
        <span data-mine-kept>{copy.hospital_kept}</span>
      </div>
    </section>
  );
}
