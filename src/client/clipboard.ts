/** Copying to the clipboard. */

/** How long the confirmation of a copied link stays, in ms (specification, section 9). */
export const confirmationTime = 5000;

/**
 * Copies a text.
 * @returns whether it was copied: without the right to, or over plain http, there is no clipboard
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
