import type { ExampleContext, Examples } from '../../gallery/examples.ts';
import { Hero } from './Hero.tsx';

const hero = (context: ExampleContext, more: Partial<Parameters<typeof Hero>[0]> = {}) => (
  <Hero
    title={context.say('Mask eller infart', 'قناع أم أنبوب')}
    preamble={context.say('Du får välja hur du somnar.', 'يمكنك أن تختار كيف تنام.')}
    crumbs={[
      { title: context.t('home'), path: '/' },
      { title: context.say('Sovas och opereras', 'التخدير والعملية'), path: '/sovas-och-opereras' },
    ]}
    crumbsLabel={context.t('breadcrumbs_label')}
    picture="topic-anaesthesia"
    {...more}
  />
);

const examples: Examples = {
  name: 'Hero',
  frame: 'page',
  examples: [
    { name: 'aqua', render: (context) => hero(context) },
    { name: 'rose', render: (context) => hero(context, { variant: 'rose' }) },
    {
      name: 'strong, for teenagers',
      render: (context) => hero(context, { variant: 'strong', picture: 'person-teen-wavy' }),
    },
    { name: 'above the signs', render: (context) => hero(context, { isAboveSigns: true }) },
    { name: 'without a picture', render: (context) => hero(context, { picture: undefined }) },
    { name: 'without pages above', render: (context) => hero(context, { crumbs: [] }) },
    {
      name: 'long words and titles',
      render: (context) =>
        hero(context, {
          title: context.say(
            'Läkemedelsgenomgångsprotokollsanvisningar för barnanestesisjuksköterskor',
            'تعليمات مراجعة الأدوية قبل التخدير وبعده لممرضات تخدير الأطفال',
          ),
          preamble: context.say(
            'Operationsavdelningens premedicineringsrutiner, uppvakningen och smärtskattningen, steg för steg, så att du vet vad som händer och vad du själv kan göra.',
            'ما يحدث في قسم العمليات قبل التخدير وبعده، والإفاقة، وقياس الألم، خطوة خطوة، لتعرف ما يحدث وما يمكنك أن تفعله.',
          ),
          crumbs: [1, 2, 3].map((level) => ({
            title: context.say('Funktionsnedsättningsinformation', 'معلومات عن الإعاقة وعن الرعاية'),
            path: `/tand/${level}`,
          })),
        }),
    },
  ],
};

export default examples;
