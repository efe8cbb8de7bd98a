import { IN_PUNJABI, ON_PHONE, pageStory, RIGHT_TO_LEFT } from '../../testing/pageStory.tsx';
import { contentOf, STORY_PAGES } from '../../testing/storyPages.ts';
import { GranthIndexPage } from './GranthIndexPage.tsx';

const content = contentOf(STORY_PAGES.granthIndex, 'granthIndex');

const meta = {
  title: 'Pages/Index of a granth',
  ...pageStory(GranthIndexPage, STORY_PAGES.granthIndex, content),
};
export default meta;

export const Plain = {};
export const OnPhone = ON_PHONE;
export const Punjabi = IN_PUNJABI;
export const RightToLeft = RIGHT_TO_LEFT;
