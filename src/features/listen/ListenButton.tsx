import type { Copy } from '../../i18n/copy.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { voicePattern } from './voices.ts';

export const listenButtonCopy = ['listen'] as const;

type ListenButtonProps = {
  copy: Copy<typeof listenButtonCopy>;
  language: string;
  /** The page is one narrow column, so the bar may be placed beside it. */
  isNarrow?: boolean | undefined;
};

/**
 * Renders the button that reads a page aloud. Hidden until the device is known to have a voice for the language
 * (listen.enhance.ts).
 */
export function ListenButton({ copy, language, isNarrow }: ListenButtonProps) {
  return (
    <Button variant="sun" data-listen={voicePattern(language)} data-narrow={isNarrow ? '' : undefined} hidden>
      {/* A wrapper, because the bar sets `hidden` while it reads and `Icon` has no such prop. */}
      <span>
        <Icon name="listen" />
      </span>
      <span>{copy.listen}</span>
    </Button>
  );
}
