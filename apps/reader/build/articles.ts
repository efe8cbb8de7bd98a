import type { Plugin } from 'vite';
import { LETTER_ROWS, OTHER_ROWS } from '../src/content/typedLetters.ts';
import { type ArticleExtras, compileArticle } from './compileArticle.ts';

/** The tables that are generated, and the figures that the help page draws. */
const ARTICLE_EXTRAS: ArticleExtras = {
  rows: { letters: LETTER_ROWS, others: OTHER_ROWS },
  figures: { 'keyboard-map': 2, 'first-letters': 2 },
};

/** Compiles the pages of prose in `src/content` when they are imported: `import { article } from './help.md'`. */
export function articles(): Plugin {
  return {
    name: 'naad:articles',
    enforce: 'pre',
    transform: {
      filter: { id: /\/content\/[\w-]+\/[\w-]+\.md$/ },
      handler(markdown, id) {
        const article = compileArticle(markdown, id, ARTICLE_EXTRAS);
        return { code: `export const article = ${JSON.stringify(article)};`, map: null, moduleType: 'js' };
      },
    },
  };
}
