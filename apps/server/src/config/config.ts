import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import path from 'node:path';
import type { SiteApp, SiteBanner, SiteEvents, SiteLinks } from '@naad/api-contract';
import * as z from 'zod';

/** How this deployment runs; every value comes from one environment variable, named above it. */
export interface Config {
  /** `PORT` (8080): where the server listens; 0 takes any free port. */
  readonly port: number;
  /**
   * `HOST` (`::`): the address it listens on. Unset, that is every address of the machine over IPv6 and IPv4, and over
   * IPv4 alone where the machine has no IPv6; `127.0.0.1` keeps it to this machine.
   */
  readonly host: string | null;
  /** `NAAD_DIST` (`dist` below the working directory): folder of everything that was built. */
  readonly dist: string;
  /** `DATA_DIR` (`.naad/data` below the working directory): folder of what the server fetches and keeps. */
  readonly dataDirectory: string;
  /** `DATA_PACKS_DIR` (none): folder of data packs, see docs/data-packs.md. */
  readonly dataPacksDirectory: string | null;
  /**
   * `UPSTREAM_BANIDB_URL` (none): an API like BaniDB's that is asked for what this deployment lacks, as
   * `https://api.example/v2`. No trailing slash.
   */
  readonly upstreamUrl: string | null;
  /**
   * `HUKAMNAMA_ARCHIVE_URL` (the public archive): the folder of its years, which holds `YYYY/MM/DD.json`; null (`off`) to
   * fetch none. No trailing slash.
   */
  readonly hukamnamaArchiveUrl: string | null;
  /**
   * `TRANSCRIPTION_URL` (none), with `TRANSCRIPTION_KEY` (none): the service that writes down what visitors say, asked at
   * `/transcript` below it. No trailing slash. The key stays here.
   */
  readonly transcription: TranscriptionConfig | null;
  /**
   * `TRANSCRIPTION_MODEL_DIR` (none): folder of a speech model that does so on this machine instead, see docs/operating.md.
   */
  readonly speechModelDirectory: string | null;
  readonly audio: AudioConfig;
  /** `SITE_NAME` (Naad): what the site calls itself. */
  readonly siteName: string;
  /**
   * `DONATE_URL`, `FEEDBACK_URL` (places on the About page): where those links lead. `IOS_APP_URL`, `ANDROID_APP_URL`,
   * `DESKTOP_APP_URL` (none): apps of the operator's, shown where they are set. An `https:` address or a path of this site.
   */
  readonly links: SiteLinks;
  /**
   * `BANNER_MESSAGE` (none): news for every page, until a visitor dismisses it; with `BANNER_TYPE` (info): info, warning or
   * success, and `BANNER_LINK` with its words in `BANNER_LABEL`.
   */
  readonly banner: SiteBanner | null;
  /** `SITE_FILES_DIR` (none): folder of drawings and news for everybody, see docs/site-files.md. */
  readonly siteFilesDirectory: string | null;
  /**
   * `SITE_ORIGIN` (none): the site's absolute address, `https://gurbani.example`, for links in answers. Unset, it is taken
   * from the Host header of each request.
   */
  readonly siteOrigin: string | null;
  /**
   * `SHARE_ORIGIN` (none): the host name that short links are given with, `https://s.example`, where it leads here as well.
   * Unset, they are given with the site's own.
   */
  readonly shareOrigin: string | null;
  /** `API_PREFIX` (`/api`): where the API answers; empty puts it at the root of its own host name. No trailing slash. */
  readonly apiPrefix: string;
  /** `LOG_LEVEL` (info): fatal, error, warn, info, debug, trace or silent. */
  readonly logLevel: LogLevel;
  /**
   * `TRUST_PROXY` (false): whose X-Forwarded headers are believed: `true` (everybody: only behind a proxy that overwrites
   * them), or addresses and networks joined by commas.
   */
  readonly trustProxy: boolean | string[];
  /**
   * `REDIS_URL` (none): a Redis, 6.2 or later, that all server processes share their sync sessions through, as
   * `redis://host:6379`. Unset, sessions live in the memory of this one.
   */
  readonly redisUrl: string | null;
  /**
   * `DATABASE_URL` (none): a PostgreSQL, 13 or later, that accounts and what belongs to them are kept in, as
   * `postgres://user:password@host/database`. Unset, they are in `DATA_DIR/accounts.sqlite`.
   */
  readonly databaseUrl: string | null;
  readonly login: LoginConfig;
  /**
   * `ASSISTANT_URL` (none): an endpoint that speaks as OpenAI's chat completions do, `https://model.example/v1`, which puts
   * answers to questions into words; with `ASSISTANT_MODEL` (default) and `ASSISTANT_KEY` (none). Unset, questions are
   * answered by lines of scripture alone.
   */
  readonly assistant: AssistantConfig | null;
  /**
   * `ANALYTICS` (off): `events` to hear of visits in the log, see docs/operating.md; `words` to hear what was searched for
   * and said as well. Null for off.
   */
  readonly events: SiteEvents | null;
  /** `RATE_LIMIT` (1): the factor by which all rate limits are multiplied; null (`off`) for none. */
  readonly rateLimit: number | null;
}

