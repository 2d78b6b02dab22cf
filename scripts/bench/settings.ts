/** Where the benchmarks work, and the settings of what they start. */
import path from 'node:path';

export const benchFolder = path.resolve('.cache/bench');

/** Fixed, since the built pages name their own address. nginx takes any free one. */
export const ports = { own: 6101, standalone: 6102 } as const;

/** Returns the settings of every process that builds or serves the site. Production is what readers get. */
export const settings = (contentDir: string, outDir: string): NodeJS.ProcessEnv => ({
  ...process.env,
  ASTRO_TELEMETRY_DISABLED: '1',
  NODE_ENV: 'production',
  SITE_ENV: 'production',
  CONTACT_EMAIL: 'kontakt@tryggve.example',
  SITE_URL: `http://127.0.0.1:${ports.own}`,
  HOST: '127.0.0.1',
  CONTENT_DIR: contentDir,
  OUT_DIR: outDir,
});
