import type { SourceId } from '@naad/gurbani-corpus';
import { AMRIT_KEERTAN_PATH } from '../features/granth-index/granthIndex.ts';
import type { ArticleName } from '../features/article/articleContent.ts';
import { dayHref } from '../features/hukamnama/hukamnamaDay.ts';
import { canonicalBaniHref } from '../features/sundar-gutka/baniHref.ts';
import { REHAT_PATH, rehatChapterPath } from '../routes/rehat-maryadha/rehatPaths.ts';
import type { RoutePage } from '../routes/routeResult.ts';

const ARTICLE_PATHS: Readonly<Record<ArticleName, string>> = {
  about: '/about',
  terms: '/terms-of-service',
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
    case 'hukamnama':
      return content.isAskedFor ? dayHref(content.hukamnama.date) : '/hukamnama';
    case 'bani':
      return canonicalBaniHref(content.bani.id);
    case 'amritKeertan':
      return `/amrit-keertan/shabads/${String(content.shabad.id)}`;
    case 'indexes':
      return '/index';
    case 'granthIndex':
      return content.granth.path;
    case 'amritKeertanIndex':
      return content.absent === null ? AMRIT_KEERTAN_PATH : null;
    case 'banis':
      return '/sundar-gutka';
    case 'article':
      return ARTICLE_PATHS[content.name];
    case 'rehatMaryadha':
      return REHAT_PATH;
    case 'rehatChapter':
      return rehatChapterPath(content.rehat.id, content.chapter.id);
    case 'help':
      return '/help';
    case 'sync':
      return '/sync';
    case 'embed':
      return '/embed';
    case 'quotes':
      return content.text === '' ? '/quotes' : null;
    case 'whatIsSent':
      return '/what-is-sent';
    case 'search':
    case 'own':
    case 'outside':
    case 'message':
      return null;
  }
}

/** Of a page of a work; the Guru Granth Sahib is meant where none is named. */
export function canonicalAngPath(source: SourceId, ang: number): string {
  return `/ang?ang=${String(ang)}${source === 'G' ? '' : `&source=${source}`}`;
}
