import type { Copy } from '../../i18n/copy.ts';
import { textSizes, themes } from '../../shared/preferences.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { Switch } from '../../ui/Switch/Switch.tsx';
import styles from './Settings.module.css';

export const settingsCopy = [
  'settings',
  'settings_back',
  'settings_reduced_motion',
  'settings_reduced_motion_locked',
  'settings_audio_description',
  'settings_easy_read',
  'settings_discreet',
  'settings_text_size',
  'settings_theme',
  'settings_language',
  'settings_show_back',
  'settings_show_share',
  'settings_onboarding_complete',
  'settings_where',
  'settings_text_size_normal',
  'settings_text_size_large',
  'settings_text_size_larger',
  'settings_theme_system',
  'settings_theme_light',
  'settings_theme_dark',
] as const;

type SettingsProps = {
  copy: Copy<typeof settingsCopy>;
  languages: { path: string; current: string };
  /** Shows the options for developers [#122]. */
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

/** Renders the visitor's settings. They need scripts, and are hidden without them (settings.enhance.ts). */
export function Settings({ copy, languages, isDevelopment }: SettingsProps) {
  return (
    <section className={styles.settings} aria-label={copy.settings} data-settings-panel data-room="" hidden>
      <div className={styles.head}>
        <h2>{copy.settings}</h2>
        <button type="button" className={styles.back} data-settings-close>
          <Icon name="back" directional />
          {copy.settings_back}
        </button>
      </div>
      <Switch name="reducedMotionEnabled" className={styles.row}>
        {copy.settings_reduced_motion}
        <span className={styles.hint} data-hint="reducedMotionEnabled" hidden>
          {copy.settings_reduced_motion_locked}
        </span>
      </Switch>
      <Switch name="audioDescriptionEnabled" className={styles.row}>
        {copy.settings_audio_description}
      </Switch>
      <Switch name="easyRead" className={styles.row}>
        {copy.settings_easy_read}
      </Switch>
      <Switch name="discreet" className={styles.row}>
        {copy.settings_discreet}
      </Switch>
      <Choice
        name="textSize"
        label={copy.settings_text_size}
        options={textSizes.map((value) => ({ value, label: copy[`settings_text_size_${value}`] }))}
      />
      <Choice
        name="theme"
        label={copy.settings_theme}
        options={themes.map((value) => ({ value, label: copy[`settings_theme_${value}`] }))}
      />
      <p className={`${styles.row} ${styles.language}`}>
        {copy.settings_language}
        <Link href={languages.path}>{languages.current}</Link>
      </p>
      {isDevelopment && (
        <div data-development>
          <Switch name="showBackButton" className={styles.row}>
            {copy.settings_show_back}
          </Switch>
          <Switch name="showShareButton" className={styles.row}>
            {copy.settings_show_share}
          </Switch>
          <Switch name="onboardingComplete" className={styles.row}>
            {copy.settings_onboarding_complete}
          </Switch>
        </div>
      )}
      <p className={styles.hint}>{copy.settings_where}</p>
    </section>
  );
}
