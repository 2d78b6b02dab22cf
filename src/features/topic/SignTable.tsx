import type { SignTable as SignTableParts } from '../../content/signs.ts';
import type { Copy } from '../../i18n/copy.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Text } from '../../ui/Text/Text.tsx';
import { SignGroups, signGroupsCopy } from './SignGroups.tsx';
import styles from './SignTable.module.css';

const readers = ['adult', 'child'] as const;
const ages = ['all', 'baby', 'child', 'teen', 'adult'] as const;

export const signTableCopy = [
  'urgent_everyone',
  'urgent_reader',
  'urgent_reader_adult',
  'urgent_reader_child',
  'urgent_age',
  'urgent_age_all',
  'urgent_age_baby',
  'urgent_age_child',
  'urgent_age_teen',
  'urgent_age_adult',
  'urgent_body',
  'urgent_body_breath',
  'urgent_body_head',
  'urgent_body_chest',
  'urgent_body_belly',
  'urgent_body_groin',
  'urgent_body_skin',
  'urgent_body_limbs',
  'urgent_body_mouth',
  'urgent_body_eyes-ears',
  'urgent_body_blood',
  'urgent_body_mind',
  'urgent_body_poison',
  'urgent_body_medicine',
  'urgent_body_tube',
  'urgent_body_whole',
  ...signGroupsCopy,
] as const;

/** Id of the signs that hold for everyone. */
export const everyoneId = 'everyone';

type SignTableProps = SignTableParts & { copy: Copy<typeof signTableCopy> };

type ChoiceProps = { name: string; legend: string; options: [value: string, label: string][] };

/** Renders radio buttons; the first is checked. */
function Choice({ name, legend, options }: ChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      {options.map(([value, label], at) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={at === 0} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/**
 * Renders the table of signs: those for everyone are always shown, the others are folded by part of the body. The
 * filters work in CSS, without a script; a browser without `:has()` shows all signs.
 */
export function SignTable({ copy, everyone, bodies }: SignTableProps) {
  return (
    <div className={styles.table} data-signs-table>
      <div className={`${styles.choices} no-print`} data-signs-choices>
        <Choice
          name="reader"
          legend={copy.urgent_reader}
          options={readers.map((reader) => [reader, copy[`urgent_reader_${reader}`]])}
        />
        <Choice name="age" legend={copy.urgent_age} options={ages.map((age) => [age, copy[`urgent_age_${age}`]])} />
      </div>
      <h2 id={everyoneId}>{copy.urgent_everyone}</h2>
      <SignGroups copy={copy} groups={everyone} />
      <h2>{copy.urgent_body}</h2>
      {bodies.map(({ body, groups }) => (
        <details key={body} className={styles.fold}>
          <summary className={styles.summary}>
            <h3>
              <Text>{copy[`urgent_body_${body}`]}</Text>
            </h3>
            <span className={styles.caret}>
              <Icon name="caret" />
            </span>
          </summary>
          <div id={`signs-${body}`} className={styles.signs}>
            <SignGroups copy={copy} groups={groups} headingLevel={4} />
          </div>
        </details>
      ))}
    </div>
  );
}
