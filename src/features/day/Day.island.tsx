/** My day, as its page wakes it. */
export { DayMaker as DayIsland } from './DayMaker.tsx';
