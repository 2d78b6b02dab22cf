import type { Copy } from '../../i18n/copy.ts';
import { type LanguageCode, langAttributes } from '../../i18n/languages.ts';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import styles from './HospitalLinks.module.css';

export const hospitalLinksCopy = ['clowns_hospitals', 'clowns_website'] as const;

type HospitalLinksProps = {
  copy: Copy<typeof hospitalLinksCopy>;
  /** With the way to its place on the page of hospitals, which Swedish has alone; else to its website. */
  hospitals: readonly { id: string; name: string; path: string | undefined; website: string | undefined }[];
  /** Of the clowns. */
  website: string | undefined;
  locale: LanguageCode;
};

/** Renders where a group of clowns is to be met: hospitals, which open over the page, and its own website. */
export function HospitalLinks({ copy, hospitals, website, locale }: HospitalLinksProps) {
  const swedish = locale === 'sv' ? {} : langAttributes('sv');
  return (
    <section aria-labelledby="hospitals" className={styles.section}>
      <h2 id="hospitals">{copy.clowns_hospitals}</h2>
      <ul role="list" className={styles.hospitals}>
        {hospitals.map(({ id, name, path, website: site }) => (
          <li key={id} {...swedish}>
            {path ? (
              <Link href={path} data-modal="hospitalInfo">
                {name}
              </Link>
            ) : site ? (
              <Link href={site}>{name}</Link>
            ) : (
              name
            )}
          </li>
        ))}
      </ul>
      {website && (
        <div>
          <ButtonLink href={website} variant="outline">
            {copy.clowns_website}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
