/** Opens the signs of danger if the hash or a link of the page leads to them. */
export function startSigns(): void {
  const signs = document.querySelector<HTMLDetailsElement>('[data-signs]');
  if (!signs) return;
  const unfold = (hash: string) => {
    if (hash === `#${signs.id}`) signs.open = true;
  };
  unfold(location.hash);
  addEventListener('click', ({ target }) => {
    if (target instanceof Element) unfold(target.closest('a')?.hash ?? '');
  });
}
