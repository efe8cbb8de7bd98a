import { IN_PUNJABI, ON_PHONE, pageStory, RIGHT_TO_LEFT } from '../../testing/pageStory.tsx';
import { contentOf, STORY_PAGES } from '../../testing/storyPages.ts';
import { AmritKeertanIndexPage } from './AmritKeertanIndexPage.tsx';

type Props = Parameters<typeof AmritKeertanIndexPage>[0];

const content = contentOf(STORY_PAGES.amritKeertanIndex, 'amritKeertanIndex');

const meta = {
  title: 'Pages/Index of Amrit Keertan',
  ...pageStory(AmritKeertanIndexPage, STORY_PAGES.amritKeertanIndex, content),
};
export default meta;

export const Plain = {};
export const OnPhone = ON_PHONE;
export const Punjabi = IN_PUNJABI;
export const RightToLeft = RIGHT_TO_LEFT;

export const Absent = {
  args: {
    content: { ...content, chapters: [], absent: 'notLicensed' },
  } satisfies Props,
};
