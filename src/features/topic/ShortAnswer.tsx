import { Note } from '../../ui/Note/Note.tsx';
import { Text } from '../../ui/Text/Text.tsx';

type ShortAnswerProps = { question: string; answer: string };

/** Answers what most readers are afraid of, before everything else. */
export function ShortAnswer({ question, answer }: ShortAnswerProps) {
  return (
    <Note title={question} variant="sun">
      <p>
        <Text>{answer}</Text>
      </p>
    </Note>
  );
}
