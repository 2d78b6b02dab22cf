import type { ReactElement } from 'react';
import { type AvatarField, avatarFields } from '../../shared/avatar.ts';

/** What the creator shows choices of, one at a time. */
export type Topic = AvatarField | 'aids';
export const topics: readonly Topic[] = ['skin', 'hairType', 'hair', 'eyes', 'lips', 'sex', 'head', 'clothes', 'aids'];
export const firstTopic = 'skin';

/** Tells whether the whole figure is needed to see the difference. */
export const showsWhole = (topic: Topic): boolean => topic === 'sex' || topic === 'clothes' || topic === 'aids';

/** Tells whether a word names a kind of choice. */
export const isTopic = (name: string): name is Topic => name === 'aids' || avatarFields.some((field) => field === name);

/** One stroke each, as the icons of the interface. */
export const topicIcons: Record<Topic, ReactElement> = {
  skin: <path d="M12,3.5q6.5,7.5 6.5,11a6.5,6.5 0 0 1-13,0q0,-3.5 6.5,-11Z" />,
  hairType: <path d="M5,19.5V11a7,7 0 0 1 14,0v8.5M8.5,13q6,-1 6.5,-5q1,3 3.5,4" />,
  hair: <path d="M4,5h16v5H4ZM7,10v9M12,10v9M17,10v9" />,
  eyes: <path d="M3,12q9,-10 18,0q-9,10 -18,0ZM12,12v.01" />,
  lips: <path d="M3,12q5,-6 9,-3q4,-3 9,3q-9,10 -18,0ZM7,12q5,2 10,0" />,
  sex: <path d="M12,3.5a4,4 0 1 1-.01,0ZM4.5,20.5q0,-8 7.5,-8t7.5,8" />,
  head: <path d="M5,14q0,-9 7,-9t7,9ZM3,17.5q9,-3 18,0M12,5v-1.5" />,
  clothes: <path d="M8,4L3,8l3,4 2,-1.5V20h8V10.5L18,12l3,-4-5,-4q-4,4-8,0Z" />,
  aids: <path d="M7,13.5a3.5,3.5 0 1 1-.01,0ZM17,13.5a3.5,3.5 0 1 1-.01,0ZM10.5,16q1.5,-1.5 3,0" />,
};
