import process from 'node:process';
import type { ServerToSpeech, SpeechToServer } from './sources/transcription/model/openSpeechModel.ts';

/**
 * Transcribes speech for the server, which starts it as a separate process with the model of
 * `TRANSCRIPTION_MODEL_DIR` as its argument. Only this file loads the runtime, so it need not be installed
 * without a model.
 */
const FEATURES = { sampleRate: 16_000, featureDim: 80 };

function send(message: SpeechToServer): void {
  process.send?.(message);
}

async function openRecogniser() {
  // eslint-disable-next-line @nx/enforce-module-boundaries -- an optional dependency, which this rule doesn't know
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
      send({ id, words: text });
    },
    () => {
      send({ id, words: null });
    },
  );
});
// Without the server, nothing is left to do.
process.on('disconnect', () => process.exit());
send({ isReady: true });
