import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What an endpoint was sent. */
export interface ModelCall {
  readonly path: string;
  readonly authorization?: string;
  readonly body: {
    readonly model: string;
    readonly stream: boolean;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
  };
}

export interface TestModel {
  /** For `ASSISTANT_URL`. */
  readonly url: string;
  readonly calls: ModelCall[];
  /** Has it write that, whatever it is asked; null for what fits. What it was asked before is in `calls` then. */
  readonly make: (words: string | null) => Promise<void>;
  readonly stop: () => void;
}

type Told =
  | { readonly type: 'made' }
  | { readonly type: 'listening'; readonly port: number }
  | (ModelCall & { readonly type: 'asked' });

/** Starts the process of `obedient-model.mjs`. */
export function startModel(): Promise<TestModel> {
  const child = fork(fileURLToPath(new URL('obedient-model.mjs', import.meta.url)));
  const calls: ModelCall[] = [];
  let madeUp: (() => void) | null = null;
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.on('message', (told: Told) => {
      if (told.type === 'asked') calls.push(told);
      if (told.type === 'made') madeUp?.();
      if (told.type !== 'listening') return;
      resolve({
        url: `http://127.0.0.1:${String(told.port)}/v1`,
        calls,
        make: (words) =>
          new Promise((done) => {
            madeUp = done;
            child.send({ words });
          }),
        stop: () => child.kill(),
      });
    });
  });
}
