import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import path from 'node:path';
import type { SiteApp, SiteBanner, SiteLinks } from '@naad/api-contract';
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
  /**
   * `SITE_ORIGIN` (none): the site's absolute address, `https://gurbani.example`, for links in answers. Unset, it is taken
   * from the Host header of each request.
   */
  readonly siteOrigin: string | null;
  /** `API_PREFIX` (`/api`): where the API answers; empty puts it at the root of its own host name. No trailing slash. */
  readonly apiPrefix: string;
  /** `LOG_LEVEL` (info): fatal, error, warn, info, debug, trace or silent. */
  readonly logLevel: LogLevel;
  /**
   * `TRUST_PROXY` (false): whose X-Forwarded headers are believed: `true` (everybody: only behind a proxy that overwrites
   * them), or addresses and networks joined by commas.
   */
  readonly trustProxy: boolean | string[];
  /** `RATE_LIMIT` (1): the factor by which all rate limits are multiplied; null (`off`) for none. */
  readonly rateLimit: number | null;
}

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
  SITE_NAME: parsed(
    (text) => (text.length > 0 && text.length <= 60 ? text : null),
    'a name of 1 to 60 characters',
  ).default('Naad'),
  SITE_ORIGIN: parsed(
    parseOrigin,
    'an absolute address without a path, such as https://gurbani.example',
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

/**
 * Reads the environment once, at start.
 *
 * @param environment the variables; an empty one counts as unset, save `API_PREFIX`, where empty means the root
 * @param directory the working directory, which a relative `NAAD_DIST` starts from
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
        return `${name} is ${JSON.stringify(given[name])}, but should be ${issue.message}`;
      }),
    );
  }
  const { data } = result;
  return {
    port: data.PORT,
    host: data.HOST ?? null,
    dist: path.resolve(directory, data.NAAD_DIST),
    siteName: data.SITE_NAME,
    links: { donate: data.DONATE_URL, feedback: data.FEEDBACK_URL, apps: appsOf(data) },
    banner: bannerOf(data),
    siteOrigin: data.SITE_ORIGIN ?? null,
    apiPrefix: data.API_PREFIX,
    logLevel: data.LOG_LEVEL,
    trustProxy: data.TRUST_PROXY,
    rateLimit: data.RATE_LIMIT === 'off' ? null : data.RATE_LIMIT,
  };
}
