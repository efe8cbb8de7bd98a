import { ApiError } from '@naad/api-contract';
import { TransportError } from '@naad/api-client';
import { describe, expect, it, vi } from 'vitest';
import { createVoiceSearch, type VoiceState, type VoiceDependencies } from './createVoiceSearch.ts';
import { VoiceError } from './VoiceError.ts';

/** A browser with a microphone on a site with a service; the test provides sound and answers. */
function begin(changes: Partial<VoiceDependencies> = {}, samples = new Float32Array(16_000)) {
  let hear: (level: number, at: number) => void = () => undefined;
  const microphone = { isOn: false };
  const recognised = { stopped: 0, closed: 0 };
  let resolveWords: (words: string) => void = () => undefined;
  const words = {
    promise: new Promise<string>((resolve) => {
      resolveWords = resolve;
    }),
    resolve: (text: string) => {
      resolveWords(text);
    },
  };
  const transcribe = vi.fn((_audio: string) => Promise.resolve('ਧਧਰਗਜ'));
  const states: VoiceState[] = [];
  const ways: VoiceDependencies = {
    findService: () => Promise.resolve({ sentTo: 'speech.example' }),
    transcribe,
    canRecord: () => true,
    openRecorder(onLevel) {
      hear = onLevel;
      microphone.isOn = true;
      const close = () => {
        microphone.isOn = false;
      };
      const stop = () => {
        close();
        return Promise.resolve(samples);
      };
      return Promise.resolve({ close, stop });
    },
    canRecognise: () => false,
    openRecogniser: () => ({
      words: words.promise,
      stop: () => (recognised.stopped += 1),
      close: () => (recognised.closed += 1),
    }),
    ...changes,
  };
  const search = createVoiceSearch(ways, (state) => states.push(state));
  const phase = (wanted: VoiceState['phase']) =>
    vi.waitFor(() => {
      expect(states.at(-1)?.phase).toBe(wanted);
    });
  /** Levels as a microphone provides them, twenty a second. */
  let at = 0;
  const say = (levels: readonly number[]) => {
    for (const level of levels) hear(level, (at += 50));
  };
  return { search, states, phase, say, transcribe, microphone, recognised, words };
}

const silence = Array<number>(60).fill(0.002);
const speech = Array<number>(40).fill(0.2);
const byBrowser: Partial<VoiceDependencies> = {
  findService: () => Promise.resolve(null),
  canRecognise: () => true,
};

