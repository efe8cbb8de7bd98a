import type { StoryPlay } from '../../../testing/storyPlay.ts';
import { AskDialog, type AskFormProps } from './AskDialog.tsx';

const meta = {
  title: 'Reader/Ask a question',
  component: AskDialog,
  args: {
    sources: [
      { value: 'all', label: 'All Sources' },
      { value: 'G', label: 'Sri Guru Granth Sahib Ji' },
    ],
    onClose: () => undefined,
    onAsk: () => undefined,
  } satisfies AskFormProps,
};
export default meta;

export const Opened = {
  play: async ({ canvas }: StoryPlay) => {
    await canvas.findByRole('dialog', { name: 'Ask a Question' });
    const field = canvas.getByRole('textbox', { name: 'Your question' });
    if (field !== document.activeElement) {
      await new Promise((resolve) => {
        field.addEventListener('focus', resolve, { once: true });
      });
    }
  },
};
export const OnPhone = { globals: { viewport: { value: 'phone', isRotated: false } } };