/** What writes answers to questions. */
export interface AssistantConfig {
  /** No trailing slash. */
  readonly url: string;
  readonly model: string;
  readonly key: string | null;
}

/** Where recordings come from; no address and no login of these reaches a browser. */
export interface AudioConfig {
  /** `AUDIO_DIR` (none): folder of recordings, see docs/audio.md. */
  readonly directory: string | null;
  /** `AUDIO_API_URL` (none): a service of recordings like the reference product's, `https://audio.example/v1`. */
  readonly url: string | null;
  /** `AUDIO_API_USER` (admin), with `AUDIO_API_PASSWORD` (none): what that service is asked with. */
  readonly user: string;
  readonly password: string | null;
  /** `AUDIO_CREDIT` (its host): whose recordings that service has, as visitors read it. */
  readonly credit: string | null;
  /**
   * `HUKAMNAMA_AUDIO_URL` (none): the recording of the hukamnama of today, or of each day where the address has `{date}`
   * in it, for which a day such as 2024-01-31 is put.
   */
  readonly hukamnamaUrl: string | null;
}

/** How visitors log in. */
export interface LoginConfig {
  /**
   * `LOGIN_REDIRECT_ORIGINS` (none): other sites, joined by commas, that a login may return to with a token, as
   * `https://reader.example`. Ours always may.
   */
  readonly redirectOrigins: readonly string[];
  /**
   * `ALLOW_UNSOLICITED_TOKEN` (false): takes a token in an address although this browser began no login, as the reference
   * product does. Whoever can make a visitor open a link can then log them in to an account of their own choice.
   */
  readonly takesUnsolicitedTokens: boolean;
  /** `LOGIN_DAYS` (7): after how many days without a visit a login ends. */
  readonly days: number;
  /**
   * `OIDC_ISSUER` (none), with `OIDC_CLIENT_ID` and `OIDC_CLIENT_SECRET` (none for a public client): an identity provider
   * that speaks OpenID Connect, which visitors log in at instead of here.
   */
  readonly provider: ProviderConfig | null;
}

/** A service that turns speech into words. */
export interface TranscriptionConfig {
  readonly url: string;
  readonly key: string | null;
}

export interface ProviderConfig {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string | null;
}

/** The daily hukamnamas of Sri Harmandir Sahib (MIT), at whatever its main branch is called. */
export const PUBLIC_HUKAMNAMA_ARCHIVE =
  'https://raw.githubusercontent.com/gurbaninow/hukamnama-archive/HEAD/archive';

const BANNER_TONES = ['info', 'warning', 'success'] as const;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

/** Every value of the environment that cannot be used, each with what it should be. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(['The configuration cannot be used:', ...problems.map((each) => `  - ${each}`)].join('\n'));
    this.problems = problems;
  }
}

function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

function parseTrustProxy(text: string): Config['trustProxy'] | null {
  if (text === 'true') return true;
  if (text === 'false') return false;
  const networks = text.split(',').map((each) => each.trim());
  return networks.every(isNetwork) ? networks : null;
}

function parseOrigin(text: string): string | null {
  const bare = text.endsWith('/') ? text.slice(0, -1) : text;
  if (!URL.canParse(bare)) return null;
  const { origin, protocol } = new URL(bare);
  return origin === bare.toLowerCase() && (protocol === 'https:' || protocol === 'http:') ? origin : null;
}

/** The address of something that is asked, without query and trailing slash. */
function parseBase(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, search, hash, username, href } = new URL(text);
  const isPlain = (protocol === 'https:' || protocol === 'http:') && search + hash + username === '';
  return isPlain ? href.replace(/\/$/, '') : null;
}

