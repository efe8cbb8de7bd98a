import { eventually, type StoryPlay } from '../testing/storyPlay.ts';
import { Waveform, type WaveformProps } from './Waveform.tsx';

/** Deterministic levels resembling speech. */
const levels = Array.from({ length: 300 }, (_, index) =>
  Math.abs(Math.sin(index / 2) * Math.cos(index / 11) * (0.6 + 0.4 * Math.sin(index / 5))),
);

const meta = { title: 'Kit/Waveform', component: Waveform, args: { levels: [], label: 'Voice search' } };
export default meta;

export const Idle = {};
export const Begun = {
  args: {
    levels: levels.slice(0, 15),
    state: 'recording',
    label: 'Listening',
  } satisfies Partial<WaveformProps>,
};
export const Recording = {
  args: { levels, state: 'recording', label: 'Listening' } satisfies Partial<WaveformProps>,
};
export const Processing = {
  args: { levels, state: 'processing', label: 'Finding the words' } satisfies Partial<WaveformProps>,
};
export const Lower = { args: { levels, state: 'recording', height: 30 } satisfies Partial<WaveformProps> };
export const AsWideAsItsContainer = {
  args: { levels, state: 'recording', width: 'container' } satisfies Partial<WaveformProps>,
  play: async ({ canvas, canvasElement }: StoryPlay) => {
    const waveform = canvas.getByRole('img', { name: 'Voice search' });
    const isWide = () => waveform.getBoundingClientRect().width > canvasElement.clientWidth - 40;
    await eventually('it fills its container', isWide);
    const newest = () => waveform.querySelector('path')?.getBoundingClientRect().right ?? 0;
    await eventually(
      'its last bar is at the right',
      () => Math.abs(newest() - waveform.getBoundingClientRect().right) < 4,
    );
  },
};
