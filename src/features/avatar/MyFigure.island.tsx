/** The reader's own figure on another page. It wakes by itself for one who has saved a figure (src/client/intent.ts). */
export { MyFigure as MyFigureIsland } from './MyFigure.tsx';
