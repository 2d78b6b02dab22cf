/** The benchmarks' folder and ports, and the settings of the processes that they start. */
import path from 'node:path';

export const benchFolder = path.resolve('.cache/bench');

/** Fixed ports, since the built pages contain their own URL. nginx uses any free port. */
export const ports = { own: 6101, standalone: 6102 } as const;

/** Returns the environment for building and serving the site: production, as for readers. */
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
