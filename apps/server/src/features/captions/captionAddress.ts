/** Meeting software whose caption addresses are accepted: Zoom. */
const HOST = /^(?:[a-z0-9-]+\.)*zoom\.us$/;
const PATH = '/closedcaption';
const MAX_LENGTH = 2_048;

/**
 * Parses the caption address that a host copies from a meeting; null unless it is one of the meeting software's own. Nothing
 * else may ever be requested for a visitor: no other host, port, path or scheme.
 */
export function parseCaptionAddress(text: string): URL | null {
  if (text.length > MAX_LENGTH || !URL.canParse(text)) return null;
  const url = new URL(text);
  const isZoom = url.protocol === 'https:' && HOST.test(url.hostname) && url.pathname === PATH;
  // A URL drops the default port.
  const isPlain = url.port === '' && url.username === '' && url.password === '' && url.hash === '';
  return isZoom && isPlain ? url : null;
}

/** The address of one caption. */
export function captionPostAddress(address: URL, seq: number, lang: string): URL {
  const url = new URL(address);
  url.searchParams.set('seq', String(seq));
  url.searchParams.set('lang', lang);
  return url;
}
