/** Checks that the questions to take along to the hospital are the same in both languages and unique. */
import { type Problem, problemAt } from '../problem.ts';
import type { Content } from '../store.ts';

/** Returns duplicate questions, and lists whose groups differ from the Swedish. */
export function checkQuestions({ questionGroups }: Content): Problem[] {
  const shapeOf = (groups: (typeof questionGroups)[number]['data']) =>
    groups.map(({ id, questions }) => `${id} ${questions.length}`).join(', ');
  const original = questionGroups.find(({ language }) => language === 'sv');
  return questionGroups.flatMap((list): Problem[] => {
    const all = list.data.flatMap(({ questions }) => questions);
    const twice = all.find((one, index) => all.indexOf(one) < index);
    if (twice)
      return [problemAt(list, [], `"${twice}" stands twice. What is kept on the device is its words: remove one.`)];
    const wanted = original && shapeOf(original.data);
    if (shapeOf(list.data) === wanted) return [];
    return [problemAt(list, [], `The groups are ${shapeOf(list.data)}; in Swedish they are ${wanted ?? 'missing'}.`)];
  });
}
