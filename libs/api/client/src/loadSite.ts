import { type ApiTransport, parseSiteConfig, type SiteConfigResult } from '@naad/api-contract';
import { createHttpTransport } from './httpTransport.ts';

/** `missing`: the host has no configuration and no API. */
export type SiteResult = SiteConfigResult | { readonly kind: 'missing' };

/** The path of the API on Naad's own server. */
const DEFAULT_API = '/api';
/** Any host answers this with JSON if it passes the API's paths on. */
const PROBE = `${DEFAULT_API}/capabilities`;

/**
 * Parses the configuration that the document contains.
 * @param content of the meta element; undefined if there is none
 * @param page address of the document
 * @returns null without one: {@link loadSite} then loads it
 */
export function siteOfMeta(content: string | undefined, page: string): SiteConfigResult | null {
  if (content === undefined) return null;
  try {
    return parseSiteConfig(JSON.parse(content), page);
  } catch {
    return { kind: 'malformed', field: null };
  }
}

/**
 * Loads `config.json` from the document's folder. A host without that file may have the API itself.
 * @param page address of the document
 * @param folder calls the document's folder; `host` calls the root of its host
 * @throws TransportError without a connection
 */
export async function loadSite(
  page: string,
  folder: ApiTransport = createHttpTransport({ base: '.' }),
  host: ApiTransport = createHttpTransport({ base: '' }),
): Promise<SiteResult> {
  const { status, body } = await folder('/config.json');
  // Some hosts answer every path with a document.
  if (status === 200 && !(typeof body === 'string' && body.trimStart().startsWith('<'))) {
    return parseSiteConfig(body, page);
  }
  const probe = await host(PROBE);
  return probe.status === 200 && typeof probe.body === 'object'
    ? parseSiteConfig({ apiUrl: DEFAULT_API }, page)
    : { kind: 'missing' };
}
