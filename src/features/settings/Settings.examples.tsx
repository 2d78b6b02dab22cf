import type { ExampleContext, Examples } from '../../gallery/examples.ts';
import { Settings, settingsCopy } from './Settings.tsx';

const shown: [string, string] = [' data-settings-panel="true" data-room="" hidden=""', ''];

const settings = ({ copy, say }: ExampleContext, isDevelopment = false) => (
  <Settings
    copy={copy(settingsCopy)}
    languages={{ path: '/sprak', current: say('Svenska', 'العربية') }}
    isDevelopment={isDevelopment}
  />
);

const examples: Examples = {
  name: 'Settings',
  examples: [
    {
      name: 'nothing chosen',
      render: (context) => settings(context),
      changes: [shown],
    },
    {
      name: 'motion locked by the system, choices made',
      render: (context) => settings(context),
      changes: [
        shown,
        [' hidden=""', ''],
        ['name="reducedMotionEnabled"', 'name="reducedMotionEnabled" checked disabled'],
        ['name="theme" value="dark"', 'name="theme-chosen" value="dark" checked'],
        ['name="textSize" value="large"', 'name="size-chosen" value="large" checked'],
      ],
    },
    {
      name: 'with what a development build adds',
      render: (context) => settings(context, true),
      changes: [shown],
    },
  ],
};

export default examples;
