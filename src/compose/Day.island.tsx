/** My day, as its page wakes it, with what reads it aloud: that is loaded at the press. */
import { DayMaker, type DayMakerProps } from '../features/day/DayMaker.tsx';

const loadSpeech = () => import('../features/listen/readElement.ts');

/** Makes a child's day, and reads it aloud. */
export const DayIsland = (props: Omit<DayMakerProps, 'loadSpeech'>) => <DayMaker {...props} loadSpeech={loadSpeech} />;
