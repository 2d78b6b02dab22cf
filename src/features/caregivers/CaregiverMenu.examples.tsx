import type { ExampleContext, Examples } from '../../gallery/examples.ts';
import { CaregiverMenu } from './CaregiverMenu.tsx';

const labelOf = ({ t }: ExampleContext) => t('caregivers_menu');

const groupsOf = ({ say, t }: ExampleContext) => [
  {
    id: 53,
    title: t('caregivers_group_53'),
    items: [
      { id: 1, title: say('Välkommen', 'مرحبًا'), path: '/narstaende' },
      { id: 2, title: say('Fasta', 'الصيام'), path: '/narstaende/fasta' },
    ],
  },
  {
    id: 62,
    title: say(
      'Operationsavdelningens premedicineringsrutiner och barnanestesisjuksköterskor',
      'ما يحدث في قسم العمليات قبل التخدير ومن هم الذين يعتنون بالطفل هناك',
    ),
    items: [
      {
        id: 3,
        title: say(
          'Så går smärtskattningen till på uppvakningsavdelningen',
          'هكذا يُقاس الألم في غرفة الإفاقة بعد العملية',
        ),
        path: '/narstaende/valkommen-till-tryggve',
      },
    ],
  },
];

const examples: Examples = {
  name: 'CaregiverMenu',
  examples: [
    {
      name: 'closed',
      render: (context) => <CaregiverMenu label={labelOf(context)} groups={groupsOf(context)} />,
    },
    {
      name: 'open where the current page is',
      render: (context) => (
        <CaregiverMenu label={labelOf(context)} groups={groupsOf(context)} currentPath="/narstaende/fasta" />
      ),
    },
    {
      name: 'all open',
      render: (context) => <CaregiverMenu label={labelOf(context)} groups={groupsOf(context)} allOpen />,
    },
    {
      name: 'with pages beside the groups',
      render: (context) => (
        <CaregiverMenu
          label={labelOf(context)}
          groups={groupsOf(context)}
          more={{
            title: context.say('Mer för dig som är närstående', 'المزيد لك'),
            items: [
              { id: 'urgent', title: context.say('När är det bråttom?', 'متى يكون الأمر عاجلًا؟'), path: '/ar/urgent' },
            ],
          }}
        />
      ),
    },
    { name: 'without groups', render: (context) => <CaregiverMenu label={labelOf(context)} groups={[]} /> },
  ],
};

export default examples;
