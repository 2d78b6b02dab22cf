/** Builds XML as text, for feeds and the sitemap. */

/** Characters that XML 1.0 doesn't allow at all. */
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escape = (text: string): string => text.replace(forbidden, '').replace(/[&<>"']/g, (mark) => marks[mark] ?? '');

type Attributes = Record<string, string | number>;
const open = (name: string, attributes: Attributes): string =>
  [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escape(String(value))}"`)].join(' ');

/** Returns an element with escaped text. */
export const element = (name: string, text: string | number, attributes: Attributes = {}): string =>
  `<${open(name, attributes)}>${escape(String(text))}</${name}>`;
/** Returns an element with attributes only. */
export const empty = (name: string, attributes: Attributes): string => `<${open(name, attributes)}/>`;
/** Returns an element with child elements. */
export const parent = (name: string, children: string[], attributes: Attributes = {}): string =>
  `<${open(name, attributes)}>\n${children.join('\n')}\n</${name}>`;

/** Returns a document with its XML declaration. */
export const xmlDocument = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;

/** Returns a date in the format of mail headers (RFC 5322). */
export const mailDate = (day: string): string => new Date(day).toUTCString().replace('GMT', '+0000');
