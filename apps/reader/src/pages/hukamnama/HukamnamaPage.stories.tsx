import { IN_PUNJABI, ON_PHONE, pageStory, RIGHT_TO_LEFT } from '../../testing/pageStory.tsx';
import { contentOf, STORY_PAGES } from '../../testing/storyPages.ts';
import { HukamnamaPage } from './HukamnamaPage.tsx';

type Props = Parameters<typeof HukamnamaPage>[0];

const content = contentOf(STORY_PAGES.hukamnama, 'hukamnama');

const meta = { title: 'Pages/Hukamnama', ...pageStory(HukamnamaPage, STORY_PAGES.hukamnama, content) };
export default meta;

export const Plain = {};
export const OnPhone = ON_PHONE;
export const Punjabi = IN_PUNJABI;
export const RightToLeft = RIGHT_TO_LEFT;

/** The latest hukamnama, while today's isn't available yet. */
export const Late = { args: { content: { ...content, isAskedFor: false } } satisfies Props };
