/** The reader's own figure on another page. It wakes by itself for one who has saved a figure (wakeAvatar.enhance.ts). */
export { AvatarPreview as AvatarPreviewIsland } from './AvatarPreview.tsx';