/** As {@link parseBase}, and it may say where a day stands: `{date}`. */
function parseDatedFile(text: string): string | null {
  return parseBase(text.replaceAll('{date}', '2024-01-31')) === null ? null : text;
}

/** The address of a Redis. */
function parseRedis(text: string): string | null {
  return URL.canParse(text) && /^rediss?:$/.test(new URL(text).protocol) ? text : null;
}

/** The address of a PostgreSQL. */
function parsePostgres(text: string): string | null {
  return URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol) ? text : null;
}

function parseOrigins(text: string): string[] | null {
  const origins = text.split(',').map((each) => parseOrigin(each.trim()));
  return origins.every((each) => each !== null) ? origins : null;
}

/** Encrypted, save on this machine itself: what goes there logs people in. */
function parseIssuer(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, search, hash, username } = new URL(text);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isHere);
  return isSafe && search + hash + username === '' ? text : null;
}

function parseFlag(text: string): boolean | null {
  return text === 'true' ? true : text === 'false' ? false : null;
}

/** An address to link to: of this site, or absolute and encrypted. */
function parseLink(text: string): string | null {
  if (/^\/(?!\/)\S*$/.test(text)) return text;
  return URL.canParse(text) && new URL(text).protocol === 'https:' ? new URL(text).href : null;
}

/** A value that `parse` makes of a text, with null for what it cannot use. */
function parsed<Value>(parse: (text: string) => Value | null, expectation: string) {
  return z.string().transform((text, context) => {
    const value = parse(text.trim());
    if (value !== null) return value;
    context.addIssue({ code: 'custom', message: expectation, input: text });
    return z.NEVER;
  });
}

const link = parsed(parseLink, 'an https address or a path of this site');

const Environment = z.object({
  PORT: parsed(
    (text) => (/^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : null),
    'a port number from 0 to 65535',
  ).default(8080),
  HOST: parsed(
    (text) => (isIP(text) > 0 || /^[a-z\d]([a-z\d.-]{0,252})$/i.test(text) ? text : null),
    'an IP address or a host name of this machine',
  ).optional(),
  NAAD_DIST: z.string().default('dist'),
  DATA_DIR: z.string().default('.naad/data'),
  DATA_PACKS_DIR: z.string().optional(),
  UPSTREAM_BANIDB_URL: parsed(
    parseBase,
    'an http or https address such as https://api.example/v2',
  ).optional(),
  HUKAMNAMA_ARCHIVE_URL: parsed<string>(
    (text) => (text === 'off' ? text : parseBase(text)),
    'off, or the http or https address of a folder that holds YYYY/MM/DD.json',
  ).default(PUBLIC_HUKAMNAMA_ARCHIVE),
  TRANSCRIPTION_URL: parsed(parseBase, 'an http or https address such as https://speech.example').optional(),
  TRANSCRIPTION_KEY: parsed(
    (text) => (/^[\x21-\x7e]+$/.test(text) ? text : null),
    'a key without spaces',
  ).optional(),
  TRANSCRIPTION_MODEL_DIR: z.string().optional(),
  AUDIO_DIR: z.string().optional(),
  AUDIO_API_URL: parsed(parseBase, 'an http or https address such as https://audio.example/v1').optional(),
  AUDIO_API_USER: z.string().default('admin'),
  AUDIO_API_PASSWORD: z.string().optional(),
  AUDIO_CREDIT: parsed(
    (text) => (text.length <= 200 ? text : null),
    'a name of at most 200 characters',
  ).optional(),
  HUKAMNAMA_AUDIO_URL: parsed(
    parseDatedFile,
    'the http or https address of a recording, with {date} in it where there is one for each day',
  ).optional(),
  SITE_NAME: parsed(
    (text) => (text.length > 0 && text.length <= 60 ? text : null),
    'a name of 1 to 60 characters',
  ).default('Naad'),
  SITE_FILES_DIR: z.string().optional(),
  SITE_ORIGIN: parsed(
    parseOrigin,
    'an absolute address without a path, such as https://gurbani.example',
  ).optional(),
  SHARE_ORIGIN: parsed(
    parseOrigin,
    'an absolute address without a path, such as https://s.example',
  ).optional(),
  DONATE_URL: link.default('/about#support'),
  FEEDBACK_URL: link.default('/about#feedback'),
  IOS_APP_URL: link.optional(),
  ANDROID_APP_URL: link.optional(),
  DESKTOP_APP_URL: link.optional(),
  BANNER_MESSAGE: parsed(
    (text) => (text.length <= 300 ? text : null),
    'a message of at most 300 characters',
  ).optional(),
  BANNER_TYPE: parsed(
    (text) => BANNER_TONES.find((tone) => tone === text) ?? null,
    `one of ${BANNER_TONES.join(', ')}`,
  ).default('info'),
  BANNER_LINK: link.optional(),
  BANNER_LABEL: z.string().optional(),
  API_PREFIX: parsed((text) => {
    const bare = text.endsWith('/') ? text.slice(0, -1) : text;
    return bare === '' || /^(\/[\w.~-]+)+$/.test(bare) ? bare : null;
  }, 'a path that starts with a slash, such as /api, or nothing').default('/api'),
  LOG_LEVEL: parsed(
    (text) => LOG_LEVELS.find((level) => level === text) ?? null,
    `one of ${LOG_LEVELS.join(', ')}`,
  ).default('info'),
  TRUST_PROXY: parsed(parseTrustProxy, 'true, false, or addresses and networks joined by commas').default(
    false,
  ),
  REDIS_URL: parsed(parseRedis, 'an address such as redis://localhost:6379').optional(),
  DATABASE_URL: parsed(parsePostgres, 'an address such as postgres://user:password@host/database').optional(),
  LOGIN_REDIRECT_ORIGINS: parsed(
    parseOrigins,
    'absolute addresses without a path, such as https://reader.example, joined by commas',
  ).default([]),
  ALLOW_UNSOLICITED_TOKEN: parsed(parseFlag, 'true or false').default(false),
  LOGIN_DAYS: parsed(
    (text) => (/^\d{1,3}$/.test(text) && Number(text) > 0 && Number(text) <= 90 ? Number(text) : null),
    'a number of days from 1 to 90',
  ).default(7),
  OIDC_ISSUER: parsed(parseIssuer, 'an https address such as https://id.example').optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  ASSISTANT_URL: parsed(parseBase, 'an http or https address such as https://model.example/v1').optional(),
  ASSISTANT_MODEL: z.string().default('default'),
  ASSISTANT_KEY: parsed(
    (text) => (/^[\x21-\x7e]+$/.test(text) ? text : null),
    'a key without spaces',
  ).optional(),
  ANALYTICS: parsed(
    (text) => (['off', 'events', 'words'] as const).find((each) => each === text) ?? null,
    'off, events or words',
  ).default('off'),
  RATE_LIMIT: parsed<number | 'off'>(
    (text) =>
      text === 'off' ? 'off' : /^\d{1,6}(\.\d{1,3})?$/.test(text) && Number(text) > 0 ? Number(text) : null,
    'off, or a positive factor such as 2',
  ).default(1),
});