describe("a voice search by the site's service [V1]", () => {
  it('goes through starting, recording, processing and heard, then turns the microphone off [S4.10]', async () => {
    const { search, states, phase, say, transcribe, microphone } = begin();
    await phase('recording');
    expect(microphone.isOn).toBe(true);
    say([0.01, 0.25]);
    expect(states.at(-1)).toEqual({
      phase: 'recording',
      levels: [expect.closeTo(0.16), 0.8],
      sentTo: 'speech.example',
    });
    search.press();
    await phase('heard');
    expect(states.at(-1)).toEqual({ phase: 'heard', letters: 'ਧਧਰਗਜ' });
    expect([...new Set(states.map(({ phase: each }) => each))]).toEqual([
      'starting',
      'recording',
      'processing',
      'heard',
    ]);
    expect(microphone.isOn).toBe(false);
    const file = Buffer.from(transcribe.mock.calls[0]?.[0] ?? '', 'base64');
    expect([file.toString('latin1', 0, 4), file.readUInt32LE(24), file.length]).toEqual([
      'RIFF',
      16_000,
      32_044,
    ]);
  });

  it('ends after silence', async () => {
    const { phase, say } = begin();
    await phase('recording');
    say([...silence, ...speech, ...silence]);
    await phase('heard');
  });

  it('ends after fifteen seconds, and sends no more than the service accepts [S4.11]', async () => {
    const { phase, say, transcribe } = begin({}, new Float32Array(16_000 * 30));
    await phase('recording');
    say(Array<number>(301).fill(0.1));
    await phase('heard');
    expect(Buffer.from(transcribe.mock.calls[0]?.[0] ?? '', 'base64')).toHaveLength(16 * 32_000 + 44);
  });

  it('reports nothing after it was closed', async () => {
    const { search, states, phase, microphone, transcribe } = begin();
    await phase('recording');
    search.close();
    expect(microphone.isOn).toBe(false);
    search.press();
    await Promise.resolve();
    expect(states.at(-1)?.phase).toBe('recording');
    expect(transcribe).not.toHaveBeenCalled();
  });

  it('turns off a microphone that opens after it was closed', async () => {
    const { search, microphone } = begin();
    search.close();
    await new Promise((resolve) => setTimeout(resolve));
    expect(microphone.isOn).toBe(false);
  });

  it('restarts after a failure', async () => {
    const openRecorder = vi.fn().mockRejectedValue(new VoiceError('denied'));
    const { search, states, phase } = begin({ openRecorder });
    await phase('failed');
    expect(states.at(-1)).toEqual({ phase: 'failed', problem: 'denied', said: null });
    search.press();
    await vi.waitFor(() => {
      expect(openRecorder).toHaveBeenCalledTimes(2);
    });
  });

  it('reports an empty recording [S5.13, S8.13]', async () => {
    const { search, states, phase, transcribe } = begin({}, new Float32Array());
    await phase('recording');
    search.press();
    await phase('failed');
    expect(states.at(-1)).toMatchObject({ problem: 'noAudio' });
    expect(transcribe).not.toHaveBeenCalled();
  });

  it.each([
    [new ApiError('transcriptionFailed', 'Too much wind.'), 'failed', 'Too much wind.'],
    [new ApiError('transcriptionFailed'), 'failed', null],
    [new ApiError('sourceUnavailable'), 'failed', null],
    [new ApiError('badAudio'), 'noAudio', null],
    [new ApiError('tooManyRequests'), 'tooMany', null],
    [new TransportError('network', 'none'), 'network', null],
    [new TransportError('timeout', 'late'), 'network', null],
  ])('reports %o as %s [S8.15]', async (error, problem, said) => {
    const { search, states, phase } = begin({ transcribe: () => Promise.reject(error) });
    await phase('recording');
    search.press();
    await phase('failed');
    expect(states.at(-1)).toEqual({ phase: 'failed', problem, said });
  });
});

describe('a voice search by the browser', () => {
  it('takes the first letters of its words', async () => {
    const { states, phase, words } = begin(byBrowser);
    await phase('recording');
    expect(states.at(-1)).toEqual({ phase: 'recording', levels: null });
    words.resolve('ਧੁਰ ਕੀ ਬਾਣੀ ਆਈ');
    await phase('heard');
    expect(states.at(-1)).toMatchObject({ letters: 'ਧਕਬਅ' });
  });

  it('is stopped by a press and aborted when closed', async () => {
    const { search, phase, recognised } = begin(byBrowser);
    await phase('recording');
    search.press();
    await phase('processing');
    expect(recognised).toEqual({ stopped: 1, closed: 0 });
    search.close();
    expect(recognised.closed).toBe(1);
  });

  it('ignores words in other scripts', async () => {
    const { states, phase, words } = begin(byBrowser);
    await phase('recording');
    words.resolve('tour key bunny');
    await phase('failed');
    expect(states.at(-1)).toMatchObject({ problem: 'failed' });
  });

  it('replaces the service if pages get no microphone', async () => {
    const { phase } = begin({ canRecord: () => false, canRecognise: () => true });
    await phase('recording');
  });
});

describe('an impossible voice search', () => {
  it.each([
    ['unavailable', { findService: () => Promise.resolve(null) }],
    ['insecure', { canRecord: () => false }],
    ['network', { findService: () => Promise.reject(new TransportError('network', 'none')) }],
  ])('is reported as %s', async (problem, ways) => {
    const { states, phase } = begin(ways);
    await phase('failed');
    expect(states.at(-1)).toMatchObject({ problem });
  });
});
