/** The reader's own figure on another page. It wakes by itself for one who has saved a figure (ownFigure.enhance.ts). */
export { MyFigure as MyFigureIsland } from './MyFigure.tsx';
