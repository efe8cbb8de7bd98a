import type { VoiceDependencies } from '../createVoiceSearch.ts';

/** A microphone and a service for tests and stories, which know what the visitor says. */
export function fakeVoice({
  hear,
  levels = [],
  sentTo = null,
}: {
  hear: string;
  levels?: readonly number[];
  sentTo?: string | null;
}): VoiceDependencies & { readonly microphone: { readonly isOn: boolean } } {
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
      throw new Error('Speech recognition is unavailable.');
    },
  };
}
