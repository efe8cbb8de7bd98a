import { embed } from './features/embed/embed.ts';
import type { Embed } from './features/embed/loadEmbed.ts';
import { frontEnds } from './features/front-ends/frontEnds.ts';
import type { FrontEnd } from './features/front-ends/loadFrontEnds.ts';
import { manifest } from './features/manifest/manifest.ts';
import { opensearch } from './features/opensearch/opensearch.ts';
import { packs } from './features/packs/packs.ts';
import { pages, type PagesOptions } from './features/pages/pages.ts';
import type { Reader } from './features/pages/loadReader.ts';
import { preferences } from './features/preferences/preferences.ts';
import { robots } from './features/robots/robots.ts';
import { shortLinks } from './features/short-links/shortLinks.ts';
import type { ApiInstance } from './http/apiInstance.ts';

/** The built front ends; those that aren't built are missing. */
export interface SiteParts {
  /** The site; null to serve only the API. */
  readonly reader: Reader | null;
  /** The controller and the display. */
  readonly frontEnds?: readonly FrontEnd[];
  /** Embeds for other sites. */
  readonly embed?: Embed | null;
}

/** Registers everything that is rendered or sent without the scripture, which pages read through the API. */
export async function registerSite(
  app: ApiInstance,
  { reader, frontEnds: built = [], embed: assets = null }: SiteParts,
  options: Omit<PagesOptions, 'reader'>,
): Promise<void> {
  const { services } = options;
  await frontEnds(app, services, built);
  if (assets) await embed(app, { ...options, embed: assets });
  if (!reader) return;
  robots(app, services);
  opensearch(app, services);
  manifest(app, services);
  shortLinks(app, services);
  await packs(app, services);
  preferences(app, services);
  await pages(app, { ...options, reader });
}
