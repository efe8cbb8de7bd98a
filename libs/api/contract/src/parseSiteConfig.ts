/**
 * The addresses of a site's parts, for a front end that any host may serve. On another host it is `config.json` beside the
 * document; Naad's server writes it into the document ({@link SITE_CONFIG_META}). Addresses are absolute, or paths of the
 * document's host.
 */
export interface SiteConfig {
  readonly siteName?: string;
  /** Base address of the API with its prefix, such as `https://api.example/api`. Sockets use its origin. */
  readonly apiUrl: string;
  /** The API's origin if omitted, as on Naad's own server. */
  readonly readerUrl?: string;
  /** Omitted front ends are at the reader's origin. */
  readonly controllerUrl?: string;
  readonly displayUrl?: string;
}

/** Name of the meta element whose content is a {@link SiteConfig} as JSON. */
export const SITE_CONFIG_META = 'naad-config';

/** Name of the meta element whose content is a JSON list of this computer's origins in its network, for phones. */
export const LAN_ORIGINS_META = 'naad-lan';

/** A parsed {@link SiteConfig}: absolute addresses. */
export interface SiteAddresses {
  /** Empty if the configuration has none. */
  readonly siteName: string;
  /** Origin of the API and its sockets, without a trailing slash. */
  readonly apiOrigin: string;
  /** Path prefix of the API, without a trailing slash; empty at the root. */
  readonly apiPrefix: string;
  readonly readerUrl: string;
  readonly displayUrl: string;
  /** Null for the controller of Naad's own server, which takes a code as a path. */
  readonly controllerUrl: string | null;
}

/** `field` is the first invalid field; null if the data isn't an object. */
export type SiteConfigResult =
  | { readonly kind: 'site'; readonly site: SiteAddresses }
  | { readonly kind: 'malformed'; readonly field: keyof SiteConfig | null };

// Browsers and Node both have it; this library is compiled without either's types.
interface ParsedUrl {
  readonly origin: string;
  readonly protocol: string;
  readonly username: string;
  readonly search: string;
  readonly hash: string;
  pathname: string;
  readonly href: string;
}
declare const URL: new (url: string, base?: string) => ParsedUrl;

const MAX_NAME_LENGTH = 60;

/**
 * Parses a {@link SiteConfig}. Unknown fields are ignored. Written by hand, because the controller's first script has no
 * room for a schema library.
 * @param page address of the document
 */
export function parseSiteConfig(data: unknown, page: string): SiteConfigResult {
  if (typeof data !== 'object' || data === null) return { kind: 'malformed', field: null };
  const { siteName = '', apiUrl, readerUrl, controllerUrl, displayUrl } = data as Record<string, unknown>;
  const isName = typeof siteName === 'string' && siteName.length <= MAX_NAME_LENGTH;
  if (!isName) return { kind: 'malformed', field: 'siteName' };
  const api = parseAddress(apiUrl, page);
  if (!api) return { kind: 'malformed', field: 'apiUrl' };
  const links = { readerUrl, controllerUrl, displayUrl };
  const parsed: Partial<Record<keyof typeof links, string>> = {};
  for (const [name, value] of Object.entries(links)) {
    if (value === undefined) continue;
    const field = name as keyof typeof links;
    const href = parseFrontEndUrl(value, page);
    if (href === null) return { kind: 'malformed', field };
    parsed[field] = href;
  }
  const { origin } = api;
  const reader = parsed.readerUrl ?? `${origin}/`;
  return {
    kind: 'site',
    site: {
      siteName,
      apiOrigin: origin,
      apiPrefix: api.pathname.replace(/\/$/, ''),
      readerUrl: reader,
      displayUrl: parsed.displayUrl ?? new URL('/display', reader).href,
      controllerUrl: parsed.controllerUrl ?? null,
    },
  };
}

/** Parses a {@link SiteConfig} in JSON, such as the content of the document's meta element. */
export function parseSiteText(json: string, page: string): SiteConfigResult {
  try {
    return parseSiteConfig(JSON.parse(json), page);
  } catch {
    return { kind: 'malformed', field: null };
  }
}

/**
 * Parses the address of a front end's folder or document. A folder gets a trailing slash: hosts redirect to it, and some
 * then lose the query.
 * @param page base of paths; without one, only absolute addresses are valid
 * @returns null if it isn't http or https, or has a user, query or fragment
 */
export function parseFrontEndUrl(value: unknown, page?: string): string | null {
  const url = parseAddress(value, page);
  if (url && !/(\/|\.\w+)$/.test(url.pathname)) url.pathname += '/';
  return url?.href ?? null;
}

function parseAddress(value: unknown, page?: string): ParsedUrl | null {
  if (typeof value !== 'string' || !/^(https?:\/\/|\/)/i.test(value)) return null;
  try {
    const url = new URL(value, page);
    return url.protocol.startsWith('http') && url.username + url.search + url.hash === '' ? url : null;
  } catch {
    return null;
  }
}

/** The address with which the sangat follows a session. */
export function followLink({ readerUrl }: Pick<SiteAddresses, 'readerUrl'>, code: string): string {
  return new URL(`/sync/${code}`, readerUrl).href;
}

/** The words of the slide that shows the sangat how to follow a session. A screen shows the address as a QR code too. */
export function followText(title: string, site: Pick<SiteAddresses, 'readerUrl'>, code: string): string {
  return [title, followLink(site, code), code].join('\n');
}

/** Secrets that admit a phone. */
interface SessionSecrets {
  readonly code: string;
  readonly pin: string | null;
  readonly invite: string | null;
}

/**
 * The controller's address for a session. PIN and invitation are in the fragment, which is never sent to a server. Elsewhere
 * than on Naad's own server the code is in the query, so that the host needs no rewriting of paths.
 */
export function controllerLink(
  { readerUrl, controllerUrl }: Pick<SiteAddresses, 'readerUrl' | 'controllerUrl'>,
  { code, pin, invite }: SessionSecrets,
): string {
  const page =
    controllerUrl === null ? new URL(`/control/${code}`, readerUrl).href : `${controllerUrl}?code=${code}`;
  return page + (pin === null ? '' : `#pin=${pin}${invite === null ? '' : `&invite=${invite}`}`);
}
