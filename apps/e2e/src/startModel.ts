import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What writes as it is told to, as a process of its own; it is described where it stands. */
const PROGRAM = fileURLToPath(
  new URL('../../server/src/features/assistant/testing/obedient-model.mjs', import.meta.url),
);

/** An OpenAI-compatible endpoint on this machine. */
export interface TestModel {
  /** For `ASSISTANT_URL`. */
  readonly url: string;
  /** Has it write that, whatever it is asked; null for what quotes the first line it is given. */
  make(words: string | null): Promise<void>;
  stop(): void;
}

type Told = { readonly type: 'made' | 'asked' } | { readonly type: 'listening'; readonly port: number };

/** Starts a model that does whatever it is told. */
export async function startModel(): Promise<TestModel> {
  const child = fork(PROGRAM);
  const stop = () => void child.kill();
  process.once('exit', stop);
  const told = <Type extends Told['type']>(type: Type) =>
    new Promise<Extract<Told, { type: Type }>>((resolve) => {
      const hear = (message: Told) => {
        if (message.type !== type) return;
        child.off('message', hear);
        resolve(message as Extract<Told, { type: Type }>);
      };
      child.on('message', hear);
    });
  const { port } = await told('listening');
  return {
    url: `http://127.0.0.1:${String(port)}/v1`,
    async make(words) {
      const made = told('made');
      child.send({ words });
      await made;
    },
    stop() {
      process.off('exit', stop);
      stop();
    },
  };
}
