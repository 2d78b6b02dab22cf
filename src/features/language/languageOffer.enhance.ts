/**
 * Offers the page in the language that the script in the head has detected (src/shared/earlyScript.ts), if it reserved
 * space for the offer. Never redirects by itself.
 */
const code = document.documentElement.dataset['offer'];
const link = document.querySelector<HTMLAnchorElement>('[data-language-offer] a');
const words = link?.querySelector('span');
const page = document.querySelector<HTMLLinkElement>(`head link[rel="alternate"][title][lang="${code ?? ''}"]`);

if (link && words && page) {
  link.href = new URL(page.href).pathname;
  words.textContent = page.title;
  link.lang = page.lang;
  link.dir = page.dir;
  link.hidden = false;
}

export {};
