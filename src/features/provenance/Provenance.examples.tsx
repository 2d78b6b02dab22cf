import type { PublicSource } from '../../content/facts.ts';
import type { ExampleContext, Examples } from '../../gallery/examples.ts';
import { Provenance, provenanceCopy } from './Provenance.tsx';
import type { ProvenanceData } from './provenanceSentences.ts';

const drafted: ProvenanceData = {
  changed: '2026-11-21',
  author: 'Tryggve',
  drafted: 'ai',
  review: 'unreviewed',
  translation: 'original',
};
const written: ProvenanceData = { ...drafted, drafted: 'person' };

const sources: PublicSource[] = [
  {
    key: 'a',
    publisher: 'Socialstyrelsen',
    publisherInEnglish: 'National Board of Health and Welfare',
    title: 'Barnets rätt',
    language: 'sv',
    publisherLanguage: 'sv',
    year: '2024',
    url: 'https://social.example/a',
  },
  {
    key: 'b',
    publisher: 'Svensk förening för barnanestesi och barnintensivvård',
    title: 'Riktlinjer för premedicinering, preoperativ fasta och läkemedelsgenomgång på operationsavdelning',
    language: 'sv',
    publisherLanguage: 'sv',
    url: 'https://social.example/b',
  },
  {
    key: 'c',
    publisher: 'Cochrane',
    title: 'Non-pharmacological interventions for assisting the induction of anaesthesia in children',
    language: 'en',
    publisherLanguage: 'en',
    year: '2015',
    url: 'https://social.example/c',
  },
];

const provenance = ({ copy, language }: ExampleContext, data: ProvenanceData) => (
  <Provenance copy={copy(provenanceCopy)} language={language} data={data} sources={[]} />
);
const withSources = ({ copy, language }: ExampleContext) => (
  <Provenance copy={copy(provenanceCopy)} language={language} data={drafted} sources={sources} />
);

const examples: Examples = {
  name: 'Provenance',
  examples: [
    { name: 'drafted with AI, unreviewed', render: (context) => provenance(context, drafted) },
    { name: 'written by a person', render: (context) => provenance(context, written) },
    {
      name: 'reviewed',
      render: (context) =>
        provenance(context, {
          ...written,
          review: {
            by: 'Anna Andersson',
            role: context.say('barnsjuksköterska', 'ممرضة أطفال'),
            date: '2026-11-20',
          },
        }),
    },
    {
      name: 'without advice on care',
      render: (context) => provenance(context, { ...written, review: 'not-clinical' }),
    },
    {
      name: 'translated by a machine, with the way to the Swedish page',
      render: ({ copy, language }) => (
        <Provenance
          copy={copy(provenanceCopy)}
          language={language}
          data={{ ...drafted, translation: 'machine' }}
          sources={[]}
          swedishPath="/narstaende/fasta"
        />
      ),
    },
    {
      name: 'translation read by a native speaker',
      render: (context) =>
        provenance(context, { ...drafted, translation: { readBy: 'Maja Öberg', date: '2026-11-21' } }),
    },
    { name: 'sources, closed', render: withSources },
    { name: 'sources, open', render: withSources, changes: [['<details', '<details open']] },
    {
      name: 'a long author',
      render: (context) =>
        provenance(context, {
          ...written,
          author: context.say(
            'Barnanestesisjuksköterskeutbildningens informationsmaterialgrupp',
            'مجموعة إعداد المواد التعليمية لممرضات تخدير الأطفال في المستشفى',
          ),
        }),
    },
  ],
};

export default examples;
