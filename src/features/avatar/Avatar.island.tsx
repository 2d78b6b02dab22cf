/** The creator of the reader's own figure, as its page wakes it. */
export { AvatarMaker as AvatarIsland } from './AvatarMaker.tsx';
