import { IN_PUNJABI, ON_PHONE, pageStory, RIGHT_TO_LEFT } from '../../testing/pageStory.tsx';
import { contentOf, STORY_PAGES } from '../../testing/storyPages.ts';
import { AmritKeertanPage } from './AmritKeertanPage.tsx';

const content = contentOf(STORY_PAGES.amritKeertan, 'amritKeertan');

const meta = {
  title: 'Pages/Amrit Keertan',
  ...pageStory(AmritKeertanPage, STORY_PAGES.amritKeertan, content),
};
export default meta;

export const Plain = {};
export const OnPhone = ON_PHONE;
export const Punjabi = IN_PUNJABI;
export const RightToLeft = RIGHT_TO_LEFT;
