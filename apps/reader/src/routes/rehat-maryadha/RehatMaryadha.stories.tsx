import { ArticlePage } from '../../features/article/ArticlePage.tsx';
import type { ArticleContent } from '../../features/article/articleContent.ts';
import { rehatEn } from './rehatEn.ts';
import { rehatPa } from './rehatPa.ts';

const english: ArticleContent = { page: 'article', name: 'rehatMaryadha', article: rehatEn, language: 'en' };
const punjabi: ArticleContent = { page: 'article', name: 'rehatMaryadha', article: rehatPa, language: 'pa' };

const meta = { title: 'Pages/Rehat maryadha', component: ArticlePage };
export default meta;

export const English = { args: { content: english } };
export const Punjabi = { args: { content: punjabi } };
