import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isWordLocal } from '@naad/gurbani-text/transliterate';
import type { AnvaadScript } from '@naad/gurbani-text/transliterate';
import type { TransliterationJob } from './transliterateWorker.ts';

const WORKER = fileURLToPath(new URL('transliterateWorker.ts', import.meta.url));
const SCHEMES: readonly AnvaadScript[] = ['english', 'hindi', 'ipa', 'shahmukhi'];
/** Small enough that the workers finish together and use little memory; large enough to amortise messages. */
const TEXTS_PER_JOB = 2_000;

function run(worker: ChildProcess, job: TransliterationJob): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const handleExit = (code: number | null): void => {
      reject(new Error(`A transliteration process ended with ${String(code)}.`));
    };
    worker.once('exit', handleExit);
    worker.once('message', (texts) => {
      worker.off('exit', handleExit);
      resolve(texts as string[]);
    });
    worker.send(job);
  });
}

/** The units to transliterate once each: words in a word-local scheme, else whole lines. */
function piecesOf(text: string, scheme: AnvaadScript): readonly string[] {
  return isWordLocal(scheme) ? text.split(' ') : [text];
}

function jobsFor(texts: readonly string[], scheme: AnvaadScript): TransliterationJob[] {
  const pieces = new Set<string>();
  for (const text of texts) for (const piece of piecesOf(text, scheme)) pieces.add(piece);
  const distinct = [...pieces];
  return Array.from({ length: Math.ceil(distinct.length / TEXTS_PER_JOB) }, (_, job) => ({
    scheme,
    texts: distinct.slice(job * TEXTS_PER_JOB, (job + 1) * TEXTS_PER_JOB),
  }));
}

/**
 * Transliterates lines into every scheme in `workerCount` processes; this is the slow part of the build.
 * @returns for each scheme the lines in the order given
 */
export async function transliterateAll(
  texts: readonly string[],
  workerCount = 2,
): Promise<Record<AnvaadScript, readonly string[]>> {
  const jobs = SCHEMES.flatMap((scheme) => jobsFor(texts, scheme));
  const results = new Map(SCHEMES.map((scheme) => [scheme, new Map<string, string>()]));
  const runWorker = async (): Promise<void> => {
    const worker = fork(WORKER, { execArgv: ['--import', 'tsx'], serialization: 'advanced' });
    try {
      for (let job = jobs.shift(); job; job = jobs.shift()) {
        const answer = await run(worker, job);
        job.texts.forEach((text, index) => results.get(job.scheme)?.set(text, answer[index] ?? ''));
      }
    } finally {
      worker.kill();
    }
  };
  await Promise.all(Array.from({ length: workerCount }, runWorker));
  const inOrder = (scheme: AnvaadScript): string[] => {
    const transliterations = results.get(scheme);
    const transliterated = (piece: string): string => {
      const text = transliterations?.get(piece);
      if (text === undefined) throw new Error(`A line was not transliterated (${scheme}): ${piece}`);
      return text;
    };
    return texts.map((text) => piecesOf(text, scheme).map(transliterated).join(' '));
  };
  return {
    english: inOrder('english'),
    hindi: inOrder('hindi'),
    ipa: inOrder('ipa'),
    shahmukhi: inOrder('shahmukhi'),
  };
}
