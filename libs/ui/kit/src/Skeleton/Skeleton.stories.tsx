import { eventually, type StoryPlay } from '../testing/storyPlay.ts';
import { Skeleton, type SkeletonProps } from './Skeleton.tsx';

const meta = { title: 'Kit/Skeleton', component: Skeleton, args: { lines: 3 } };
export default meta;

export const Text = {};
export const Gurbani = { args: { kind: 'gurbani', lines: 6 } satisfies Partial<SkeletonProps> };

/** A text skeleton has the height of the text. */
export const TrueHeight = {
  render: () => (
    <>
      <Skeleton lines={1} data-part="skeleton" />
      <p data-part="text">Text</p>
    </>
  ),
  play: async ({ canvasElement }: StoryPlay) => {
    const heightOf = (part: string) =>
      canvasElement.querySelector(`[data-part=${part}]`)?.getBoundingClientRect().height ?? 0;
    await eventually(
      'both have the same height',
      () => Math.abs(heightOf('skeleton') - heightOf('text')) < 0.5,
    );
  },
};
