import { ArticlePage } from '../../features/article/ArticlePage.tsx';
import type { ArticleContent } from '../../features/article/articleContent.ts';
import { aboutEn } from './aboutEn.ts';
import { aboutPa } from './aboutPa.ts';

const english: ArticleContent = { page: 'article', name: 'about', article: aboutEn, language: 'en' };
const punjabi: ArticleContent = { page: 'article', name: 'about', article: aboutPa, language: 'pa' };

const meta = { title: 'Pages/About', component: ArticlePage };
export default meta;

export const English = { args: { content: english } };
export const Punjabi = { args: { content: punjabi } };
