import { type ApiClient, TransportError } from '@naad/api-client';
import { ApiError } from '@naad/api-contract';
import { type ArticleFiles, readArticle } from '../../features/article/loadArticle.ts';
import type { RouteContext } from '../routeContext.ts';
import type { RehatListing, RoutePage } from '../routeResult.ts';
import { chaptersOf } from './chaptersOf.ts';

const FILES: ArticleFiles = {
  en: () => import('./rehatEn.ts').then(({ rehatEn }) => rehatEn),
  pa: () => import('./rehatPa.ts').then(({ rehatPa }) => rehatPa),
};

/** The article is complete without the text, and waits for whoever has that no longer than a visitor would. */
const PATIENCE_MS = 3000;

/** `/rehat-maryadha` */
export async function loadRehatMaryadha({
  api,
  language,
}: Pick<RouteContext, 'api' | 'language'>): Promise<RoutePage> {
  const [read, listing] = await Promise.all([readArticle(FILES, language), listingInTime(api)]);
  return {
    kind: 'page',
    status: 200,
    title: read.article.title,
    content: { page: 'rehatMaryadha', ...read, listing },
  };
}

/** What is late, or does not answer, is not there now; what is wrong with ourselves is thrown. */
async function listingInTime(api: ApiClient): Promise<RehatListing> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<RehatListing>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, { state: 'silent' });
  });
  try {
    return await Promise.race([listingOf(api), late]);
  } catch (error) {
    if (error instanceof ApiError || error instanceof TransportError) return { state: 'silent' };
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

async function listingOf(api: ApiClient): Promise<RehatListing> {
  const { features } = await api.getCapabilities();
  const { absent } = features.rehats;
  if (absent !== null) return { state: 'absent', reason: absent };
  const { rehats, source } = await api.getRehats();
  if (rehats.length === 0) return { state: 'absent', reason: 'unknown' };
  return {
    state: 'there',
    source,
    rehats: await Promise.all(
      rehats.map(async (rehat) => {
        const found = await chaptersOf(api, rehat.id);
        return { ...rehat, chapters: (found?.chapters ?? []).map(({ id, name }) => ({ id, name })) };
      }),
    ),
  };
}
