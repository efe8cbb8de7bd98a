import { IN_PUNJABI, ON_PHONE, pageStory, RIGHT_TO_LEFT } from '../../testing/pageStory.tsx';
import { contentOf, STORY_PAGES } from '../../testing/storyPages.ts';
import { IndexesPage } from './IndexesPage.tsx';

type Props = Parameters<typeof IndexesPage>[0];

const content = contentOf(STORY_PAGES.indexes, 'indexes');

const meta = { title: 'Pages/Indexes', ...pageStory(IndexesPage, STORY_PAGES.indexes, content) };
export default meta;

export const Plain = {};
export const OnPhone = ON_PHONE;
export const Punjabi = IN_PUNJABI;
export const RightToLeft = RIGHT_TO_LEFT;

export const WithoutAmritKeertan = { args: { content: { ...content, chapters: [] } } satisfies Props };
