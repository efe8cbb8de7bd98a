import { ArticlePage } from '../../features/article/ArticlePage.tsx';
import type { ArticleContent } from '../../features/article/articleContent.ts';
import { article as termsEn } from '../../content/en/terms.md';
import { article as termsPa } from '../../content/pa/terms.md';

const english: ArticleContent = { page: 'article', name: 'terms', article: termsEn, language: 'en' };
const punjabi: ArticleContent = { page: 'article', name: 'terms', article: termsPa, language: 'pa' };

const meta = { title: 'Pages/Terms', component: ArticlePage };
export default meta;

export const English = { args: { content: english } };
export const Punjabi = { args: { content: punjabi } };
