/** Enables the back buttons where there is something to go back to. */
export function startBackButtons(): void {
  const buttons = document.querySelectorAll<HTMLButtonElement>('[data-back]');
  const update = () => {
    // The length counts what lies ahead too; newer browsers know better.
    const { navigation } = window as { navigation?: { canGoBack: boolean } };
    for (const button of buttons) button.disabled = !(navigation?.canGoBack ?? history.length > 1);
  };
  for (const button of buttons) button.addEventListener('click', () => history.back());
  // A page that comes back from the back/forward cache runs no script again.
  addEventListener('pageshow', update);
  update();
}
