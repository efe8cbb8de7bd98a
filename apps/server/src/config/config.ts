import { createHash } from 'node:crypto';
import path from 'node:path';
import * as z from 'zod';
import type { SiteApp, SiteBanner } from '@naad/api-contract';
import { withSecretFiles } from './secretFiles.ts';
import { SETTINGS, type Setting } from './settings.ts';

type SettingSchemas = { [Name in keyof typeof SETTINGS]: (typeof SETTINGS)[Name]['schema'] };

const Environment = z.object(
  Object.fromEntries(Object.entries(SETTINGS).map(([name, { schema }]) => [name, schema])) as SettingSchemas,
);
type Settings = z.output<typeof Environment>;

/** The configuration of this deployment; {@link SETTINGS} describes the values. */
export type Config = Readonly<ReturnType<typeof toConfig>>;
export type MetricsConfig = NonNullable<Config['metrics']>;
export type AssistantConfig = NonNullable<Config['assistant']>;
export type ProviderConfig = NonNullable<Config['login']['provider']>;

/** All unusable values of the environment, each with the expected form. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(['The configuration cannot be used:', ...problems.map((each) => `  - ${each}`)].join('\n'));
    this.problems = problems;
  }
}

function appsOf(data: Settings): SiteApp[] {
  const given = [
    { platform: 'ios', href: data.IOS_APP_URL },
    { platform: 'android', href: data.ANDROID_APP_URL },
    { platform: 'desktop', href: data.DESKTOP_APP_URL },
  ] as const;
  return given.flatMap(({ platform, href }) => (href === undefined ? [] : [{ platform, href }]));
}

function bannerOf(data: Settings): SiteBanner | null {
  const { BANNER_MESSAGE: message, BANNER_LINK: href, BANNER_LABEL: label, BANNER_TYPE: tone } = data;
  if (message === undefined) return null;
  const id = createHash('sha256')
    .update(`${tone} ${message} ${href ?? ''}`)
    .digest('hex')
    .slice(0, 12);
  return { id, tone, message, link: href === undefined ? null : { href, label: label ?? href } };
}

function providerOf(data: Settings) {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret = null } = data;
  return issuer === undefined || clientId === undefined ? null : { issuer, clientId, clientSecret };
}

function transcriptionOf(data: Settings) {
  const { TRANSCRIPTION_URL: url, TRANSCRIPTION_KEY: key = null } = data;
  return url === undefined ? null : { url, key };
}

function assistantOf(data: Settings) {
  const { ASSISTANT_URL: url, ASSISTANT_MODEL: model, ASSISTANT_KEY: key = null } = data;
  return url === undefined ? null : { url, model, key };
}

function metricsOf({ METRICS_PORT: port, METRICS_HOST: host }: Settings) {
  return port === undefined ? null : { port, host };
}

/** Problems of values that depend on each other. */
function crossProblems(data: Settings): string[] {
  return [
    ...((data.OIDC_ISSUER === undefined) === (data.OIDC_CLIENT_ID === undefined)
      ? []
      : ['OIDC_ISSUER and OIDC_CLIENT_ID go together: set both, or neither']),
    ...(data.TRANSCRIPTION_KEY !== undefined && data.TRANSCRIPTION_URL === undefined
      ? ['TRANSCRIPTION_KEY is for a TRANSCRIPTION_URL: set that too, or neither']
      : []),
    ...(data.SERVES === 'all' || [data.SITE_ORIGIN, data.API_ORIGIN, data.RENDERER_KEY].every(Boolean)
      ? []
      : [`SERVES=${data.SERVES} needs SITE_ORIGIN, API_ORIGIN and RENDERER_KEY: set all three`]),
    ...(data.SERVES === 'all' || data.API_PREFIX !== ''
      ? []
      : [`SERVES=${data.SERVES} needs an API_PREFIX such as /api`]),
    ...(data.TRANSCRIPTION_MODEL_DIR !== undefined && data.TRANSCRIPTION_URL !== undefined
      ? ['TRANSCRIPTION_MODEL_DIR and TRANSCRIPTION_URL do the same: set one of them']
      : []),
    // Port 0 is another free one for each.
    ...(data.METRICS_PORT === data.PORT && data.PORT !== 0
      ? ['METRICS_PORT is the port of the site: choose another one, for example METRICS_PORT=9464']
      : []),
  ];
}

