import { parsePin, parseSessionCode } from '@naad/sync-protocol';

export interface Prefill {
  readonly code: string;
  readonly pin: string;
  /** Admits this phone in place of the PIN; null if the URL has none. */
  readonly invite: string | null;
}

/**
 * Reads code, PIN and invitation from a URL such as `/control/ABC-XYZ#pin=123456&invite=…`, which the display's QR code
 * holds; browsers never send the fragment to a server. Without a valid code everything stays empty.
 */
export function parsePrefill({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): Prefill {
  const name = /^\/control\/([^/]+)\/?$/.exec(pathname)?.[1] ?? '';
  const code = parseSessionCode(name);
  const [, pin = '', invite = null] = /^#pin=(\d{4,6})(?:&invite=([\w-]{16,64}))?$/.exec(hash) ?? [];
  if (code === null || parsePin(pin) === null) return { code: code ?? '', pin: '', invite: null };
  return { code, pin, invite };
}
