import type { ComponentProps } from 'react';
import { Prose } from '../../ui/Prose/Prose.tsx';
import { EasyRead } from './EasyRead.tsx';

type EasyReadTextProps = ComponentProps<typeof Prose> & { label: string };

/** The easy-read version of a page. */
export function EasyReadText({ label, ...prose }: EasyReadTextProps) {
  return (
    <EasyRead label={label}>
      <Prose {...prose} />
    </EasyRead>
  );
}
