import { parsePin, parseSessionCode } from '@naad/sync-protocol';

export interface Prefill {
  readonly code: string;
  readonly pin: string;
}

/**
 * What an address fills in: `/control/ABC-XYZ`, as the picture on the display has it, perhaps with `#pin=123456`, which no
 * browser sends to a server. Anything that is no code is nothing.
 */
export function prefillOf({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): Prefill {
  const name = /^\/control\/([^/]+)\/?$/.exec(pathname)?.[1] ?? '';
  const code = parseSessionCode(name);
  const pin = /^#pin=(\d{4,6})$/.exec(hash)?.[1] ?? '';
  return { code: code ?? '', pin: code !== null && parsePin(pin) !== null ? pin : '' };
}
