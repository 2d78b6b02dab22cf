import { Note } from '../../ui/Note/Note.tsx';
import { Text } from '../../ui/Text/Text.tsx';

type ShortAnswerProps = { question: string; answer: string };

/** Renders the answer to what most readers fear, before everything else. */
export function ShortAnswer({ question, answer }: ShortAnswerProps) {
  return (
    <Note title={question} variant="sun">
      <p>
        <Text>{answer}</Text>
      </p>
    </Note>
  );
}
