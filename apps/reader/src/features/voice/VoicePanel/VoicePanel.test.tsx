import { InEnglish } from '../../../testing/InEnglish.tsx';
import { TransportError } from '@naad/api-client';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { waysThat } from '../testing/waysThat.ts';
import { VoicePanel, type VoicePanelProps } from './VoicePanel.tsx';

function open(ways: VoicePanelProps['ways']) {
  const handleHeard = vi.fn();
  const handleClose = vi.fn();
  const panel = (presses: number) => (
    <VoicePanel id="voice" presses={presses} ways={ways} onHeard={handleHeard} onClose={handleClose} />
  );
  const { rerender, unmount } = render(panel(1), { wrapper: InEnglish });
  return {
    handleHeard,
    handleClose,
    unmount,
    pressAgain: () => {
      rerender(panel(2));
    },
  };
}

it('says what goes on, and gives what was heard', async () => {
  const { handleHeard } = open(waysThat({ hear: 'ਧਧਰਗਜ' }));
  expect(await screen.findByText('Listening. Say a line of Gurbani.')).toBe(
    screen.getByRole('status').firstChild?.parentElement,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  await vi.waitFor(() => {
    expect(handleHeard).toHaveBeenCalledExactlyOnceWith('ਧਧਰਗਜ');
  });
});

it('says to whom a recording goes where the site does not write it down itself', async () => {
  open(waysThat({ hear: '', sentTo: 'speech.example' }));
  expect(
    await screen.findByText('What you say is sent to speech.example to be written down.'),
  ).not.toBeNull();
});

it('says nothing of that where it does', async () => {
  open(waysThat({ hear: '' }));
  await screen.findByText(/^Listening/);
  expect(screen.queryByText(/sent to/)).toBeNull();
});

it('ends the recording when its button is pressed again', async () => {
  const { handleHeard, pressAgain } = open(waysThat({ hear: 'ਧਧਰਗਜ' }));
  await screen.findByText(/^Listening/);
  pressAgain();
  await vi.waitFor(() => {
    expect(handleHeard).toHaveBeenCalledOnce();
  });
});

it('shows and announces what went wrong, and tries again', async () => {
  const ways = waysThat({ hear: 'ਧਧਰਗਜ' });
  const denied = vi.fn(ways.transcribe).mockRejectedValueOnce(new TransportError('network', 'none'));
  const { handleHeard } = open({ ...ways, transcribe: denied });
  await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  const alert = await screen.findByText('Network error. Please check your connection and try again.');
  expect(screen.getByRole('alert')).toBe(alert);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  await vi.waitFor(() => {
    expect(handleHeard).toHaveBeenCalledOnce();
  });
});

it('explains itself where nothing understands speech, and offers no other try', async () => {
  open({ ...waysThat({ hear: '' }), findService: () => Promise.resolve(null) });
  expect(await screen.findByText(/^Voice search is not available here: /)).toBe(screen.getByRole('alert'));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('keeps the focus when the button that had it goes', async () => {
  open({ ...waysThat({ hear: '' }), transcribe: () => new Promise(() => undefined) });
  await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  await screen.findByText('Finding the words…');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
});

it('is closed by its button and by Escape, and turns the microphone off as it goes', async () => {
  const ways = waysThat({ hear: '' });
  const { handleClose, unmount } = open(ways);
  await screen.findByText(/^Listening/);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.keyboard('{Escape}');
  expect(handleClose).toHaveBeenCalledTimes(2);
  expect(ways.microphone.isOn).toBe(true);
  unmount();
  expect(ways.microphone.isOn).toBe(false);
});
