/** Writes the current year into the copyright line, which is built without one. */
export function showCopyrightYear(): void {
  for (const year of document.querySelectorAll('[data-year]')) year.textContent = String(new Date().getFullYear());
}
