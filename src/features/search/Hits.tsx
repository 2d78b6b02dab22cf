import type { MouseEvent } from 'react';
import type { Hit } from '../../search/contract.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Text } from '../../ui/Text/Text.tsx';
import styles from './Hits.module.css';
import { Marked } from './Marked.tsx';
import type { SearchCopy } from './searchCopy.ts';

/** A hit and its address. */
export type HitLink = { hit: Hit; href: string };

type HitsProps = {
  copy: SearchCopy;
  hits: readonly HitLink[];
  /** Shows titles only: below a card that says 112, nothing else should be read first. */
  hasTitlesOnly?: boolean;
  /** Called when a hit's link is pressed. */
  onFollow: (hit: Hit, event: MouseEvent<HTMLAnchorElement>) => void;
  /** Called when an answer is opened in place. */
  onUnfold: (hit: Hit) => void;
};

/** Lists hits: links to pages, films and podcasts, and answers that open in place. */
export function Hits({ copy, hits, hasTitlesOnly = false, onFollow, onUnfold }: HitsProps) {
  return (
    <ol role="list">
      {hits.map(({ hit, href }) => {
        const { objectID, contentType, parents, marked } = hit;
        const kind = parents.join(' · ') || (contentType === 'page' ? '' : copy[`search_type_${contentType}`]);
        const link = { href, onClick: (event: MouseEvent<HTMLAnchorElement>) => onFollow(hit, event) };
        return (
          <li key={objectID} className={styles.hit} data-object={objectID}>
            <span className={styles.thumb}>
              {hit.thumbnailUrl && (
                <img src={hit.thumbnailUrl} alt="" width={64} height={64} loading="lazy" decoding="async" />
              )}
            </span>
            {contentType === 'faq' ? (
              <details
                className={styles.words}
                onToggle={({ currentTarget }) => {
                  if (currentTarget.open) onUnfold(hit);
                }}
              >
                <summary className={styles.summary}>
                  <span className={styles.kind}>{kind}</span>
                  <h2 className={styles.title}>
                    <Marked segments={marked.title} />
                  </h2>
                  {!hasTitlesOnly && (
                    <span className={styles.snippet}>
                      <Marked segments={marked.snippet} />
                    </span>
                  )}
                  <span className={styles.caret}>
                    <Icon name="caret" />
                  </span>
                </summary>
                <div className={styles.answer}>
                  {(hit.answer ?? '').split('\n').map((line, index) => (
                    <p key={index}>
                      <Text>{line}</Text>
                    </p>
                  ))}
                  <a {...link}>
                    {/* Screen readers need the title, because all these links have the same visible text. */}
                    {copy.search_type_faq} <span className="visually-hidden">{hit.title}</span>
                  </a>
                </div>
              </details>
            ) : (
              <div className={styles.words}>
                <p className={styles.kind}>{kind}</p>
                <h2 className={styles.title}>
                  <a className={styles.link} {...link}>
                    <Marked segments={marked.title} />
                  </a>
                </h2>
                {!hasTitlesOnly && (
                  <p>
                    <Marked segments={marked.snippet} />
                  </p>
                )}
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
