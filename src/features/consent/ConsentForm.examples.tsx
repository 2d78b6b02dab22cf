import type { ExampleContext, Examples } from '../../gallery/examples.ts';
import { purposes } from '../../shared/consent.ts';
import { ConsentForm, consentFormCopy } from './ConsentForm.tsx';
import { ConsentSave, consentSaveCopy } from './ConsentSave.tsx';

const form = ({ copy }: ExampleContext) => (
  <ConsentForm copy={copy(consentFormCopy)} id="example" purposes={purposes}>
    <ConsentSave copy={copy(consentSaveCopy)} />
  </ConsentForm>
);

/** What the page's own script would take for its own. */
const shown: [string, string] = [' data-consent-form="true" hidden=""', ''];
const hide = (when: string): [string, string] => [`data-when="${when}"`, `data-when="${when}" hidden`];
const show = (when: string): [string, string] => [`data-when="${when}" hidden=""`, `data-when="${when}"`];
const answered = [show('answered'), hide('unanswered')];

const examples: Examples = {
  name: 'ConsentForm',
  examples: [
    { name: 'nothing answered yet', render: form, changes: [shown] },
    {
      name: 'answered, nothing changed since',
      render: form,
      changes: [shown, ...answered, ['data-consent-save="true"', 'disabled']],
    },
    {
      name: 'just saved, with everything on',
      render: form,
      changes: [
        shown,
        ...answered,
        show('updated'),
        show('all-on'),
        hide('some-off'),
        ['data-consent-save="true"', 'disabled'],
        ['type="checkbox" role="switch" class', 'type="checkbox" role="switch" checked class'],
      ],
    },
  ],
};

export default examples;
