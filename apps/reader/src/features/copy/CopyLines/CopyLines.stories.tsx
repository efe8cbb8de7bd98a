import { contentOf, STORY_PAGES } from '../../../testing/storyPages.ts';
import { CopyLines, type CopyLinesProps } from './CopyLines.tsx';

const [shabad] = contentOf(STORY_PAGES.shabad, 'shabad').shabads;

const meta = {
  title: 'Reader/Copy some lines',
  component: CopyLines,
  args: {
    lines: shabad?.verses ?? [],
    onCopy: () => undefined,
    onClose: () => undefined,
  } satisfies CopyLinesProps,
};
export default meta;

export const Open = {};
export const OnPhone = { globals: { viewport: { value: 'phone', isRotated: false } } };
