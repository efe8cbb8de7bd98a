import process from 'node:process';
import type { ServerToSpeech, SpeechToServer } from './sources/transcription/model/speechMessages.ts';

/**
 * Hears speech for the server, which starts it as a process of its own with a model of `TRANSCRIPTION_MODEL_DIR` as its
 * argument. The runtime is loaded here alone: where no model is configured it need not be installed.
 */
const FEATURES = { sampleRate: 16_000, featureDim: 80 };

function tell(message: SpeechToServer): void {
  process.send?.(message);
}

async function openRecogniser() {
  // eslint-disable-next-line @nx/enforce-module-boundaries -- it is an optional dependency, which this rule does not know of
  const { default: runtime } = await import('sherpa-onnx-node').catch((error: unknown) => {
    process.stderr.write(
      `sherpa-onnx-node is not installed (npm install sherpa-onnx-node): ${String(error)}\n`,
    );
    process.exit(1);
  });
  const modelConfig = JSON.parse(process.argv[2] ?? '{}') as object;
  return runtime.OfflineRecognizer.createAsync({ featConfig: FEATURES, modelConfig });
}

const recogniser = await openRecogniser();
process.on('message', ({ id, samples, sampleRate }: ServerToSpeech) => {
  const stream = recogniser.createStream();
  stream.acceptWaveform({ samples, sampleRate });
  recogniser.decodeAsync(stream).then(
    ({ text }) => {
      tell({ id, words: text });
    },
    () => {
      tell({ id, words: null });
    },
  );
});
// Without its server there is nobody to hear for.
process.on('disconnect', () => process.exit());
tell({ isReady: true });
