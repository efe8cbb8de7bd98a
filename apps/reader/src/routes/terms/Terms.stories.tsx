import { ArticlePage } from '../../features/article/ArticlePage.tsx';
import type { ArticleContent } from '../../features/article/articleContent.ts';
import { termsEn } from './termsEn.ts';
import { termsPa } from './termsPa.ts';

const english: ArticleContent = { page: 'article', name: 'terms', article: termsEn, language: 'en' };
const punjabi: ArticleContent = { page: 'article', name: 'terms', article: termsPa, language: 'pa' };

const meta = { title: 'Pages/Terms', component: ArticlePage };
export default meta;

export const English = { args: { content: english } };
export const Punjabi = { args: { content: punjabi } };
