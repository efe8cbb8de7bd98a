import type { VoiceWays } from '../createVoiceSearch.ts';

/** A browser's microphone and a site's service as tests and stories need them: what a visitor would have said is known. */
export function waysThat({
  hear,
  levels = [],
  sentTo = null,
}: {
  hear: string;
  levels?: readonly number[];
  sentTo?: string | null;
}): VoiceWays & { readonly microphone: { readonly isOn: boolean } } {
  const microphone = { isOn: false };
  return {
    microphone,
    findService: () => Promise.resolve({ sentTo }),
    transcribe: () => Promise.resolve(hear),
    canRecord: () => true,
    openRecorder(onLevel) {
      microphone.isOn = true;
      queueMicrotask(() => {
        for (const [index, level] of levels.entries()) onLevel(level, index * 50);
      });
      const close = () => {
        microphone.isOn = false;
      };
      return Promise.resolve({
        close,
        stop: () => {
          close();
          return Promise.resolve(new Float32Array(100));
        },
      });
    },
    canRecognise: () => false,
    openRecogniser: () => {
      throw new Error('This browser has none.');
    },
  };
}
