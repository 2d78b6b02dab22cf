/** Reads the environment variables. No other module does; everything else is passed its settings. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { trustedProxies } from './shared/trustedProxies.ts';

const siteEnvironments = ['local', 'staging', 'production'] as const;
export type SiteEnvironment = (typeof siteEnvironments)[number];

/** Networks that the footer can link to. A network without an address is not shown. */
const socialNetworks = ['instagram', 'tiktok', 'youtube', 'facebook'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

/** Treats an empty variable as not set, as in `PORT= npm start`. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be a full web address such as https://tryggve.example' })
  .transform((url) => url.replace(/\/+$/, ''));

const list = z.string().transform((text) => text.split(/[\s,]+/).filter(Boolean));

const proxies = list.superRefine((ranges, context) => {
  try {
    trustedProxies(ranges);
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message });
  }
});

/** Exact host names. A wildcard, a port or a path would allow something other than the name says. */
const hostNames = list.superRefine((names, context) => {
  for (const name of names.filter((one) => !/^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*$/.test(one)))
    context.addIssue({ code: 'custom', message: `${name} is no plain name of a host such as media.tryggve.example` });
});

/** Search engines: in the server itself, in a database that several servers share, or as a hosted service. */
const searchEngines = ['minisearch', 'postgres', 'algolia'] as const;

// The message must not repeat the value, which contains a password.
const databaseAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be the address of a PostgreSQL database such as postgres://user:password@host:5432/tryggve',
});

/** The default output folder, which `npm start` serves and the nginx configuration expects. */
export const defaultOutDir = 'dist';

const environmentSchema = z.object({
  SITE_ENV: optional(z.enum(siteEnvironments).default('staging')),
  RELEASE: optional(z.stringbool().default(false)),
  SITE_URL: optional(webAddress.default('http://127.0.0.1:4321')),
  CONTACT_EMAIL: optional(z.email().default('kontakt@tryggve.example')),
  SOCIAL_INSTAGRAM: optional(webAddress.optional()),
  SOCIAL_TIKTOK: optional(webAddress.optional()),
  SOCIAL_YOUTUBE: optional(webAddress.optional()),
  SOCIAL_FACEBOOK: optional(webAddress.optional()),
  MATOMO_URL: optional(webAddress.optional()),
  CONTENT_DIR: optional(z.string().default('content')),
  OUT_DIR: optional(z.string().default(defaultOutDir)),
  HOST: optional(z.string().default('127.0.0.1')),
  PORT: optional(z.coerce.number().int().min(0).max(65_535).default(4321)),
  MAX_CONNECTIONS: optional(z.coerce.number().int().min(1).max(1e6).default(5000)),
  // A whole hospital may share one address and need more (docs/how-to/deploy.md).
  NETWORK_CONNECTIONS: optional(z.coerce.number().int().min(0).max(1e6).default(200)),
  // The current site, in both content encodings, is 27 MB.
  STATIC_CACHE_MB: optional(z.coerce.number().min(0).max(1e5).default(64)),
  TRUST_PROXY: optional(proxies.default([])),
  // A whole hospital may share one address: 50 searches a second, bursts of 500 [#272].
  SEARCH_RATE: optional(z.coerce.number().min(0).max(1e6).default(50)),
  SEARCH_BURST: optional(z.coerce.number().int().min(1).max(1e6).default(500)),
  SEARCH_ENGINE: optional(z.enum(searchEngines).default('minisearch')),
  DATABASE_URL: optional(databaseAddress.optional()),
  ALGOLIA_APP_ID: optional(z.string().optional()),
  ALGOLIA_SEARCH_KEY: optional(z.string().optional()),
  ALGOLIA_ADMIN_KEY: optional(z.string().optional()),
  ALGOLIA_REGION: optional(z.enum(['de', 'us']).optional()),
  MEDIA_HOSTS: optional(hostNames.default([])),
  MEDIA_CDN_BASE: optional(webAddress.optional()),
  CONTENT_BASE: optional(webAddress.optional()),
  // Pictures and films from other hosts: 10 a second, bursts of 100 (decisions, part 4).
  MEDIA_RATE: optional(z.coerce.number().min(0).max(1e6).default(10)),
  MEDIA_BURST: optional(z.coerce.number().int().min(1).max(1e6).default(100)),
  IMAGE_CACHE_DIR: optional(z.string().default('.cache/images')),
  IMAGE_CACHE_MB: optional(z.coerce.number().min(0).max(1e6).default(200)),
  CHROMIUM_PATH: optional(z.string().optional()),
});

