import { ArticlePage } from '../../features/article/ArticlePage.tsx';
import type { ArticleContent } from '../../features/article/articleContent.ts';
import { article as aboutEn } from '../../content/en/about.md';
import { article as aboutPa } from '../../content/pa/about.md';

const english: ArticleContent = { page: 'article', name: 'about', article: aboutEn, language: 'en' };
const punjabi: ArticleContent = { page: 'article', name: 'about', article: aboutPa, language: 'pa' };

const meta = { title: 'Pages/About', component: ArticlePage };
export default meta;

export const English = { args: { content: english } };
export const Punjabi = { args: { content: punjabi } };
