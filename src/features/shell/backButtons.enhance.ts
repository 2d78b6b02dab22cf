/** Enables the back buttons if there is something to go back to. */
export function startBackButtons(): void {
  const buttons = document.querySelectorAll<HTMLButtonElement>('[data-back]');
  const update = () => {
    // `history.length` counts forward entries, too. Newer browsers have the precise `canGoBack`.
    const { navigation } = window as { navigation?: { canGoBack: boolean } };
    for (const button of buttons) button.disabled = !(navigation?.canGoBack ?? history.length > 1);
  };
  for (const button of buttons) button.addEventListener('click', () => history.back());
  // A page from the back/forward cache does not run its scripts again.
  addEventListener('pageshow', update);
  update();
}
