import type { Copy } from '../../i18n/copy.ts';
import { Button } from '../../ui/Button/Button.tsx';

export const consentSaveCopy = ['consent_save', 'consent_update'] as const;

/** Renders the button that saves the switches of its section (consentForm.enhance.ts); it says whether it is the first time. */
export function ConsentSave({ copy }: { copy: Copy<typeof consentSaveCopy> }) {
  return (
    <Button data-consent-save>
      <span data-when="unanswered">{copy.consent_save}</span>
      <span data-when="answered" hidden>
        {copy.consent_update}
      </span>
    </Button>
  );
}
