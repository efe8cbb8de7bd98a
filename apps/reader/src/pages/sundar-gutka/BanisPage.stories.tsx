import { IN_PUNJABI, ON_PHONE, pageStory, RIGHT_TO_LEFT } from '../../testing/pageStory.tsx';
import { contentOf, STORY_PAGES } from '../../testing/storyPages.ts';
import { BanisPage } from './BanisPage.tsx';

const content = contentOf(STORY_PAGES.banis, 'banis');

const meta = { title: 'Pages/Sundar Gutka list', ...pageStory(BanisPage, STORY_PAGES.banis, content) };
export default meta;

export const Plain = {};
export const OnPhone = ON_PHONE;
export const Punjabi = IN_PUNJABI;
export const RightToLeft = RIGHT_TO_LEFT;
