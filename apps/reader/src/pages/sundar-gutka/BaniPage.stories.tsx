import { IN_PUNJABI, ON_PHONE, pageStory, RIGHT_TO_LEFT } from '../../testing/pageStory.tsx';
import { contentOf, STORY_PAGES } from '../../testing/storyPages.ts';
import { BaniPage } from './BaniPage.tsx';

const content = contentOf(STORY_PAGES.bani, 'bani');

const meta = { title: 'Pages/Bani', ...pageStory(BaniPage, STORY_PAGES.bani, content) };
export default meta;

export const Plain = {};
export const OnPhone = ON_PHONE;
export const Punjabi = IN_PUNJABI;
export const RightToLeft = RIGHT_TO_LEFT;
