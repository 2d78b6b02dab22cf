import type { ExampleContext, Examples } from '../../gallery/examples.ts';
import { ShareLinks, shareLinksCopy } from './ShareLinks.tsx';

const open: [string, string] = ['<details', '<details open'];
const shown: [string, string] = [' hidden=""', ''];

const links = ({ copy, say }: ExampleContext, title = say('Om oss', 'من نحن')) => (
  <ShareLinks
    copy={copy(shareLinksCopy)}
    target={{ title, url: 'https://tryggve.example/om-oss', qr: '/qr/about-sv.svg' }}
  />
);

const examples: Examples = {
  name: 'ShareLinks',
  examples: [
    { name: 'closed', render: (context) => links(context) },
    { name: 'open, without scripts', render: (context) => links(context), changes: [open] },
    { name: 'open, with all tools', render: (context) => links(context), changes: [open, shown] },
    {
      name: 'a long title',
      render: (context) =>
        links(
          context,
          context.say(
            'Operationsavdelningens läkemedelsgenomgångsprotokoll och barnanestesisjuksköterskor',
            'سجل مراجعة الأدوية في قسم العمليات وممرضات تخدير الأطفال في المستشفى',
          ),
        ),
      changes: [open],
    },
  ],
};

export default examples;
