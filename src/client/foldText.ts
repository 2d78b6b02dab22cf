/** Returns text in small letters and without marks, so that "lakare" finds "läkare" and "francais" "Français". */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
