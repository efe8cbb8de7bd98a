import type { SourceId } from '@naad/gurbani-corpus';
import type { ArticleName } from '../features/article/articleContent.ts';
import type { RoutePage } from '../routes/routeResult.ts';

const ARTICLE_PATHS: Readonly<Record<ArticleName, string>> = {
  about: '/about',
  terms: '/terms-of-service',
  rehatMaryadha: '/rehat-maryadha',
};

/**
 * The one address of what a page shows, without what a search or a sender added to it and without parameters that say what
 * is so anyway. The sitemaps of the server name the same addresses. Null for what search engines should not keep: lists of
 * results, messages, errors.
 */
export function canonicalPath({ status, content }: RoutePage): string | null {
  if (status !== 200) return null;
  switch (content.page) {
    case 'home':
      return '/';
    case 'shabad':
      return `/shabad?id=${content.shabads.map(({ id }) => id).join(',')}`;
    case 'ang':
      return canonicalAngPath(content.ang.source.id, content.ang.ang);
    case 'article':
      return ARTICLE_PATHS[content.name];
    case 'help':
      return '/help';
    case 'search':
    case 'outside':
    case 'message':
      return null;
  }
}

/** Of a page of a work; the Guru Granth Sahib is meant where none is named. */
export function canonicalAngPath(source: SourceId, ang: number): string {
  return `/ang?ang=${String(ang)}${source === 'G' ? '' : `&source=${source}`}`;
}
