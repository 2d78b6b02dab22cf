/** Marks that a reader moves by keyboard: on with Tab, off when a mouse is pressed (specification, section 4). */
export function startFocusMode(): void {
  const root = document.documentElement;
  addEventListener('keydown', ({ key }) => {
    if (key === 'Tab') root.dataset['keyboard'] = '';
  });
  addEventListener('mousedown', () => {
    delete root.dataset['keyboard'];
  });
}
