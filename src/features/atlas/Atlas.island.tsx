/** The atlas of the body, as its pages wake it. */
export { Atlas as AtlasIsland } from './Atlas.tsx';
