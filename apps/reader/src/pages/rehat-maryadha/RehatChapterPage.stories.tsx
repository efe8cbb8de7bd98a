import { IN_PUNJABI, ON_PHONE, pageStory, RIGHT_TO_LEFT } from '../../testing/pageStory.tsx';
import { contentOf, STORY_PAGES } from '../../testing/storyPages.ts';
import { RehatChapterPage } from './RehatChapterPage.tsx';

const content = contentOf(STORY_PAGES.rehatChapter, 'rehatChapter');

const meta = {
  title: 'Pages/Chapter of the rehat maryadha',
  ...pageStory(RehatChapterPage, STORY_PAGES.rehatChapter, content),
};
export default meta;

export const Plain = {};
export const OnPhone = ON_PHONE;
export const Punjabi = IN_PUNJABI;
export const RightToLeft = RIGHT_TO_LEFT;
