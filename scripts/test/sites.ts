/** The two sites that the tests look at, and how they are built. */
import type { Step } from '../run.ts';

/** The site links only to the social networks that are configured. The tests configure all four, with fake accounts. */
const social = Object.fromEntries(
  ['INSTAGRAM', 'TIKTOK', 'YOUTUBE', 'FACEBOOK'].map((name) => [
    `SOCIAL_${name}`,
    `https://social.example/${name.toLowerCase()}`,
  ]),
);
/** The staging build's analytics host. It does not exist: tests that need an answer mock it (tests/e2e/matomo.ts). */
const analytics = { MATOMO_URL: 'http://matomo.example' };

export const staging = { ...social, ...analytics, SITE_ENV: 'staging', OUT_DIR: '.cache/dist-staging' };

/** Has few languages: see fewLanguages.ts. Staging has all of them. */
export const production = {
  SITE_ENV: 'production',
  CONTENT_DIR: '.cache/few-languages',
  OUT_DIR: '.cache/dist-production',
  SITE_URL: 'https://tryggve.example',
  CONTACT_EMAIL: 'kontakt@tryggve.example',
};

/** Where the tests find the builds. */
export const built = { OUT_DIR: staging.OUT_DIR, OUT_STAGING: staging.OUT_DIR, OUT_PRODUCTION: production.OUT_DIR };

export const build = (env: Record<string, string> & { SITE_ENV: string }): Step => ({
  name: `build (${env.SITE_ENV})`,
  command: ['node', 'scripts/build.ts', '--trial'],
  env,
});
