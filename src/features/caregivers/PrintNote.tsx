import type { Translate } from '../../i18n/messages.ts';

type PrintNoteProps = { t: Translate; address: string };

/** Printed only: where the page is found again. */
export function PrintNote({ t, address }: PrintNoteProps) {
  return (
    <p className="print-only">
      {t('short_address')}: <bdi dir="ltr">{address}</bdi>
    </p>
  );
}
