/** Addresses that hand a page on to a network, as plain links: nothing is loaded from it before the click. */

export type ShareLink = { id: string; name: string; href: string };

/**
 * Returns the six ways to share, in the order in which they are shown (specification, section 7).
 * @param target title of the page and its full address
 */
export function shareLinks({ title, url }: { title: string; url: string }): ShareLink[] {
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
