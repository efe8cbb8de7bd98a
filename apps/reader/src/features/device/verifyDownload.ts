import { UntrustedError } from './loadTrust.ts';

/** The question to the worker: the manifest of packs and the signed one, as the server sent them. */
export interface VerifyQuestion {
  readonly body: unknown;
  readonly signedText: string;
}

/** What differs first; null if everything is the same. */
export interface VerifyAnswer {
  readonly difference: string | null;
}

/**
 * Hashes every line of the downloaded scripture in a worker and compares the angs with the signed manifest.
 *
 * @throws UntrustedError naming the first difference
 */
export async function verifyDownload(question: VerifyQuestion, signal: AbortSignal): Promise<void> {
  const worker = new Worker(new URL('./verifyWorker.ts', import.meta.url), { type: 'module' });
  try {
    const { difference } = await new Promise<VerifyAnswer>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<VerifyAnswer>) => {
        resolve(data);
      });
      worker.addEventListener('error', ({ message }) => {
        reject(new Error(message));
      });
      signal.addEventListener('abort', () => {
        reject(signal.reason as Error);
      });
      worker.postMessage(question);
    });
    if (difference !== null) throw new UntrustedError(difference);
  } finally {
    worker.terminate();
  }
}
