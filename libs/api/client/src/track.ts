import type { TrackResponse } from '@naad/api-contract';

/** A recording. */
export interface Track {
  /** A path of this site, which a player asks for in parts. */
  readonly src: string;
  /** Whose it is. */
  readonly credit: { readonly name: string; readonly href: string | null };
}

/** Null where there is none; nor is anything heard from another site. */
export function trackFromWire(wire: TrackResponse): Track | null {
  if (wire.status !== 'success' || !/^\/[^/\\]/.test(wire.track_url)) return null;
  const { name, url } = wire.source;
  return { src: wire.track_url, credit: { name, href: url } };
}
