import { parsePin, parseSessionCode } from '@naad/sync-protocol';

export interface Prefill {
  readonly code: string;
  readonly pin: string;
  /** Admits this phone in place of the PIN; null if the URL has none. */
  readonly invite: string | null;
}

/**
 * Reads code, PIN and invitation from a URL, which the display's QR code holds: `/control/ABC-XYZ#pin=123456&invite=…`, or
 * `/any/path/?code=ABC-XYZ#pin=…` on another host. Browsers never send the fragment to a server. Without a valid code
 * everything stays empty.
 */
export function parsePrefill({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): Prefill {
  const last = /\/([^/]+)\/?$/.exec(pathname)?.[1];
  const code = parseSessionCode(new URLSearchParams(search).get('code') ?? last);
  const [, pin = '', invite = null] = /^#pin=(\d{4,6})(?:&invite=([\w-]{16,64}))?$/.exec(hash) ?? [];
  if (code === null || parsePin(pin) === null) return { code: code ?? '', pin: '', invite: null };
  return { code, pin, invite };
}
