import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { TRANSCRIPT_LIMITS } from '@naad/api-contract';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createLogger } from '../../../logging/createLogger.ts';
import { createTestServer } from '../../../testing/createTestServer.ts';
import { createTestSources } from '../../../testing/createTestSources.ts';
import { sayToModel, writeToneModel } from '../../../testing/tone-model/toneModel.ts';
import { writeWav } from '../../../testing/tone-transcriber/wav.ts';
import { openSpeechModel, type SpeechModelEngine } from './openSpeechModel.ts';

const RATE = TRANSCRIPT_LIMITS.sampleRate;
/** The built server, as an operator starts it; Nx builds it before these tests. */
const PROGRAM = fileURLToPath(new URL('../../../../../../dist/@naad/server/speech.js', import.meta.url));
const logger = createLogger('silent');

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'naad-speech-'));
  return () => rm(folder, { recursive: true });
});

async function open(
  options: Partial<Parameters<typeof openSpeechModel>[0]> = {},
): Promise<SpeechModelEngine> {
  await writeToneModel(folder);
  const model = await openSpeechModel({ folder, program: PROGRAM, logger, ...options });
  onTestFinished(() => {
    model.close();
  });
  return model;
}

const wavOf = (letters: string) => writeWav(sayToModel(letters, RATE), RATE);
/** Returns the error for a folder without a usable model. */
const refusal = () => openSpeechModel({ folder, program: PROGRAM, logger });

describe('a local speech model [V3]', () => {
  it('transcribes one recording after another in its own process', async () => {
    const { engine } = await open();
    const heard = await Promise.all(['ਮਕਜਬ', 'ਧਧਰਜ', 'ਰ'].map((said) => engine.transcribe(wavOf(said))));
    expect(heard).toEqual([{ words: 'ਮ ਕ ਜ ਬ' }, { words: 'ਧ ਧ ਰ ਜ' }, { words: 'ਰ' }]);
  });

  it('answers /api/transcript and is listed among the sources', async () => {
    const speechModel = await open();
    const sources = await createTestSources([], {}, { speechModel });
    const server = await createTestServer({ sources });
    onTestFinished(() => server.close());
    const say = (wav: Buffer) =>
      server.inject({
        method: 'POST',
        url: '/api/transcript',
        payload: { audioData: wav.toString('base64') },
      });
    const heard = await say(wavOf('ਮਕਜਬ'));
    expect(heard.json()).toMatchObject({ status: 'success', transcriptInitials: { unicode: 'ਮਕਜਬ' } });
    const silence = await say(writeWav(new Float32Array(RATE), RATE));
    expect([silence.statusCode, silence.json()]).toMatchObject([
      422,
      { data: { id: 'transcriptionFailed' } },
    ]);
    const { features } = (await server.inject('/api/capabilities')).json<{ features: object }>();
    expect(features).toMatchObject({
      transcript: { absent: null, sources: [{ kind: 'pack', name: path.basename(folder) }] },
    });
  });

  it('restarts for the next recording if it crashes or hangs on one', async () => {
    const program = path.join(folder, 'mortal.mjs');
    const death = 'if (samples.length === 1) process.exit(3);';
    const sleep = 'if (samples.length === 2) for (;;);';
    await writeFile(
      program,
      `process.on('message', ({ samples }) => { ${death} ${sleep} }); await import(${JSON.stringify(PROGRAM)});`,
    );
    const { engine } = await open({ program, timeoutMs: 2000 });
    const ends = engine.transcribe(writeWav(new Float32Array(1), RATE));
    const next = engine.transcribe(wavOf('ਮਕਜਬ'));
    await expect(ends).rejects.toMatchObject({ reason: 'network' });
    expect(await next).toEqual({ words: 'ਮ ਕ ਜ ਬ' });
    const sleeps = engine.transcribe(writeWav(new Float32Array(2), RATE));
    const last = engine.transcribe(wavOf('ਧਰ'));
    await expect(sleeps).rejects.toMatchObject({ reason: 'timeout' });
    expect(await last).toEqual({ words: 'ਧ ਰ' });
  });
});

describe('the process of the speech model', () => {
  const recording = writeWav(new Float32Array(1), RATE);

  it("doesn't stop the server if it is killed for lack of memory at startup", async () => {
    const program = path.join(folder, 'killed.mjs');
    await writeFile(program, `process.kill(process.pid, 'SIGKILL'); setInterval(() => {}, 1000);`);
    const { engine } = await open({ program });
    expect(engine.state?.()).toMatchObject({ ok: false, state: 'unavailable' });
    await expect(engine.transcribe(recording)).rejects.toMatchObject({ reason: 'refused' });
  });

  it('fails only its recordings if it disconnects from the server', async () => {
    const program = path.join(folder, 'deaf.mjs');
    await writeFile(
      program,
      `process.send({ isReady: true }); process.disconnect(); setInterval(() => {}, 1000);`,
    );
    const { engine } = await open({ program, timeoutMs: 200 });
    for (let recordings = 0; recordings < 3; recordings += 1) {
      await expect(engine.transcribe(recording)).rejects.toMatchObject({ name: 'SourceError' });
    }
  });
});

describe('a folder without a usable model is refused because', () => {
  it.each([
    ['it cannot be read', async () => rm(folder, { recursive: true }).then(() => writeFile(folder, ''))],
    ['there is no tokens.txt in it', async () => undefined],
    ['there is no model.onnx in it', async () => writeFile(path.join(folder, 'tokens.txt'), '')],
    [
      'model.onnx does not say what kind of model it is; supported are omnilingual-asr,',
      async () => {
        await writeFile(path.join(folder, 'tokens.txt'), '');
        await writeFile(path.join(folder, 'model.onnx'), 'no model at all');
      },
    ],
    [
      'model.onnx is a model of the kind spoken-language-id; supported are omnilingual-asr,',
      async () => writeToneModel(folder, { model_type: 'spoken-language-id' }),
    ],
    [
      "the speech runtime says: .*'vocab_size' does not exist in the metadata",
      async () => writeToneModel(folder, { model_type: 'EncDecCTCModel' }),
    ],
  ])('%s', async (reason, fill) => {
    await fill();
    await expect(refusal()).rejects.toThrow(
      new RegExp(`^The folder of TRANSCRIPTION_MODEL_DIR cannot be used: ${reason}`),
    );
  });

  it('the runtime is missing', async () => {
    await writeToneModel(folder);
    await expect(
      openSpeechModel({ folder, program: path.join(folder, 'missing.js'), logger }),
    ).rejects.toThrow(/the speech runtime says: .*missing\.js/);
  });
});
