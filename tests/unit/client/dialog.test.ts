// @vitest-environment happy-dom
/** What opens a modal, called by somebody who got it wrong. */
import { expect, it } from 'vitest';
import { openModal } from '../../../src/client/dialog.ts';

const module = { fill: () => undefined };

it.each([
  [undefined, null],
  [7, null],
  ['share', undefined],
  ['share', 'no event'],
])('[#206] %o and %o are refused with the specified words', async (name, event) => {
  await expect(openModal(name as never, event as never, module)).rejects.toThrow(
    new TypeError('Incorrect arguments passed to function'),
  );
});
