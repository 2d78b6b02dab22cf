/** Marks keyboard use: on with Tab, off with a mouse press [#209]. */
export function startFocusMode(): void {
  const root = document.documentElement;
  addEventListener('keydown', ({ key }) => {
    if (key === 'Tab') root.dataset['keyboard'] = '';
  });
  addEventListener('mousedown', () => {
    delete root.dataset['keyboard'];
  });
}
