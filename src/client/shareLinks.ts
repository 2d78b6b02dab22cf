/** Ways to hand a page on: copied, by the telephone's own, or by plain links to networks, so that nothing is loaded before the click. */

/** A page to hand on: its title and full address. */
type Target = { title: string; url: string };

export type ShareLink = { id: string; name: string; href: string };

/**
 * Returns the six ways to share, in the order in which they are shown (specification, section 7).
 */
export function shareLinks({ title, url }: Target): ShareLink[] {
  const text = encodeURIComponent(title);
  const address = encodeURIComponent(url);
  const both = encodeURIComponent(`${title} ${url}`);
  return [
    { id: 'facebook', name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
    { id: 'x', name: 'X', href: `https://x.com/intent/post?text=${text}&url=${address}` },
    { id: 'whatsapp', name: 'WhatsApp', href: `https://wa.me/?text=${both}` },
    { id: 'telegram', name: 'Telegram', href: `https://t.me/share/url?url=${address}&text=${text}` },
    // RFC 5724 has no body; "?&body=" is what both Android and iOS read.
    { id: 'sms', name: 'SMS', href: `sms:?&body=${both}` },
    { id: 'email', name: 'E-mail', href: `mailto:?subject=${text}&body=${address}` },
  ];
}

/** Shares a page by the device's own way. A reader who cancels there has shared nothing. */
export const shareNatively = (target: Target): void =>
  void navigator.share(target).catch((error: unknown) => console.warn('Nothing was shared', error));

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
