import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { type FeatureSource, TRANSCRIPT_LIMITS } from '@naad/api-contract';
import { SourceError } from '@naad/api-scripture/sources';
import type { FastifyBaseLogger } from 'fastify';
import { READY, unavailable } from '../../../components/componentHealth.ts';
import { TimeoutError, within } from '../../../components/within.ts';
import type { SpeechEngine, SpeechResult } from '../createTranscription.ts';
import { findSpeechModel, type SpeechModel, SpeechModelError } from './findSpeechModel.ts';

/** A recording sent by the server to the speech process. */
export interface ServerToSpeech {
  readonly id: number;
  /** Mono samples, -1 to 1. */
  readonly samples: Float32Array;
  readonly sampleRate: number;
}

/** A message without `id` when ready; then the words of each recording, null if it failed. */
export type SpeechToServer =
  { readonly isReady: true } | { readonly id: number; readonly words: string | null };

/** A local speech model. */
export interface SpeechModelEngine {
  readonly source: FeatureSource;
  readonly engine: SpeechEngine;
  /** Ends its process. */
  close(): void;
}

export interface SpeechModelOptions {
  /** The folder of the model. */
  readonly folder: string;
  /** The recognizer program (`src/speech.ts`). */
  readonly program: string;
  readonly logger: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  readonly timeoutMs?: number;
}

/** Characters of a process's stderr to keep, which tell why it ended. */
const MAX_STDERR_LENGTH = 500;
const TIMEOUT_MS = 20_000;
/** Startup timeout: a model may have a gigabyte on a slow disk. */
const STARTUP_TIMEOUT_MS = 120_000;
/** After this, the site starts without it. */
const MAX_STARTUP_DELAY_MS = 10_000;
/** A single recording is transcribed at a time; with more waiting, visitors would give up first. */
const MAX_CONCURRENT = 4;
const HEADER_BYTES = 44;
const FULL_SCALE = 0x8000;

/**
 * Opens a model in its own process, which isolates its memory and its crashes: the runtime exits on an
 * unexpected model. A process that ended is restarted for the next recording.
 * @throws SpeechModelError if the folder has no model, or the runtime can't use it or is missing
 */
export async function openSpeechModel(options: SpeechModelOptions): Promise<SpeechModelEngine> {
  const { folder, program, logger, timeoutMs = TIMEOUT_MS } = options;
  const model = await findSpeechModel(folder);
  let running: Promise<ChildProcess> | null = null;
  let isClosed = false;
  let hasFailed = false;
  let lastId = 0;
  let queue: Promise<unknown> = Promise.resolve();

  function run(): Promise<ChildProcess> {
    if (running) return running;
    const started = startProcess(program, model);
    running = started;
    const handleEnd = () => {
      if (running === started) running = null;
      hasFailed = !isClosed;
    };
    started.then((child) => {
      hasFailed = false;
      child.once('exit', (code, signal) => {
        handleEnd();
        if (!isClosed) logger.warn({ code, signal }, 'the speech process ended');
      });
    }, handleEnd);
    return started;
  }

  /** Fails the server's startup only if the folder is at fault, and delays it only briefly. */
  async function startWithServer(): Promise<void> {
    const started = run().catch((error: unknown) => {
      if (error instanceof SpeechModelError && error.isFolderFault) throw error;
      logger.warn({ err: error }, 'the speech model does not start; the next recording retries');
    });
    started.catch(() => undefined);
    await within(MAX_STARTUP_DELAY_MS, started).catch((error: unknown) => {
      if (!(error instanceof TimeoutError)) throw error;
      logger.warn('the speech model is slow to start; the site starts without it');
    });
  }

  async function transcribe(audio: Uint8Array): Promise<SpeechResult> {
    const child = await run().catch((error: unknown) => {
      throw new SourceError('refused', 'The speech model does not start.', error);
    });
    lastId += 1;
    try {
      return { words: await ask(child, { id: lastId, ...samplesOf(audio) }, timeoutMs) };
    } catch (error) {
      // The exit event arrives after the failure; the next recording must not use a dying process.
      if (error instanceof SourceError && error.reason !== 'malformed') running = null;
      throw error;
    }
  }

  await startWithServer();
  return {
    source: { kind: 'pack', name: path.basename(folder), licence: null, url: null },
    engine: {
      maxConcurrent: MAX_CONCURRENT,
      state: () => (hasFailed ? unavailable('other') : READY),
      transcribe(audio) {
        const result = queue.then(() => transcribe(audio));
        queue = result.catch(() => undefined);
        return result;
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
    // The process needs nothing else of the server's environment.
    env: { PATH: process.env['PATH'] },
  });
  let stderr = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(-MAX_STDERR_LENGTH);
  });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(
        new SpeechModelError('the speech runtime was not ready with it within two minutes', {
          isFolderFault: false,
        }),
      );
    }, STARTUP_TIMEOUT_MS);
    child.once('message', () => {
      clearTimeout(timer);
      resolve(child);
    });
    // Stays attached, because sending to a process that just ended also emits an error, which must not crash
    // the server.
    child.on('error', reject);
    child.once('close', (_code, signal) => {
      clearTimeout(timer);
      const words = stderr.trim().replace(/\s+/g, ' ');
      // If the system killed it, for example for lack of memory, the folder may be fine.
      const isFolderFault = signal === null || words !== '';
      reject(new SpeechModelError(`the speech runtime says: ${words}`, { isFolderFault }));
    });
  });
}

/** Returns the words of a recording. */
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
        reject(new SourceError('network', 'The speech process ended.'));
      });
    };
    const timer = setTimeout(() => {
      settle(() => {
        // A hanging process would delay the next recording.
        child.kill('SIGKILL');
        reject(new SourceError('timeout', 'The speech model timed out.'));
      });
    }, timeoutMs);
    child.on('message', handleMessage).once('exit', handleExit);
    child.send(message);
  });
}

/** Reads the samples of a 16-bit WAV file, whose format was validated on arrival. */
function samplesOf(audio: Uint8Array): Pick<ServerToSpeech, 'samples' | 'sampleRate'> {
  const view = new DataView(audio.buffer, audio.byteOffset, audio.byteLength);
  const count = Math.floor((audio.byteLength - HEADER_BYTES) / 2);
  const samples = Float32Array.from(
    { length: count },
    (_, index) => view.getInt16(HEADER_BYTES + index * 2, true) / FULL_SCALE,
  );
  return { samples, sampleRate: TRANSCRIPT_LIMITS.sampleRate };
}
