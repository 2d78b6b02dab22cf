/** The questions to take along are the same in both languages, and each stands once. */
import { type Problem, problemAt } from '../problem.ts';
import type { Content } from '../store.ts';

/** Returns questions that stand twice, and lists whose groups are not those of the Swedish one. */
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
