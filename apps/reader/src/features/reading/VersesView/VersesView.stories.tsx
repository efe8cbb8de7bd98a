import { contentOf, STORY_PAGES } from '../../../testing/storyPages.ts';
import { VersesView, type VersesViewProps } from './VersesView.tsx';

const { shabads, highlights } = contentOf(STORY_PAGES.shabad, 'shabad');
const verses = shabads.flatMap((shabad) => shabad.verses);

const meta = {
  title: 'Reader/Verses',
  component: VersesView,
  args: { verses, mode: 'mixed', isLarivaar: false, marks: { highlights } } satisfies VersesViewProps,
};
export default meta;

const mode = (chosen: VersesViewProps['mode']) => ({
  args: { mode: chosen } satisfies Partial<VersesViewProps>,
});

export const Mixed = {};
export const Split = mode('split');
export const Reading = mode('reading');
export const Alone = mode('alone');
export const Paragraph = {
  args: {
    mode: 'paragraph',
    verses: verses.map((verse, index) => ({ ...verse, paragraph: Math.floor(index / 3) })),
  } satisfies Partial<VersesViewProps>,
};
export const Larivaar = { args: { isLarivaar: true } satisfies Partial<VersesViewProps> };
