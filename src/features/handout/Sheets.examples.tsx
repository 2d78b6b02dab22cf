import type { ExampleContext, Examples } from '../../gallery/examples.ts';
import { langAttributes, type LanguageCode } from '../../i18n/languages.ts';
import { handoutCopy } from './handoutCopy.ts';
import { type Handout, Sheets } from './Sheets.tsx';
import type { PageText } from './texts.ts';

const textOf = (language: LanguageCode, title: string, texts: string[], heading: string, foot: string): PageText => {
  const [first, ...rest] = texts.map((text) => <p>{text}</p>);
  return {
    ...langAttributes(language),
    title,
    blocks: [first, <h4>{heading}</h4>, ...rest],
    sources: null,
    sourcesTitle: '',
    foot: <p>{foot}</p>,
    isMachine: language !== 'sv',
  };
};
const swedish = textOf(
  'sv',
  'Fasta före narkos',
  ['Följ tiderna i brevet från sjukhuset.', 'Magen ska vara tom.'],
  'Därför ska barnet fasta',
  'Ingen som arbetar i vården har granskat texten än.',
);
const arabic = textOf(
  'ar',
  'الصيام قبل التخدير',
  ['اتبعوا الأوقات المذكورة في رسالة المستشفى.', 'يجب أن تكون المعدة فارغة.'],
  'لماذا يجب أن يصوم الطفل',
  'لم يراجع هذا النص أي شخص يعمل في الرعاية الصحية بعد.',
);

const sheets =
  (...handouts: Handout[]) =>
  ({ copy, language }: ExampleContext) => {
    const { handout_sheets, handout_machine } = copy(handoutCopy);
    // Two regions of one page may not have the same name.
    const label = `${handout_sheets} (${handouts.flatMap(({ texts }) => texts).length})`;
    return <Sheets handouts={handouts} label={label} note={handout_machine} language={langAttributes(language)} />;
  };

const examples: Examples = {
  name: 'Sheets',
  examples: [
    { name: 'one language', render: sheets({ texts: [swedish], ends: [3] }) },
    { name: 'two languages on two sheets', render: sheets({ texts: [arabic, swedish], ends: [1, 3] }) },
  ],
};

export default examples;
