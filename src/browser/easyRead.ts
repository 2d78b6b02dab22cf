/** Easy-read mode lives in a cookie of its own (specification, section 9), set only when the reader turns it on. */

/** The one cookie of the site, kept for a year; the page on data protection tells of it. Seconds. */
export const easyReadCookie = { name: 'EasyRead', maxAge: 365 * 24 * 60 * 60 };

/** @returns whether the reader has chosen easy texts */
export const isEasyRead = (): boolean => document.cookie.split('; ').includes(`${easyReadCookie.name}=1`);

/** Turns easy texts on or off, on this page and the next ones. */
export function setEasyRead(on: boolean): void {
  const { name, maxAge } = easyReadCookie;
  document.cookie = `${name}=1; path=/; SameSite=Lax; max-age=${on ? maxAge : 0}`;
  showEasyRead();
}

/** Shows the text that the reader has chosen; both are in the page. */
export function showEasyRead(): void {
  const on = isEasyRead();
  const root = document.documentElement.dataset;
  if (on) root['easyRead'] = 'true';
  else delete root['easyRead'];
  for (const easy of document.querySelectorAll<HTMLDetailsElement>('details[data-easy-text]')) easy.open = on;
}
