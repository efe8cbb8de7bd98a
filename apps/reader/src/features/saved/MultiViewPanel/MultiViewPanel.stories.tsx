import { GLANCE_OF_MERCY, GREAT_RAMDAS, MANY_LINES, ONE_CREATOR } from '../testing/savedLines.ts';
import { WithSaved, type WithSavedProps } from '../testing/WithSaved.tsx';
import { MultiViewPanel } from './MultiViewPanel.tsx';

const THREE = [GREAT_RAMDAS, GLANCE_OF_MERCY, ONE_CREATOR];

const meta = {
  title: 'Reader/Saved/Multi-view',
  component: MultiViewPanel,
  args: { lines: THREE },
  render: ({ lines }: Pick<WithSavedProps, 'lines'>) => (
    <WithSaved lines={lines}>
      <MultiViewPanel onClose={() => undefined} onDisplay={() => undefined} />
    </WithSaved>
  ),
};
export default meta;

/** The parts of a play function's context that these use. */
interface StoryPlay {
  canvas: {
    getByRole: (role: string, options: { name: string }) => HTMLElement;
    findByText: (text: string) => Promise<HTMLElement>;
  };
  userEvent: { click: (element: Element) => Promise<void> };
}

export const Empty = { args: { lines: [] } };
export const OneLine = { args: { lines: [ONE_CREATOR] } };
export const SeveralLines = {};
export const ManyLines = { args: { lines: MANY_LINES } };
export const Removed = {
  play: async ({ canvas, userEvent }: StoryPlay) => {
    await userEvent.click(canvas.getByRole('button', { name: `Remove: ${GLANCE_OF_MERCY.unicode}` }));
    await canvas.findByText('2 lines');
  },
};
export const Cleared = {
  play: async ({ canvas, userEvent }: StoryPlay) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await canvas.findByText('Nothing has been added yet.');
  },
};
export const ClearedAndUndone = {
  play: async ({ canvas, userEvent }: StoryPlay) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await canvas.findByText('3 lines');
  },
};
