import { eventually, type StoryPlay } from '../testing/storyPlay.ts';
import { Accordion, type AccordionProps } from './Accordion.tsx';

const meta = {
  title: 'Kit/Accordion',
  component: Accordion,
  args: {
    items: [
      {
        id: 'larivaar',
        title: 'What is larivaar?',
        content: <p>The words written together, without spaces.</p>,
      },
      { id: 'visraam', title: 'What is a visraam?', content: <p>A pause, where a breath may be taken.</p> },
    ],
  },
};
export default meta;

export const Closed = {};
export const OneOpen = { args: { initiallyOpen: ['visraam'] } satisfies Partial<AccordionProps> };
export const AllOpen = { args: { initiallyOpen: ['larivaar', 'visraam'] } satisfies Partial<AccordionProps> };

export const ByKeyboard = {
  play: async ({ canvas, userEvent }: StoryPlay) => {
    const first = canvas.getByText('What is larivaar?').closest('details');
    await userEvent.click(canvas.getByText('What is larivaar?'));
    await eventually('the first is open', () => first?.open === true);
    await userEvent.click(canvas.getByRole('button', { name: 'Expand all' }));
    await eventually('both are open', () => canvas.queryByText(/a breath/)?.checkVisibility() === true);
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse all' }));
    await eventually('none is open', () => first?.open === false);
  },
};
