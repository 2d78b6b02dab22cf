import type { RootContent } from 'mdast';
import type { Copy } from '../../i18n/copy.ts';
import { Link } from '../../ui/Link/Link.tsx';
import { Prose } from '../../ui/Prose/Prose.tsx';
import styles from './CouncilList.module.css';
import type { ShownSource } from './hospital.ts';
import { Sources, sourcesCopy } from './Sources.tsx';

export const councilListCopy = [
  ...sourcesCopy,
  'councils_title',
  'councils_text',
  'councils_who',
  'councils_where',
  'councils_website',
] as const;

type Council = {
  id: string;
  name: string;
  who: string;
  website?: string | undefined;
  hospitals: { name: string; path: string }[];
  blocks: RootContent[];
  sources: ShownSource[];
  checked: string;
};

type CouncilListProps = { copy: Copy<typeof councilListCopy>; councils: readonly Council[] };

/** Lists the councils of children and young people. Each names its hospitals, which open in the dialog. */
export function CouncilList({ copy, councils }: CouncilListProps) {
  return (
    <section aria-labelledby="councils" className={styles.section}>
      <h2 id="councils">{copy.councils_title}</h2>
      <p className="text">{copy.councils_text}</p>
      <ul role="list" className={styles.councils}>
        {councils.map(({ id, name, who, website, hospitals, blocks, sources, checked }) => (
          <li key={id} className={styles.council}>
            <h3>{name}</h3>
            <p>
              <strong>{copy.councils_where}</strong>{' '}
              {hospitals.map((hospital, index) => (
                <span key={hospital.path}>
                  {index > 0 && ', '}
                  <Link href={hospital.path} data-modal="hospitalInfo">
                    {hospital.name}
                  </Link>
                </span>
              ))}
            </p>
            <p>
              <strong>{copy.councils_who}</strong> {who}
            </p>
            <Prose blocks={blocks} locale="sv" hrefOf={() => undefined} />
            {website && (
              <p>
                <Link href={website}>{copy.councils_website}</Link>
              </p>
            )}
            <Sources copy={copy} sources={sources} checked={checked} />
          </li>
        ))}
      </ul>
    </section>
  );
}
