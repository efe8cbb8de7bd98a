import { isIP } from 'node:net';
import * as z from 'zod';

function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

export function parseTrustProxy(text: string): boolean | string[] | null {
  if (text === 'true') return true;
  if (text === 'false') return false;
  const networks = text.split(',').map((each) => each.trim());
  return networks.every(isNetwork) ? networks : null;
}

export function parseOrigin(text: string): string | null {
  const bare = text.endsWith('/') ? text.slice(0, -1) : text;
  if (!URL.canParse(bare)) return null;
  const { origin, protocol } = new URL(bare);
  return origin === bare.toLowerCase() && (protocol === 'https:' || protocol === 'http:') ? origin : null;
}

/** Parses a base address without query and trailing slash. */
export function parseBase(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, search, hash, username, href } = new URL(text);
  const isPlain = (protocol === 'https:' || protocol === 'http:') && search + hash + username === '';
  return isPlain ? href.replace(/\/$/, '') : null;
}

/** Like {@link parseBase}, with an optional `{date}` placeholder. */
export function parseDatedFile(text: string): string | null {
  return parseBase(text.replaceAll('{date}', '2024-01-31')) === null ? null : text;
}

export function parseRedis(text: string): string | null {
  return URL.canParse(text) && /^rediss?:$/.test(new URL(text).protocol) ? text : null;
}

export function parsePostgres(text: string): string | null {
  return URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol) ? text : null;
}

export function parseOrigins(text: string): string[] | null {
  const origins = text.split(',').map((each) => parseOrigin(each.trim()));
  return origins.every((each) => each !== null) ? origins : null;
}

/** Requires https except on localhost, because logins go there. */
export function parseIssuer(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, search, hash, username } = new URL(text);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLocal);
  return isSafe && search + hash + username === '' ? text : null;
}

export function parseFlag(text: string): boolean | null {
  return text === 'true' ? true : text === 'false' ? false : null;
}

/** Parses a link: a path of this site or an https address. */
export function parseLink(text: string): string | null {
  if (/^\/(?!\/)\S*$/.test(text)) return text;
  return URL.canParse(text) && new URL(text).protocol === 'https:' ? new URL(text).href : null;
}

/** Parses the address of the people who run the site: a link, or `mailto:` with one e-mail address. */
export function parseContact(text: string): string | null {
  return /^mailto:[^\s@?&,]+@[^\s@?&,]+$/i.test(text) ? text : parseLink(text);
}

/** Creates a schema from a parser that returns null for invalid text. */
export function parsed<Value>(parse: (text: string) => Value | null, expectation: string) {
  return z.string().transform((text, context) => {
    const value = parse(text.trim());
    if (value !== null) return value;
    context.addIssue({ code: 'custom', message: expectation, input: text });
    return z.NEVER;
  });
}
