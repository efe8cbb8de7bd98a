import { fork, type ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { FeatureSource } from '@naad/api-contract';
import { TRANSCRIPT_LIMITS } from '@naad/api-contract';
import type { FastifyBaseLogger } from 'fastify';
import { SourceError } from '../../SourceError.ts';
import type { SpeechEngine, Written } from '../createTranscription.ts';
import { findSpeechModel, type SpeechModel } from './findSpeechModel.ts';
import type { ServerToSpeech, SpeechToServer } from './speechMessages.ts';
import { SpeechModelError } from './SpeechModelError.ts';

/** A model of speech on this machine. */
export interface SpeechModelEngine {
  readonly source: FeatureSource;
  readonly engine: SpeechEngine;
  /** Ends its process. */
  close(): void;
}

export interface SpeechModelOptions {
  /** The folder of the model. */
  readonly folder: string;
  /** The program that hears (`src/speech.ts`). */
  readonly program: string;
  readonly logger: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  readonly timeoutMs?: number;
}

/** What a process said last, which tells why it ended. */
const LAST_WORDS = 500;
const TIMEOUT_MS = 20_000;
/** A model may be of a gigabyte, on a slow disk. */
const READY_WITHIN_MS = 120_000;
/** One is heard, the others wait: more would wait longer than their visitors do. */
const AT_ONCE = 4;
const HEADER_BYTES = 44;
const FULL_SCALE = 0x8000;

/**
 * Opens a model in a process of its own: its memory is not the server's, nor is its end, for the runtime ends its process
 * where a model is not as it expects. One that ended is begun again by the next recording.
 *
 * @throws SpeechModelError where the folder holds no model, or the runtime cannot use it or is not installed
 */
export async function openSpeechModel(options: SpeechModelOptions): Promise<SpeechModelEngine> {
  const { folder, program, logger, timeoutMs = TIMEOUT_MS } = options;
  const model = await findSpeechModel(folder);
  let running: Promise<ChildProcess> | null = null;
  let isClosed = false;
  let ids = 0;
  let last: Promise<unknown> = Promise.resolve();

  function run(): Promise<ChildProcess> {
    if (running) return running;
    const started = startProcess(program, model);
    running = started;
    const forget = () => {
      if (running === started) running = null;
    };
    started.then((child) => {
      child.once('exit', (code, signal) => {
        forget();
        if (!isClosed) logger.warn({ code, signal }, 'the process of the speech model ended');
      });
    }, forget);
    return started;
  }

  async function hear(audio: Uint8Array): Promise<Written> {
    const child = await run().catch((error: unknown) => {
      throw new SourceError('refused', 'The speech model does not start.', error);
    });
    ids += 1;
    try {
      return { words: await ask(child, { id: ids, ...samplesOf(audio) }, timeoutMs) };
    } catch (error) {
      // Its end is known a little later than its failure, and the next recording is not for one that ends.
      if (error instanceof SourceError && error.reason !== 'malformed') running = null;
      throw error;
    }
  }

  await run();
  return {
    source: { kind: 'pack', name: path.basename(folder), licence: null, url: null },
    engine: {
      atOnce: AT_ONCE,
      write(audio) {
        const heard = last.then(() => hear(audio));
        last = heard.catch(() => undefined);
        return heard;
      },
    },
    close() {
      isClosed = true;
      void running?.then((child) => child.kill()).catch(() => undefined);
    },
  };
}

async function startProcess(program: string, model: SpeechModel): Promise<ChildProcess> {
  const threads = Math.max(1, Math.floor(availableParallelism() / 2));
  const child = fork(program, [JSON.stringify({ ...model, numThreads: threads, provider: 'cpu' })], {
    serialization: 'advanced',
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // Nothing that the server knows of others is its business.
    env: { PATH: process.env['PATH'] },
  });
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-LAST_WORDS);
  });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new SpeechModelError('the speech runtime was not ready with it within two minutes'));
    }, READY_WITHIN_MS);
    child.once('message', () => {
      clearTimeout(timer);
      resolve(child);
    });
    child.once('error', reject);
    child.once('close', () => {
      clearTimeout(timer);
      reject(new SpeechModelError(`the speech runtime says: ${said.trim().replace(/\s+/g, ' ')}`));
    });
  });
}

/** The words in one recording. */
function ask(child: ChildProcess, message: ServerToSpeech, timeoutMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(timer);
      child.off('message', handleMessage).off('exit', handleExit);
      act();
    };
    const handleMessage = (answer: SpeechToServer) => {
      if (!('id' in answer) || answer.id !== message.id) return;
      const { words } = answer;
      settle(() => {
        if (words === null) reject(new SourceError('malformed', 'The speech model failed.'));
        else resolve(words);
      });
    };
    const handleExit = () => {
      settle(() => {
        reject(new SourceError('network', 'The process of the speech model ended.'));
      });
    };
    const timer = setTimeout(() => {
      settle(() => {
        // What it is still busy with would keep the next waiting.
        child.kill('SIGKILL');
        reject(new SourceError('timeout', 'The speech model takes too long.'));
      });
    }, timeoutMs);
    child.on('message', handleMessage).once('exit', handleExit);
    child.send(message);
  });
}

/** What stands in a WAV file of 16 bits, whose form was looked at when it came. */
function samplesOf(audio: Uint8Array): Pick<ServerToSpeech, 'samples' | 'sampleRate'> {
  const view = new DataView(audio.buffer, audio.byteOffset, audio.byteLength);
  const count = Math.floor((audio.byteLength - HEADER_BYTES) / 2);
  const samples = Float32Array.from(
    { length: count },
    (_, index) => view.getInt16(HEADER_BYTES + index * 2, true) / FULL_SCALE,
  );
  return { samples, sampleRate: TRANSCRIPT_LIMITS.sampleRate };
}
