import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A request that the endpoint received. */
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
  /** Value for `ASSISTANT_URL`. */
  readonly url: string;
  readonly calls: ModelCall[];
  /**
   * Sets the reply to every question; null restores the default. Once it resolves, `calls` has all earlier requests.
   */
  readonly setReply: (words: string | null) => Promise<void>;
  readonly stop: () => void;
}

type ModelMessage =
  | { readonly type: 'made' }
  | { readonly type: 'listening'; readonly port: number }
  | (ModelCall & { readonly type: 'asked' });

/** Starts `obedient-model.mjs` as a child process. */
export function startModel(): Promise<TestModel> {
  const child = fork(fileURLToPath(new URL('obedient-model.mjs', import.meta.url)));
  const calls: ModelCall[] = [];
  let onReplySet: (() => void) | null = null;
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.on('message', (message: ModelMessage) => {
      if (message.type === 'asked') calls.push(message);
      if (message.type === 'made') onReplySet?.();
      if (message.type !== 'listening') return;
      resolve({
        url: `http://127.0.0.1:${String(message.port)}/v1`,
        calls,
        setReply: (words) =>
          new Promise((done) => {
            onReplySet = done;
            child.send({ words });
          }),
        stop: () => child.kill(),
      });
    });
  });
}
