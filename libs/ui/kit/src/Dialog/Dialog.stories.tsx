import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { eventually, type StoryPlay } from '../testing/storyPlay.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';

const meta = {
  title: 'Kit/Dialog',
  component: Dialog,
  args: {
    title: 'Display settings',
    isOpen: true,
    onClose: () => undefined,
    children: <p>What is chosen here is kept on this device.</p>,
  },
  render: function Held(args: DialogProps) {
    const [isOpen, setIsOpen] = useState(args.isOpen);
    const [closings, setClosings] = useState(0);
    return (
      <>
        <Button
          onClick={() => {
            setIsOpen(true);
          }}
        >
          Open
        </Button>
        <output>{closings}</output>
        <Dialog
          {...args}
          isOpen={isOpen}
          onClose={() => {
            setIsOpen(false);
            setClosings(closings + 1);
          }}
        />
      </>
    );
  },
};
export default meta;

export const Open = {};
export const WithActions = {
  args: { actions: <Button variant="primary">Reset</Button> } satisfies Partial<DialogProps>,
};

async function opened({ canvas, userEvent }: StoryPlay): Promise<HTMLDialogElement> {
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
  const dialog = await canvas.findByRole<HTMLDialogElement>('dialog', { name: 'Display settings' });
  await eventually('it is modal', () => dialog.matches(':modal'));
  return dialog;
}

async function closed(play: StoryPlay, dialog: HTMLDialogElement): Promise<void> {
  await eventually('it is closed', () => !dialog.open);
  await eventually('the focus is back', () => document.activeElement?.textContent === 'Open');
  await eventually('onClose was called once', () => play.canvas.getByRole('status').textContent === '1');
}

export const ClosesByItsButton = {
  args: { isOpen: false },
  play: async (play: StoryPlay) => {
    const dialog = await opened(play);
    await eventually('the focus is inside', () => dialog.contains(document.activeElement));
    await play.userEvent.keyboard('{Enter}');
    await closed(play, dialog);
  },
};

export const StaysAtAPressBesideIt = {
  args: { isOpen: false, isDismissable: false } satisfies Partial<DialogProps>,
  play: async (play: StoryPlay) => {
    const dialog = await opened(play);
    await play.userEvent.click(dialog);
    await play.userEvent.click(play.canvas.getByText(/is kept on this device/));
    await eventually('it is still open', () => dialog.open);
    dialog.requestClose();
    await closed(play, dialog);
  },
};

/** Simulates Escape and the back gesture, because a script can't press the real key. */
export const ClosesOnACloseRequest = {
  args: { isOpen: false },
  play: async (play: StoryPlay) => {
    const dialog = await opened(play);
    dialog.requestClose();
    await closed(play, dialog);
  },
};

export const ClosesByAPressBesideIt = {
  args: { isOpen: false },
  play: async (play: StoryPlay) => {
    const dialog = await opened(play);
    const inside = play.canvas.getByText(/is kept on this device/);
    await play.userEvent.pointer([
      { keys: '[MouseLeft>]', target: inside },
      { keys: '[/MouseLeft]', target: dialog },
    ]);
    await eventually('a press that started inside leaves it open', () => dialog.open);
    await play.userEvent.click(dialog);
    await closed(play, dialog);
  },
};
