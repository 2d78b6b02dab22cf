import type { ExampleContext, Examples } from '../../gallery/examples.ts';
import { type AudienceLink, AudienceLinks } from './AudienceLinks.tsx';

const doorsOf = ({ t }: ExampleContext): AudienceLink[] => [
  { id: 'child', title: t('door_child'), text: t('door_child_text'), path: '/tand', picture: 'person-boy-star' },
  {
    id: 'older',
    title: t('door_older'),
    text: t('door_older_text'),
    path: '/for-dig-som-ar-lite-aldre',
    picture: 'person-teen-wavy',
  },
  {
    id: 'caregiver',
    title: t('door_caregiver'),
    text: t('door_caregiver_count', { count: 31 }),
    path: '/narstaende',
    picture: 'person-caregiver-hijab',
  },
];

const examples: Examples = {
  name: 'AudienceLinks',
  frame: 'page',
  examples: [
    {
      name: 'three doors',
      render: (context) => <AudienceLinks title={context.t('doors_title')} doors={doorsOf(context)} />,
    },
    {
      name: 'long words',
      render: (context) => (
        <AudienceLinks
          title={context.say('Vad säger barnanestesisjuksköterskorna?', 'ماذا تقول ممرضات تخدير الأطفال للأهل؟')}
          doors={doorsOf(context).map((door) => ({
            ...door,
            title: context.say('Läkemedelsgenomgångsprotokoll', 'مراجعة الأدوية قبل العملية وبعدها'),
            text: context.say(
              'Operationsavdelningens premedicineringsrutiner, uppvakningen och smärtskattningen.',
              'ما يحدث في قسم العمليات قبل التخدير وبعده، والإفاقة، وقياس الألم.',
            ),
          }))}
        />
      ),
    },
  ],
};

export default examples;
