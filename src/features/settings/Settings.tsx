import type { Translate } from '../../i18n/messages.ts';
import { textSizes, themes } from '../../preferences.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { Switch } from '../../ui/Switch/Switch.tsx';
import styles from './Settings.module.css';

type SettingsProps = {
  t: Translate;
  languages: { path: string; current: string };
  /** Options that only a development build shows (specification, section 6). */
  isDevelopment: boolean;
};

type ChoiceProps = { name: string; label: string; options: { value: string; label: string }[] };

function Choice({ name, label, options }: ChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input type="radio" name={name} value={option.value} />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

/** What a reader can set. It needs scripts, and is out of sight without them (settings.enhance.ts). */
export function Settings({ t, languages, isDevelopment }: SettingsProps) {
  return (
    <section className={styles.settings} aria-label={t('settings')} data-settings-panel hidden>
      <div className={styles.head}>
        <h2>{t('settings')}</h2>
        <button type="button" className={styles.back} data-settings-close>
          <Icon name="back" directional />
          {t('settings_back')}
        </button>
      </div>
      <Switch name="reducedMotionEnabled" className={styles.row}>
        {t('settings_reduced_motion')}
        <span className={styles.hint} data-hint="reducedMotionEnabled" hidden>
          {t('settings_reduced_motion_locked')}
        </span>
      </Switch>
      <Switch name="audioDescriptionEnabled" className={styles.row}>
        {t('settings_audio_description')}
      </Switch>
      <Switch name="easyRead" className={styles.row}>
        {t('settings_easy_read')}
      </Switch>
      <Choice
        name="textSize"
        label={t('settings_text_size')}
        options={textSizes.map((value) => ({ value, label: t(`settings_text_size_${value}`) }))}
      />
      <Choice
        name="theme"
        label={t('settings_theme')}
        options={themes.map((value) => ({ value, label: t(`settings_theme_${value}`) }))}
      />
      <p className={`${styles.row} ${styles.language}`}>
        {t('settings_language')}
        <Link href={languages.path}>{languages.current}</Link>
      </p>
      {isDevelopment && (
        <div data-development>
          <Switch name="showBackButton" className={styles.row}>
            {t('settings_show_back')}
          </Switch>
          <Switch name="showShareButton" className={styles.row}>
            {t('settings_show_share')}
          </Switch>
          <Switch name="onboardingComplete" className={styles.row}>
            {t('settings_onboarding_complete')}
          </Switch>
        </div>
      )}
      <p className={styles.hint}>{t('settings_where')}</p>
    </section>
  );
}
