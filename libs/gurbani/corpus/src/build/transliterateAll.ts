import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TransliterationScheme } from '@naad/gurbani-text/transliterate';
import type { TransliterationJob } from './transliterateWorker.ts';

const WORKER = fileURLToPath(new URL('transliterateWorker.ts', import.meta.url));
const SCHEMES: readonly TransliterationScheme[] = ['english', 'hindi', 'ipa', 'shahmukhi'];
/** Small enough that the workers end together and hold little; large enough that messages cost nothing. */
const TEXTS_PER_JOB = 4_000;

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

/**
 * Transliterates texts into every scheme in `workerCount` processes: the one slow part of the build. A text that comes
 * back is worked out once.
 * @returns for each scheme the texts in the order given
 */
export async function transliterateAll(
  texts: readonly string[],
  workerCount = 2,
): Promise<Record<TransliterationScheme, readonly string[]>> {
  const places = new Map<string, number>();
  for (const text of texts) if (!places.has(text)) places.set(text, places.size);
  const distinct = [...places.keys()];
  const made = { english: [], hindi: [], ipa: [], shahmukhi: [] } as Record<TransliterationScheme, string[]>;
  const jobs = SCHEMES.flatMap((scheme) =>
    Array.from({ length: Math.ceil(distinct.length / TEXTS_PER_JOB) }, (_, job) => ({
      scheme,
      start: job * TEXTS_PER_JOB,
    })),
  );
  const serve = async (): Promise<void> => {
    const worker = fork(WORKER, { execArgv: ['--import', 'tsx'], serialization: 'advanced' });
    try {
      for (let job = jobs.shift(); job; job = jobs.shift()) {
        const { scheme, start } = job;
        const answer = await run(worker, { scheme, texts: distinct.slice(start, start + TEXTS_PER_JOB) });
        answer.forEach((text, index) => (made[scheme][start + index] = text));
      }
    } finally {
      worker.kill();
    }
  };
  await Promise.all(Array.from({ length: workerCount }, serve));
  const inOrder = (scheme: TransliterationScheme): string[] =>
    texts.map((text) => {
      const transliterated = made[scheme][places.get(text) ?? -1];
      if (transliterated === undefined) throw new Error(`A line was not transliterated (${scheme}): ${text}`);
      return transliterated;
    });
  return {
    english: inOrder('english'),
    hindi: inOrder('hindi'),
    ipa: inOrder('ipa'),
    shahmukhi: inOrder('shahmukhi'),
  };
}
