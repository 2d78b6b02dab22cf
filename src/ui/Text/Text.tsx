import { Fragment } from 'react';
import { partsOfAddress, runsOf } from '../../i18n/isolates.ts';

type TextProps = { children: string };

/** Renders an address that may wrap after a slash and after a dot. */
export function Address({ children }: TextProps) {
  return (
    <bdi dir="ltr">
      {partsOfAddress(children).map((part, place) => (
        <Fragment key={place}>
          {place > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </bdi>
  );
}

/**
 * Renders a string. Telephone numbers and addresses run left to right in every language (src/i18n/isolates.ts); a
 * number stays on one line (src/styles/base.css).
 */
export function Text({ children }: TextProps) {
  return runsOf(children).map(({ text, kind }, at) => {
    if (kind === 'words') return text;
    if (kind === 'address') return <Address key={at}>{text}</Address>;
    return (
      <bdi key={at} dir="ltr">
        {text}
      </bdi>
    );
  });
}
