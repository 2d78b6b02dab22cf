import { fromMarkdown } from 'mdast-util-from-markdown';
import type { ExampleContext, Examples } from '../../gallery/examples.ts';
import { Prose } from './Prose.tsx';

const hrefOf = () => '/tand';

const prose = ({ language }: ExampleContext, markdown: string, headingLevel?: 2 | 3) => (
  <Prose blocks={fromMarkdown(markdown).children} locale={language} hrefOf={hrefOf} headingLevel={headingLevel} />
);

const whole = ({ say }: ExampleContext) =>
  say(
    `## När du kommer dit

Du får **träffa** den som ska hjälpa dig. Fråga _allt_ du undrar. Läs mer om [tänder](page:dental).

### Det här gör ni

- Ni går in i ett rum.
- Du får sätta dig, ligga ner eller sitta i någons knä. Du får byta plats om det inte känns bra, och du får be om en paus.

1. Först tittar de.
2. Sedan berättar de.

## Efteråt

Ring [116 111](tel:116111) om du vill prata.`,
    `## عندما تصل

سوف **تقابل** من سيساعدك. اسأل عن _كل_ ما يخطر ببالك. اقرأ المزيد عن [الأسنان](page:dental).

### هذا ما ستفعلونه

- تدخلون إلى غرفة.
- يمكنك أن تجلس أو تستلقي أو تجلس في حضن أحد. يمكنك أن تغيّر مكانك إن لم يكن مريحًا، وأن تطلب استراحة.

1. ينظرون أولًا.
2. ثم يشرحون.

## بعد ذلك

اتصل بالرقم [116 111](tel:116111) إن أردت أن تتحدث.`,
  );

const examples: Examples = {
  name: 'Prose',
  examples: [
    { name: 'headings, paragraphs, lists and links', render: (context) => prose(context, whole(context)) },
    { name: 'inside a part, one level lower', render: (context) => prose(context, whole(context), 3) },
    {
      name: 'one paragraph',
      render: (context) => prose(context, context.say('Du får veta allt först.', 'ستعرف كل شيء أولًا.')),
    },
    {
      name: 'long words',
      render: (context) =>
        prose(
          context,
          context.say(
            '## Barnanestesisjuksköterskeutbildningsinformationsmaterial\n\nLäs [läkemedelsgenomgångsprotokollsanvisningarna](page:dental).',
            '## أفاستسقيناكموها\n\nاقرأ [فسيكفيكهموها](page:dental).',
          ),
        ),
    },
    { name: 'empty', render: (context) => prose(context, '') },
  ],
};

export default examples;
