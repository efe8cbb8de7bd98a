/** The server's entry point to the reader. */
export { renderPage } from './app/renderPage.tsx';
export { sitemapEntries } from './pages/head/pageHead.ts';
export { pagePaths } from './pages/resolveRoute.ts';
