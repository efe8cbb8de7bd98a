import { fakeVoice } from '../testing/fakeVoice.ts';
import { VoicePanel, type VoicePanelProps } from './VoicePanel.tsx';

/** Levels like those of speech: deterministic, and too short to end. */
const levels = Array.from(
  { length: 120 },
  (_, index) => 0.02 + 0.2 * Math.abs(Math.sin(index / 2) * Math.cos(index / 11)),
);
const ways = fakeVoice({ hear: '', levels, sentTo: 'speech.example' });

const meta = {
  title: 'Reader/VoicePanel',
  component: VoicePanel,
  args: {
    id: 'voice',
    presses: 1,
    ways,
    onHeard: () => undefined,
    onClose: () => undefined,
  } satisfies VoicePanelProps,
  decorators: [
    (Story: () => React.ReactNode) => (
      <div style={{ position: 'relative', minBlockSize: '16rem' }}>{Story()}</div>
    ),
  ],
};
export default meta;

export const Recording = {};
export const Failed = {
  args: {
    ways: { ...ways, findService: () => Promise.reject(new Error('No connection.')) },
  } satisfies Partial<VoicePanelProps>,
};
export const Unavailable = {
  args: { ways: { ...ways, findService: () => Promise.resolve(null) } } satisfies Partial<VoicePanelProps>,
};