export type Config = {
  /** Fixed at build time. Defaults to `staging`, so that a new developer sees everything. */
  siteEnv: SiteEnvironment;
  /** Whether the build is published. If so, every string must be translated into every language. */
  isRelease: boolean;
  /** The public address of the site, without a trailing slash. */
  siteUrl: string;
  contactEmail: string;
  social: { network: SocialNetwork; url: string }[];
  /**
   * The Matomo instance that counts the visits of readers who have consented; `undefined` if visits are not counted.
   */
  matomoUrl: string | undefined;
  contentDir: string;
  outDir: string;
  host: string;
  port: number;
  /** Maximum number of open connections to our own server. */
  maxConnections: number;
  /** Maximum number of open connections from one network to our own server; 0 for no limit. */
  networkConnections: number;
  /** Maximum size of the in-memory cache of static files, in our own server. */
  staticCacheBytes: number;
  /** Proxy addresses and ranges whose X-Forwarded-For header is trusted. */
  trustProxy: string[];
  /** Searches per network: rate a second, and burst. A rate of 0 removes the limit. */
  searchLimit: { rate: number; burst: number };
  /** Settings of each engine are validated where the engine is created, because a build needs none of them. */
  searchEngine: {
    name: (typeof searchEngines)[number];
    databaseUrl: string | undefined;
    algolia: Record<'appId' | 'searchKey' | 'adminKey', string | undefined> & { region: 'de' | 'us' | undefined };
  };
  /** Exact names of the hosts from which the proxies may fetch pictures and films. */
  mediaHosts: string[];
  /**
   * Base address of pictures and films on the media CDN. `contentBase` is that of a content server, used in
   * development.
   */
  mediaCdnBase: string | undefined;
  contentBase: string | undefined;
  /** Requests per network to the media proxies: rate a second, and burst. A rate of 0 removes the limit. */
  mediaLimit: { rate: number; burst: number };
  imageCache: { folder: string; bytes: number };
  chromiumPath: string | undefined;
  version: string;
};

const packageVersion = () =>
  z.object({ version: z.string() }).parse(JSON.parse(readFileSync('package.json', 'utf8'))).version;

type Environment = Record<string, string | undefined>;

const configs = new WeakMap<Environment, Config>();

/**
 * Reads the settings. Cached, because a build asks for them on every page.
 * @param env the variables; tests pass their own
 * @throws Error that names each invalid variable and what it must be
 */
export function readConfig(env: Environment = process.env): Config {
  const known = configs.get(env);
  if (known) return known;
  const config = parseConfig(env);
  configs.set(env, config);
  return config;
}

function parseConfig(env: Environment): Config {
  const parsed = environmentSchema.safeParse(env);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Wrong settings: ${wrong.join('; ')}`);
  }
  const values = parsed.data;
  return {
    siteEnv: values.SITE_ENV,
    isRelease: values.RELEASE,
    siteUrl: values.SITE_URL,
    contactEmail: values.CONTACT_EMAIL,
    social: socialNetworks.flatMap((network) => {
      const url = values[`SOCIAL_${network.toUpperCase() as Uppercase<SocialNetwork>}`];
      return url ? [{ network, url }] : [];
    }),
    matomoUrl: values.MATOMO_URL,
    contentDir: values.CONTENT_DIR,
    outDir: values.OUT_DIR,
    host: values.HOST,
    port: values.PORT,
    maxConnections: values.MAX_CONNECTIONS,
    networkConnections: values.NETWORK_CONNECTIONS,
    staticCacheBytes: values.STATIC_CACHE_MB * 1e6,
    trustProxy: values.TRUST_PROXY,
    searchLimit: { rate: values.SEARCH_RATE, burst: values.SEARCH_BURST },
    searchEngine: {
      name: values.SEARCH_ENGINE,
      databaseUrl: values.DATABASE_URL,
      algolia: {
        appId: values.ALGOLIA_APP_ID,
        searchKey: values.ALGOLIA_SEARCH_KEY,
        adminKey: values.ALGOLIA_ADMIN_KEY,
        region: values.ALGOLIA_REGION,
      },
    },
    mediaHosts: values.MEDIA_HOSTS,
    mediaCdnBase: values.MEDIA_CDN_BASE,
    contentBase: values.CONTENT_BASE,
    mediaLimit: { rate: values.MEDIA_RATE, burst: values.MEDIA_BURST },
    imageCache: { folder: values.IMAGE_CACHE_DIR, bytes: values.IMAGE_CACHE_MB * 1e6 },
    chromiumPath: values.CHROMIUM_PATH,
    version: packageVersion(),
  };
}

/** Returns the settings, for command-line scripts. If one is invalid, prints the error and exits with code 1. */
export function readConfigOrExit(): Config {
  try {
    return readConfig();
  } catch (error) {
    console.error((error as Error).message);
    return process.exit(1);
  }
}
