/** Easy-read mode lives in a cookie of its own (specification, section 9), set only when the reader turns it on. */

/** The one cookie of the site, kept for a year; the page on data protection tells of it. Seconds. */
export const easyReadCookie = { name: 'EasyRead', maxAge: 365 * 24 * 60 * 60 };

/** Tells whether the reader has chosen easy texts. */
export const isEasyRead = (): boolean => document.cookie.split('; ').includes(`${easyReadCookie.name}=1`);

/** Turns easy texts on or off, on this page and the next ones. */
export function setEasyRead(on: boolean): void {
  const { name, maxAge } = easyReadCookie;
  // A site without https has no other way: a browser keeps no `Secure` cookie there.
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=1; path=/; SameSite=Lax; max-age=${on ? maxAge : 0}${secure}`;
  showEasyRead();
}

/** Shows the text that the reader has chosen; both are in the page. */
function showEasyRead(): void {
  const on = isEasyRead();
  const root = document.documentElement.dataset;
  if (on) root['easyRead'] = 'true';
  else delete root['easyRead'];
  for (const easy of document.querySelectorAll<HTMLDetailsElement>('details[data-easy-text]')) easy.open = on;
}

/** Keeps the page in step with a choice that is made in another tab, or while it lies in the back/forward cache. */
export function startEasyRead(): void {
  showEasyRead();
  // What a reader folds in or out by hand stays so until the choice is another.
  const look = () => {
    if (isEasyRead() !== 'easyRead' in document.documentElement.dataset) showEasyRead();
  };
  if ('cookieStore' in window) window.cookieStore.addEventListener('change', look);
  // Browsers that tell of no cookies look when the page is looked at.
  document.addEventListener('visibilitychange', look);
  addEventListener('pageshow', look);
}
