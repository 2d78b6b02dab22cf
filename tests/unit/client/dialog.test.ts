// @vitest-environment happy-dom
/** The function that opens a modal, called with wrong arguments. */
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