function appsOf(data: z.infer<typeof Environment>): SiteApp[] {
  const given = [
    { platform: 'ios', href: data.IOS_APP_URL },
    { platform: 'android', href: data.ANDROID_APP_URL },
    { platform: 'desktop', href: data.DESKTOP_APP_URL },
  ] as const;
  return given.flatMap(({ platform, href }) => (href === undefined ? [] : [{ platform, href }]));
}

function bannerOf(data: z.infer<typeof Environment>): SiteBanner | null {
  const { BANNER_MESSAGE: message, BANNER_LINK: href, BANNER_LABEL: label, BANNER_TYPE: tone } = data;
  if (message === undefined) return null;
  const id = createHash('sha256')
    .update(`${tone} ${message} ${href ?? ''}`)
    .digest('hex')
    .slice(0, 12);
  return { id, tone, message, link: href === undefined ? null : { href, label: label ?? href } };
}

function providerOf(data: z.infer<typeof Environment>): ProviderConfig | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret = null } = data;
  return issuer === undefined || clientId === undefined ? null : { issuer, clientId, clientSecret };
}

function transcriptionOf(data: z.infer<typeof Environment>): TranscriptionConfig | null {
  const { TRANSCRIPTION_URL: url, TRANSCRIPTION_KEY: key = null } = data;
  return url === undefined ? null : { url, key };
}

function assistantOf(data: z.infer<typeof Environment>): AssistantConfig | null {
  const { ASSISTANT_URL: url, ASSISTANT_MODEL: model, ASSISTANT_KEY: key = null } = data;
  return url === undefined ? null : { url, model, key };
}

