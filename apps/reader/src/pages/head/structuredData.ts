import type { I18n } from '@lingui/core';
import { isAngSourceId, SEARCH_TYPES, type Shabad } from '@naad/gurbani-model';
import { leadVerse } from '../../features/reading/leadVerse.ts';
import { pageInSource } from '../../features/reading/pageName.ts';
import type { RoutePage } from '../routeResult.ts';
import type { ShabadContent } from '../shabad/content.ts';
import { canonicalAngPath } from '../ang/canonicalAngPath.ts';
import { canonicalPath } from './pageHead.ts';

/** Name and origin of the site in structured data. */
export interface DescribedSite {
  readonly siteName: string;
  /** Absolute address, without a trailing slash. */
  readonly origin: string;
}

/** A schema.org object. */
type Thing = Readonly<Record<string, unknown>>;

const GURMUKHI = 'pa-Guru';

/** The schema.org description of a page as JSON-LD; null for pages without one. */
export function structuredData(i18n: I18n, page: RoutePage, site: DescribedSite): Thing | null {
  const things = thingsOf(i18n, page, site);
  return things.length === 0 ? null : { '@context': 'https://schema.org', '@graph': things };
}

function thingsOf(i18n: I18n, page: RoutePage, site: DescribedSite): Thing[] {
  if (page.content.page === 'home') return [webSite(site)];
  return page.content.page === 'shabad' ? shabadThings(i18n, page, page.content, site) : [];
}

function webSite({ siteName, origin }: DescribedSite): Thing {
  return {
    '@type': 'WebSite',
    name: siteName,
    url: `${origin}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${origin}/search?q={search_term_string}&type=${String(SEARCH_TYPES.autoDetect)}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** Describes the first shabad of a page; its breadcrumbs only if it is the only one. */
function shabadThings(i18n: I18n, page: RoutePage, content: ShabadContent, site: DescribedSite): Thing[] {
  const [shabad] = content.shabads;
  const lead = shabad && leadVerse([shabad], []);
  if (!lead) return [];
  const name = lead.verse.unicode;
  const url = `${site.origin}/shabad?id=${String(shabad.id)}`;
  const quoted = quotation(shabad, name, url);
  const address = `${site.origin}${canonicalPath(page) ?? ''}`;
  return address === url ? [breadcrumbs(i18n, shabad, name, url, site), quoted] : [quoted];
}

function breadcrumbs(
  i18n: I18n,
  shabad: Shabad,
  name: string,
  url: string,
  { siteName, origin }: DescribedSite,
): Thing {
  const { source, ang } = shabad;
  const angParts = isAngSourceId(source.id)
    ? [{ name: pageInSource(i18n, source, ang), item: `${origin}${canonicalAngPath(source.id, ang)}` }]
    : [];
  const steps = [{ name: siteName, item: `${origin}/` }, ...angParts, { name, item: url }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, place) => ({ '@type': 'ListItem', position: place + 1, ...step })),
  };
}

function quotation(shabad: Shabad, name: string, url: string): Thing {
  const { writer, source, verses } = shabad;
  const author = writer.english !== null && {
    '@type': 'Person',
    name: writer.english,
    ...(writer.unicode !== null && { alternateName: writer.unicode }),
  };
  return {
    '@type': 'Quotation',
    '@id': url,
    url,
    name,
    text: verses.map(({ unicode }) => unicode).join('\n'),
    inLanguage: GURMUKHI,
    ...(author && { author, spokenByCharacter: author }),
    isPartOf: {
      '@type': 'Book',
      name: source.english,
      ...(source.unicode !== null && { alternateName: source.unicode }),
      inLanguage: GURMUKHI,
    },
  };
}
