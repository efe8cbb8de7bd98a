/** The version that our own host, controller and follower speak; existing desktops and web pages speak version 1, unnamed. */
export const PROTOCOL_VERSION = 2;

/** What a client may be to the server, told by what it says of itself when it connects. */
export type ClientVersion = { readonly kind: 'legacy' } | { readonly kind: 'current'; readonly version: 2 };

/** SYNC-VER-1: a client that names no version is a legacy one; SYNC-VER-2: one that names another than ours is refused. */
export function clientVersionOf(named: unknown): ClientVersion | null {
  if (named === undefined || named === null) return { kind: 'legacy' };
  return named === PROTOCOL_VERSION ? { kind: 'current', version: PROTOCOL_VERSION } : null;
}