function audioOf(data: z.infer<typeof Environment>, directory: string): AudioConfig {
  return {
    directory: data.AUDIO_DIR === undefined ? null : path.resolve(directory, data.AUDIO_DIR),
    url: data.AUDIO_API_URL ?? null,
    user: data.AUDIO_API_USER,
    password: data.AUDIO_API_PASSWORD ?? null,
    credit: data.AUDIO_CREDIT ?? null,
    hukamnamaUrl: data.HUKAMNAMA_AUDIO_URL ?? null,
  };
}

/** Values that say nothing alone. */
function crossProblems(data: z.infer<typeof Environment>): string[] {
  return [
    ...((data.OIDC_ISSUER === undefined) === (data.OIDC_CLIENT_ID === undefined)
      ? []
      : ['OIDC_ISSUER and OIDC_CLIENT_ID go together: set both, or neither']),
    ...(data.TRANSCRIPTION_KEY !== undefined && data.TRANSCRIPTION_URL === undefined
      ? ['TRANSCRIPTION_KEY is for a TRANSCRIPTION_URL: set that too, or neither']
      : []),
    ...(data.TRANSCRIPTION_MODEL_DIR !== undefined && data.TRANSCRIPTION_URL !== undefined
      ? ['TRANSCRIPTION_MODEL_DIR and TRANSCRIPTION_URL do the same: set one of them']
      : []),
  ];
}

/** Variables that may hold a password, which no message repeats. */
const SECRETS = [
  'DATABASE_URL',
  'REDIS_URL',
  'OIDC_CLIENT_SECRET',
  'AUDIO_API_PASSWORD',
  'ASSISTANT_KEY',
  'TRANSCRIPTION_KEY',
];

/**
 * Reads the environment once, at start.
 *
 * @param environment the variables; an empty one counts as unset, save `API_PREFIX`, where empty means the root
 * @param directory the working directory, which relative folders start from
 * @throws ConfigError with every problem at once
 */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
  directory: string,
): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([name, value]) => value !== '' || name === 'API_PREFIX'),
  );
  const result = Environment.safeParse(given);
  if (!result.success) {
    throw new ConfigError(
      result.error.issues.map((issue) => {
        const name = String(issue.path[0]);
        const value = SECRETS.includes(name) ? 'something else' : JSON.stringify(given[name]);
        return `${name} is ${value}, but should be ${issue.message}`;
      }),
    );
  }
  const { data } = result;
  const problems = crossProblems(data);
  if (problems.length > 0) throw new ConfigError(problems);
  return {
    port: data.PORT,
    host: data.HOST ?? null,
    dist: path.resolve(directory, data.NAAD_DIST),
    dataDirectory: path.resolve(directory, data.DATA_DIR),
    dataPacksDirectory:
      data.DATA_PACKS_DIR === undefined ? null : path.resolve(directory, data.DATA_PACKS_DIR),
    upstreamUrl: data.UPSTREAM_BANIDB_URL ?? null,
    hukamnamaArchiveUrl: data.HUKAMNAMA_ARCHIVE_URL === 'off' ? null : data.HUKAMNAMA_ARCHIVE_URL,
    transcription: transcriptionOf(data),
    speechModelDirectory:
      data.TRANSCRIPTION_MODEL_DIR === undefined
        ? null
        : path.resolve(directory, data.TRANSCRIPTION_MODEL_DIR),
    audio: audioOf(data, directory),
    siteName: data.SITE_NAME,
    links: { donate: data.DONATE_URL, feedback: data.FEEDBACK_URL, apps: appsOf(data) },
    banner: bannerOf(data),
    siteFilesDirectory:
      data.SITE_FILES_DIR === undefined ? null : path.resolve(directory, data.SITE_FILES_DIR),
    siteOrigin: data.SITE_ORIGIN ?? null,
    shareOrigin: data.SHARE_ORIGIN ?? null,
    apiPrefix: data.API_PREFIX,
    logLevel: data.LOG_LEVEL,
    trustProxy: data.TRUST_PROXY,
    redisUrl: data.REDIS_URL ?? null,
    databaseUrl: data.DATABASE_URL ?? null,
    login: {
      redirectOrigins: data.LOGIN_REDIRECT_ORIGINS,
      takesUnsolicitedTokens: data.ALLOW_UNSOLICITED_TOKEN,
      days: data.LOGIN_DAYS,
      provider: providerOf(data),
    },
    assistant: assistantOf(data),
    events: data.ANALYTICS === 'off' ? null : { withText: data.ANALYTICS === 'words' },
    rateLimit: data.RATE_LIMIT === 'off' ? null : data.RATE_LIMIT,
  };
}
