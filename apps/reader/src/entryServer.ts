/** The server's entry point to the reader. */
import { prepareRendering } from './app/renderPage.tsx';

export { pageVariant } from './app/pageVariant.ts';
export { renderPage } from './app/renderPage.tsx';
export { sitemapEntries } from './pages/head/pageHead.ts';
export { pagePaths } from './pages/resolveRoute.ts';

// The first visitor shouldn't wait for it.
await prepareRendering();
