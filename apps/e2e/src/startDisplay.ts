import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PROGRAM = 'apps/controller/src/testing/hostProcess.ts';
const READY_TIMEOUT_MS = 20_000;

/** A display's report about itself, as far as the tests use it. */
export interface DisplayReport {
  readonly code: string | null;
  readonly pin: string | null;
  readonly connection: string;
  /** Number of received commands. */
  readonly commands: number;
  readonly picture: {
    readonly state: Readonly<Record<string, unknown>>;
    readonly fontSizes: Readonly<Record<string, number>>;
    readonly settings: Readonly<Record<string, unknown>>;
  };
}

/** A display with its own session: the client library in another process, connected to the real server. */
export interface TestDisplay {
  readonly code: string;
  readonly pin: string;
  /** Its last report. */
  report(): DisplayReport;
  /** Commands still reach it from now on, but get no acknowledgement. */
  mute(): void;
  /** Ends the session for everybody. */
  end(): void;
  stop(): void;
}

/** @throws Error without a session after 20 seconds */
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
    if (!last) throw new Error('The display has not reported yet.');
    return last;
  };
  const deadline = Date.now() + READY_TIMEOUT_MS;
  for (;;) {
    const current = last as DisplayReport | null;
    if (current?.connection === 'connected' && current.code !== null && current.pin !== null) {
      const { code, pin } = current;
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
