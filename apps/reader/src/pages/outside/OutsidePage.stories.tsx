import type { StoryPlay } from '../../testing/storyPlay.ts';
import { OutsidePage, type OutsidePageProps } from './OutsidePage.tsx';

const meta = {
  title: 'Pages/Outside',
  component: OutsidePage,
  args: {
    content: { page: 'outside', title: 'Tabla', href: 'https://tabla.pro/' },
    leave: () => undefined,
  } satisfies OutsidePageProps,
};
export default meta;

export const Leaving = {};
export const LeavingOnPhone = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const Staying = {
  play: async ({ canvas, userEvent }: StoryPlay) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stay here' }));
    await canvas.findByText('You stay here.');
  },
};
