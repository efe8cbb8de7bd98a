import { parseSiteConfig, parseSiteText, type SiteConfigResult } from '@naad/api-contract';

/** `missing`: the host has no configuration and no API. */
export type SiteResult = SiteConfigResult | { readonly kind: 'missing' };

/** The path of the API on Naad's own server. */
const DEFAULT_API = '/api';
/** A host that passes the API's paths on answers this with JSON. */
const PROBE = `${DEFAULT_API}/capabilities`;

/** Timeout of each request. */
const TIMEOUT_MS = 10_000;

/** Requests an address and resolves to the status and the text. */
export type FetchText = (url: string) => Promise<{ readonly status: number; readonly text: string }>;

// Browsers and Node both have these; this library is compiled without either's types.
declare const AbortSignal: { timeout(ms: number): never };
declare const fetch: (
  url: string,
  options: { signal: never },
) => Promise<{ readonly status: number; text(): Promise<string> }>;

const fetchText: FetchText = async (url) => {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  return { status: response.status, text: await response.text() };
};

/**
 * Loads `config.json` from the document's folder. A host without that file may have the API itself.
 * @param page address of the document
 * @throws the error of `fetch` without a connection
 */
export async function loadSite(page: string, get: FetchText = fetchText): Promise<SiteResult> {
  const config = await get('./config.json');
  if (isData(config)) return parseSiteText(config.text, page);
  return isData(await get(PROBE)) ? parseSiteConfig({ apiUrl: DEFAULT_API }, page) : { kind: 'missing' };
}

/** False for a missing file, and for hosts that answer every path with a document. */
function isData({ status, text }: { readonly status: number; readonly text: string }): boolean {
  return status === 200 && !text.trimStart().startsWith('<');
}
