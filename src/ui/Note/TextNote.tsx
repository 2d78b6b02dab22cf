import type { ComponentProps } from 'react';
import { Note } from './Note.tsx';
import { Prose } from '../Prose/Prose.tsx';

type TextNoteProps = ComponentProps<typeof Prose> & { title: string };

/** Renders a note with a text in Markdown: what differs between hospitals. */
export function TextNote({ title, ...prose }: TextNoteProps) {
  return (
    <Note title={title}>
      <Prose {...prose} headingLevel={3} />
    </Note>
  );
}
