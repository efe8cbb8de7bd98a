import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { eventually, type StoryPlay } from '../testing/storyPlay.ts';
import { ToastRegion, type ToastMessage, type ToastRegionProps } from './ToastRegion.tsx';

const copied: ToastMessage = { id: 'copied', content: 'Copied', durationMs: Infinity };
const failed: ToastMessage = {
  id: 'failed',
  content: 'This shabad could not be loaded. What you were reading is still here.',
  urgency: 'assertive',
  durationMs: Infinity,
};

const meta = {
  title: 'Kit/Toast',
  component: ToastRegion,
  args: { toasts: [copied], onDismiss: () => undefined },
};
export default meta;

export const Bottom = {};
export const TopEnd = { args: { toasts: [failed], place: 'top-end' } satisfies Partial<ToastRegionProps> };
export const Several = { args: { toasts: [copied, failed] } satisfies Partial<ToastRegionProps> };
export const None = { args: { toasts: [] } satisfies Partial<ToastRegionProps> };

export const Dismissed = {
  render: function Held(args: ToastRegionProps) {
    const [toasts, setToasts] = useState<readonly ToastMessage[]>([]);
    return (
      <>
        <Button
          onClick={() => {
            setToasts([copied]);
          }}
        >
          Copy all
        </Button>
        <ToastRegion
          {...args}
          toasts={toasts}
          onDismiss={(id) => {
            setToasts(toasts.filter((toast) => toast.id !== id));
          }}
        />
      </>
    );
  },
  play: async ({ canvas, userEvent }: StoryPlay) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy all' }));
    await canvas.findByText('Copied');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await eventually('it is gone', () => canvas.queryByText('Copied') === null);
  },
};