function toConfig(data: Settings, directory: string) {
  const folder = (name: string | undefined) => (name === undefined ? null : path.resolve(directory, name));
  return {
    port: data.PORT,
    host: data.HOST ?? null,
    dist: path.resolve(directory, data.NAAD_DIST),
    dataDirectory: path.resolve(directory, data.DATA_DIR),
    manifestKeyFile: folder(data.MANIFEST_KEY_FILE),
    dataPacksDirectory: folder(data.DATA_PACKS_DIR),
    upstreamUrl: data.UPSTREAM_BANIDB_URL ?? null,
    hukamnamaArchiveUrl: data.HUKAMNAMA_ARCHIVE_URL === 'off' ? null : data.HUKAMNAMA_ARCHIVE_URL,
    transcription: transcriptionOf(data),
    speechModelDirectory: folder(data.TRANSCRIPTION_MODEL_DIR),
    audio: {
      directory: folder(data.AUDIO_DIR),
      url: data.AUDIO_API_URL ?? null,
      user: data.AUDIO_API_USER,
      password: data.AUDIO_API_PASSWORD ?? null,
      credit: data.AUDIO_CREDIT ?? null,
      hukamnamaUrl: data.HUKAMNAMA_AUDIO_URL ?? null,
    },
    mainTextAsBdb: data.MAIN_TEXT_AS_BDB,
    siteName: data.SITE_NAME,
    /** Addresses of the front ends on other hosts; null for those on this server. */
    frontEnds: {
      controller: data.CONTROLLER_URL ?? null,
      display: data.DISPLAY_URL ?? null,
      embed: data.EMBED_URL ?? null,
    },
    links: { donate: data.DONATE_URL, feedback: data.FEEDBACK_URL, apps: appsOf(data) },
    banner: bannerOf(data),
    siteFilesDirectory: folder(data.SITE_FILES_DIR),
    siteOrigin: data.SITE_ORIGIN ?? null,
    shareOrigin: data.SHARE_ORIGIN ?? null,
    serves: data.SERVES,
    apiPrefix: data.API_PREFIX,
    apiOrigin: data.API_ORIGIN ?? null,
    apiInternalOrigin: data.API_INTERNAL_ORIGIN ?? data.API_ORIGIN ?? null,
    rendererKey: data.RENDERER_KEY ?? null,
    logLevel: data.LOG_LEVEL,
    metrics: metricsOf(data),
    showsLanAddresses: data.LAN_ADDRESSES === 'on',
    offline: data.OFFLINE === 'on',
    trustProxy: data.TRUST_PROXY,
    redisUrl: data.REDIS_URL ?? null,
    databaseUrl: data.DATABASE_URL ?? null,
    login: {
      redirectOrigins: data.LOGIN_REDIRECT_ORIGINS,
      acceptsUnsolicitedTokens: data.ALLOW_UNSOLICITED_TOKEN,
      days: data.LOGIN_DAYS,
      provider: providerOf(data),
    },
    assistant: assistantOf(data),
    events: data.ANALYTICS === 'off' ? null : { withText: data.ANALYTICS === 'words' },
    pageCacheBytes: data.PAGE_CACHE_MB * 1024 * 1024,
    rateLimit: data.RATE_LIMIT === 'off' ? null : data.RATE_LIMIT,
  };
}

/**
 * Reads the environment at startup.
 * @param environment the variables; an empty one counts as unset, except `API_PREFIX`, where empty means the root. A secret
 *   may be in the file that `<NAME>_FILE` names
 * @param directory the working directory, which relative paths start from
 * @throws ConfigError with all problems
 */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
  directory: string,
): Config {
  const { environment: withSecrets, problems: secretProblems } = withSecretFiles(environment, directory);
  if (secretProblems.length > 0) throw new ConfigError(secretProblems);
  const given = Object.fromEntries(
    Object.entries(withSecrets).filter(([name, value]) => value !== '' || name === 'API_PREFIX'),
  );
  const result = Environment.safeParse(given);
  if (!result.success) {
    throw new ConfigError(
      result.error.issues.map((issue) => {
        const name = String(issue.path[0]);
        const setting = (SETTINGS as Readonly<Record<string, Setting>>)[name];
        const value = setting?.isSecret ? 'something else' : JSON.stringify(given[name]);
        return `${name} is ${value}, but should be ${issue.message}`;
      }),
    );
  }
  const problems = crossProblems(result.data);
  if (problems.length > 0) throw new ConfigError(problems);
  return toConfig(result.data, directory);
}
