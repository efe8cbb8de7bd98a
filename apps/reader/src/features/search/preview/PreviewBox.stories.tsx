import type { ReactNode } from 'react';
import { contentOf, STORY_PAGES } from '../../../testing/storyPages.ts';
import { PreviewBox, type PreviewBoxProps } from './ShabadPreview.tsx';

const [shabad] = contentOf(STORY_PAGES.shabad, 'shabad').shabads;
const [found] = contentOf(STORY_PAGES.shabad, 'shabad').highlights;
if (!shabad || found === undefined) throw new RangeError('The saved shabad has no highlighted line.');

const loaded = (lines: number): PreviewBoxProps['state'] => ({
  status: 'loaded',
  preview: { lines: shabad.verses.slice(0, lines), more: shabad.verses.length - lines },
});

const meta = {
  title: 'Reader/Preview of a shabad',
  component: PreviewBox,
  args: { id: 'preview', found, state: loaded(12) } satisfies PreviewBoxProps,
  decorators: [
    (Story: () => ReactNode) => (
      <div style={{ position: 'relative', minBlockSize: '34rem' }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

export const Long = {};
export const OneMoreLine = {
  args: { state: loaded(shabad.verses.length - 1) } satisfies Partial<PreviewBoxProps>,
};
export const Loading = { args: { state: { status: 'loading' } } satisfies Partial<PreviewBoxProps> };
export const Failed = { args: { state: { status: 'failed' } } satisfies Partial<PreviewBoxProps> };
export const RightToLeft = { globals: { language: 'pa-Arab', direction: 'rtl' } };
