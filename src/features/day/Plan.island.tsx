/** The plan card, as its page wakes it. */
export { PlanMaker as PlanIsland } from './PlanMaker.tsx';
