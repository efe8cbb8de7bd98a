import type { Loader, PageRoute } from '../pageRoute.ts';
import type { RehatChapterContent, RehatMaryadhaContent } from './content.ts';
import { REHAT_PATH } from './rehatPaths.ts';

const loader = (): Promise<Loader> => import('./loadRehat.ts').then(({ loadRehat }) => loadRehat);

export const rehatMaryadha: PageRoute<RehatMaryadhaContent> = {
  id: 'rehatMaryadha',
  page: 'rehatMaryadha',
  messages: ['pages', 'tools', 'seldom'],
  component: () => import('./RehatMaryadhaPage.tsx').then(({ RehatMaryadhaPage }) => RehatMaryadhaPage),
  routes: [{ path: REHAT_PATH, loader }],
};

export const rehatChapter: PageRoute<RehatChapterContent> = {
  id: 'rehatChapter',
  page: 'rehatChapter',
  messages: ['pages', 'tools', 'seldom'],
  component: () => import('./RehatChapterPage.tsx').then(({ RehatChapterPage }) => RehatChapterPage),
  routes: [{ path: `${REHAT_PATH}/*`, loader }],
};
