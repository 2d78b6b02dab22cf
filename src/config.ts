/** The one module that reads the environment. Everything else is handed its settings. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { trustedProxies } from './trustedProxies.ts';

const siteEnvironments = ['local', 'staging', 'production'] as const;
export type SiteEnvironment = (typeof siteEnvironments)[number];

/** Networks that the footer can link to; one that has no address is not shown. */
const socialNetworks = ['instagram', 'tiktok', 'youtube', 'facebook'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

/** An empty variable counts as not set, as `PORT= npm start` means. */
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

/** Exact names of hosts: a name with a wildcard, a port or a path would allow more, or something else, than it says. */
const hostNames = list.superRefine((names, context) => {
  for (const name of names.filter((one) => !/^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*$/.test(one)))
    context.addIssue({ code: 'custom', message: `${name} is no plain name of a host such as media.tryggve.example` });
});

/** What can search: in the server itself, in a database that several servers share, or as a hosted service. */
const searchEngines = ['minisearch', 'postgres', 'algolia'] as const;

// The message must not repeat the value: there is a password in it.
const databaseAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be the address of a PostgreSQL database such as postgres://user:password@host:5432/tryggve',
});

/** Where the site is built when nothing is set: what `npm start` serves and nginx is set up for. */
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
  // A hospital is one address: such a one may need more (docs/how-to/deploy.md).
  NETWORK_CONNECTIONS: optional(z.coerce.number().int().min(0).max(1e6).default(200)),
  // Today's site, in both codings, is 27 MB.
  STATIC_CACHE_MB: optional(z.coerce.number().min(0).max(1e5).default(64)),
  TRUST_PROXY: optional(proxies.default([])),
  // A hospital is one address: 50 searches a second, 500 at once (decisions, part 4).
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
  // Pictures and films of other hosts: 10 a second, 100 at once (decisions, part 4).
  MEDIA_RATE: optional(z.coerce.number().min(0).max(1e6).default(10)),
  MEDIA_BURST: optional(z.coerce.number().int().min(1).max(1e6).default(100)),
  IMAGE_CACHE_DIR: optional(z.string().default('.cache/images')),
  IMAGE_CACHE_MB: optional(z.coerce.number().min(0).max(1e6).default(200)),
  CHROMIUM_PATH: optional(z.string().optional()),
});

export type Config = {
  /** Fixed when the site is built; `staging` when nothing is set, so that a newcomer sees everything. */
  siteEnv: SiteEnvironment;
  /** Whether readers get what is built: then every string must be there in every language. */
  isRelease: boolean;
  /** Where readers reach the site, without a slash at the end. */
  siteUrl: string;
  contactEmail: string;
  social: { network: SocialNetwork; url: string }[];
  /** The Matomo where visits are counted, of those who have said yes to it; none where nobody counts them. */
  matomoUrl: string | undefined;
  contentDir: string;
  outDir: string;
  host: string;
  port: number;
  /** Open at a time, at our own server. */
  maxConnections: number;
  /** Open at a time, of one network, at our own server; 0 for any number. */
  networkConnections: number;
  /** Of the site's files, at our own server, may be held in memory. */
  staticCacheBytes: number;
  /** Addresses and ranges whose X-Forwarded-For counts. */
  trustProxy: string[];
  /** Searches that one network may make: a second, and at once. A rate of 0 lifts the limit. */
  searchLimit: { rate: number; burst: number };
  /** Each engine's own settings are looked at where it is chosen: a build needs none of them. */
  searchEngine: {
    name: (typeof searchEngines)[number];
    databaseUrl: string | undefined;
    algolia: Record<'appId' | 'searchKey' | 'adminKey', string | undefined> & { region: 'de' | 'us' | undefined };
  };
  /** Hosts whose pictures and films the proxies may fetch, by their exact names. */
  mediaHosts: string[];
  /** Where the media CDN has its pictures and films; where a content server's own begin, while developing. */
  mediaCdnBase: string | undefined;
  contentBase: string | undefined;
  /** Pictures and films that one network may ask the proxies for: a second, and at once. A rate of 0 lifts the limit. */
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
 * Reads the settings, once for a process: a build asks for them on every page.
 * @param env the variables, `process.env` unless a test gives its own
 * @throws Error naming each variable that is wrong and what it must be
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

/** Returns the settings, for a command; where one is wrong, it says so in a line and ends the process with 1. */
export function readConfigOrExit(): Config {
  try {
    return readConfig();
  } catch (error) {
    console.error((error as Error).message);
    return process.exit(1);
  }
}
