import { TransportError } from '@naad/api-client';
import { InEnglish } from '@naad/ui-i18n/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { fakeVoice } from '../testing/fakeVoice.ts';
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

it('the panel shows the state and passes on what was heard [S4.10]', async () => {
  const { handleHeard } = open(fakeVoice({ hear: 'ਧਧਰਗਜ' }));
  expect(await screen.findByText('Listening. Say a line of Gurbani.')).toBe(
    screen.getByRole('status').firstChild?.parentElement,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  await vi.waitFor(() => {
    expect(handleHeard).toHaveBeenCalledExactlyOnceWith('ਧਧਰਗਜ');
  });
});

it('the panel names an external service that gets the recording', async () => {
  open(fakeVoice({ hear: '', sentTo: 'speech.example' }));
  expect(
    await screen.findByText('We send what you say to speech.example, to turn it into text.'),
  ).not.toBeNull();
});

it('the panel names no service if the site transcribes by itself', async () => {
  open(fakeVoice({ hear: '' }));
  await screen.findByText(/^Listening/);
  expect(screen.queryByText(/sent to/)).toBeNull();
});

it('pressing the button again ends the recording [S4.11, B110]', async () => {
  const { handleHeard, pressAgain } = open(fakeVoice({ hear: 'ਧਧਰਗਜ' }));
  await screen.findByText(/^Listening/);
  pressAgain();
  await vi.waitFor(() => {
    expect(handleHeard).toHaveBeenCalledOnce();
  });
});

it('a failure is shown and announced, and can be retried [S8.16, V5]', async () => {
  const ways = fakeVoice({ hear: 'ਧਧਰਗਜ' });
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

it('missing speech recognition is explained, without a retry [V5]', async () => {
  open({ ...fakeVoice({ hear: '' }), findService: () => Promise.resolve(null) });
  const unavailable = await screen.findByText('Not available on this site');
  const alert = screen.getByRole('alert');
  expect(alert.contains(unavailable)).toBe(true);
  expect(alert.textContent).toContain('Type the first letters of the words instead.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('the focus stays in the panel when the focused button disappears', async () => {
  open({ ...fakeVoice({ hear: '' }), transcribe: () => new Promise(() => undefined) });
  await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  await screen.findByText('Finding the words…');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
});

it('the panel closes by its button and by Escape, and turns the microphone off', async () => {
  const ways = fakeVoice({ hear: '' });
  const { handleClose, unmount } = open(ways);
  await screen.findByText(/^Listening/);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.keyboard('{Escape}');
  expect(handleClose).toHaveBeenCalledTimes(2);
  expect(ways.microphone.isOn).toBe(true);
  unmount();
  expect(ways.microphone.isOn).toBe(false);
});
