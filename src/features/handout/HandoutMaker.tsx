import { langAttributes, type LanguageCode, languageOf } from '../../i18n/languages.ts';
import type { MessageKey, Translate } from '../../i18n/messages.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './HandoutMaker.module.css';

type HandoutMakerProps = {
  t: Translate<MessageKey>;
  /** The page's own. */
  language: LanguageCode;
  /** The pages for parents, by group. */
  groups: { id: number; title: string; items: { id: number; title: string }[] }[];
  /** Languages that have those pages, as the page's own language sorts them. */
  languages: { code: LanguageCode; name: string }[];
};

type LanguageChoiceProps = Pick<HandoutMakerProps, 'languages'> & { name: string; label: string; none?: string };

function LanguageChoice({ name, label, none, languages }: LanguageChoiceProps) {
  return (
    <label className={styles.field}>
      {label}
      <select name={name} className={styles.select} defaultValue={none === undefined ? 'sv' : ''}>
        {none !== undefined && <option value="">{none}</option>}
        {languages.map((language) => (
          <option key={language.code} value={language.code} {...langAttributes(language.code)}>
            {`${language.name} – ${languageOf(language.code).nativeName}`}
          </option>
        ))}
      </select>
    </label>
  );
}

/**
 * Sheets of A4 for staff to hand out: chosen pages in one or two languages, side by side. Made in the browser
 * from the built pages (islands/handout.ts), so it needs a script and is out of sight without one.
 */
export function HandoutMaker({ t, language, groups, languages }: HandoutMakerProps) {
  return (
    <>
      <noscript>
        <p className="text">{t('handout_noscript')}</p>
      </noscript>
      <section className={styles.maker} aria-labelledby="handout" data-handout hidden>
        <h2 id="handout" className="no-print">
          {t('handout_title')}
        </h2>
        <p className="no-print">{t('handout_intro')}</p>
        <form className={styles.form}>
          <fieldset className={styles.pages}>
            <legend className={styles.legend}>{t('handout_pages')}</legend>
            {groups.map((group) => (
              <div key={group.id} role="group" aria-labelledby={`handout-${group.id}`} className={styles.group}>
                <h3 id={`handout-${group.id}`} className={styles.groupTitle}>
                  {group.title}
                </h3>
                {group.items.map((item) => (
                  <label key={item.id} className={styles.option}>
                    <input type="checkbox" name="page" value={item.id} />
                    {item.title}
                  </label>
                ))}
              </div>
            ))}
          </fieldset>
          <div className={styles.choices}>
            <LanguageChoice name="first" label={t('handout_first')} languages={languages} />
            <LanguageChoice
              name="second"
              label={t('handout_second')}
              none={t('handout_no_second')}
              languages={languages}
            />
          </div>
          <div className={styles.choices}>
            <Button type="submit">{t('handout_show')}</Button>
            <Button look="outline" data-handout-print hidden>
              <Icon name="print" />
              {t('handout_print')}
            </Button>
            <Button look="quiet" data-handout-all>
              {t('handout_all')}
            </Button>
          </div>
          <p
            role="status"
            data-handout-status
            data-ready={t('handout_ready')}
            data-none={t('handout_none')}
            data-failed={t('handout_failed')}
          />
        </form>
        <div role="region" aria-label={t('handout_sheets')} className={styles.sheets} data-handout-sheets hidden />
        <template data-handout-sheet>
          <article className={styles.sheet}>
            <div className={styles.row} data-part="head" />
            <div className={styles.text} data-part="text" />
            <div className={styles.foot}>
              <div className={styles.row} data-part="foot" />
              <p className={styles.machine} {...langAttributes(language)}>
                {t('handout_machine')}
              </p>
              <p className={styles.number} data-part="number" />
            </div>
          </article>
        </template>
        <template data-handout-row>
          <div className={styles.row} />
        </template>
        <template data-handout-sources>
          <div className={styles.sources} />
        </template>
      </section>
    </>
  );
}
