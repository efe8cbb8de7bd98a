import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PROGRAM = 'apps/controller/src/testing/hostProcess.ts';
const READY_WITHIN_MS = 20_000;

/** What a display tells of itself, as far as tests look at it. */
export interface DisplayReport {
  readonly code: string | null;
  readonly pin: string | null;
  readonly connection: string;
  /** How many commands it was given. */
  readonly commands: number;
  readonly picture: {
    readonly state: Readonly<Record<string, unknown>>;
    readonly fontSizes: Readonly<Record<string, number>>;
    readonly settings: Readonly<Record<string, unknown>>;
  };
}

/** A display with a session of its own: the client library in another process, on the real server. */
export interface TestDisplay {
  readonly code: string;
  readonly pin: string;
  /** The last it told. */
  report(): DisplayReport;
  /** From now on commands reach it and are not answered. */
  mute(): void;
  /** Ends the session for everybody. */
  end(): void;
  stop(): void;
}

/** @throws when it has no session within twenty seconds */
export async function startDisplay(origin: string): Promise<TestDisplay> {
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM, origin], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const kill = () => void child.kill();
  process.once('exit', kill);
  const stop = () => {
    process.off('exit', kill);
    kill();
  };
  let last: DisplayReport | null = null;
  createInterface({ input: child.stdout }).on('line', (line) => {
    last = JSON.parse(line) as DisplayReport;
  });
  const report = () => {
    if (!last) throw new Error('The display has told nothing.');
    return last;
  };
  const deadline = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const told = last as DisplayReport | null;
    if (told?.connection === 'connected' && told.code !== null && told.pin !== null) {
      const { code, pin } = told;
      const say = (word: string) => child.stdin.write(`${word}\n`);
      return {
        code,
        pin,
        report,
        mute: () => say('mute'),
        end: () => say('end'),
        stop,
      };
    }
    if (Date.now() > deadline) {
      stop();
      throw new Error('The display had no session in time.');
    }
    await pause(50);
  }
}
