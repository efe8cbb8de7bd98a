import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { pathToFileURL, fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** What understands speech made of tones, as a process of its own; it is described where it stands. */
const PROGRAM = fileURLToPath(new URL('../../server/src/testing/tone-transcriber/main.ts', import.meta.url));
const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** Starts a transcription service on this machine. */
export async function startTranscriber(key: string): Promise<{ readonly url: string; stop(): void }> {
  const child = spawn(process.execPath, ['--import', TSX, PROGRAM], {
    env: { ...process.env, TONES_KEY: key },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill());
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { url: line.toString().trim(), stop: () => child.kill() };
}

/** Makes a recording of letters with silence behind them, for a microphone that plays it. */
export async function sayInto(file: string, letters: string): Promise<void> {
  await promisify(execFile)(process.execPath, ['--import', TSX, PROGRAM, 'say', letters, file]);
}
