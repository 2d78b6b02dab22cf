import type { ReactNode } from 'react';
import type { Copy } from '../../i18n/copy.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { type DrawingName, Drawing } from '../../ui/Drawing/Drawing.tsx';
import { Icon, type IconName } from '../../ui/Icon/Icon.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { Address, Text } from '../../ui/Text/Text.tsx';
import styles from './HospitalCard.module.css';
import { hostOf, type ShownHospital } from './hospital.ts';
import { Sources, sourcesCopy } from './Sources.tsx';

export const hospitalCardCopy = [
  ...sourcesCopy,
  'hospital_website',
  'hospital_website_text',
  'hospital_reach',
  'hospital_reach_text',
  'hospital_clowns',
  'hospital_clowns_text',
  'hospital_play',
  'hospital_more',
  'hospital_choose',
  'hospital_saved',
  'hospital_to_mine',
  'hospital_not_saved',
  'councils_title',
] as const;

type HospitalCardProps = { copy: Copy<typeof hospitalCardCopy>; hospital: ShownHospital };

type FactProps = { label: string; text?: string | undefined; children?: ReactNode } & (
  { drawing: DrawingName } | { icon: IconName }
);

function Fact({ label, text, children, ...look }: FactProps) {
  return (
    <li className={styles.fact}>
      <span className={styles.plate}>
        {'drawing' in look ? <Drawing name={look.drawing} /> : <Icon name={look.icon} />}
      </span>
      <div className={styles.words}>
        <strong>{label}</strong>
        {text && <p>{text}</p>}
        {children}
      </div>
    </li>
  );
}

/** Renders what is known about a hospital. A fact without a source has no row. The button needs scripts. */
export function HospitalCard({ copy, hospital }: HospitalCardProps) {
  const { id, page, anchor, name, town, website, clowns, council, play, more } = hospital;
  return (
    <article id={anchor} className={styles.card} data-hospital={id} tabIndex={-1} aria-labelledby={`${anchor}-name`}>
      <div>
        <h4 id={`${anchor}-name`} className={styles.name}>
          {name}
        </h4>
        <p>{town}</p>
      </div>
      <ul role="list" className={styles.facts}>
        {website ? (
          <Fact icon="language" label={copy.hospital_website} text={copy.hospital_website_text}>
            <Link href={website}>
              <Address>{hostOf(website)}</Address>
            </Link>
          </Fact>
        ) : (
          <Fact icon="phone" label={copy.hospital_reach}>
            <p>
              {copy.hospital_reach_text}{' '}
              <a href="tel:1177">
                <Text>1177</Text>
              </a>
              .
            </p>
          </Fact>
        )}
        {clowns.length > 0 && (
          <Fact drawing="topic-clown" label={copy.hospital_clowns} text={copy.hospital_clowns_text}>
            {clowns.map(({ title, path }) => (
              <Link key={path} href={path}>
                {title}
              </Link>
            ))}
          </Fact>
        )}
        {council && (
          <Fact drawing="topic-rights" label={copy.councils_title} text={council.who}>
            <a href={`${page}#councils`}>{council.name}</a>
          </Fact>
        )}
        {play && <Fact drawing="topic-play" label={copy.hospital_play} text={play} />}
        {more && <Fact icon="info" label={copy.hospital_more} text={more} />}
      </ul>
      <div className={styles.choice} data-choice hidden>
        <Button data-choose aria-pressed={false}>
          <span className={styles.tick}>
            <Icon name="check" />
          </span>
          {copy.hospital_choose}
        </Button>
        <div aria-live="polite">
          <p data-choice-kept hidden>
            {copy.hospital_saved} <a href={`${page}#mitt`}>{copy.hospital_to_mine}</a>
          </p>
          <p data-choice-unkept hidden>
            {copy.hospital_not_saved}
          </p>
        </div>
      </div>
      <Sources copy={copy} sources={hospital.sources} checked={hospital.checked} />
    </article>
  );
}
