import * as z from 'zod';
import type { AssistantConfig } from '../../../config/index.ts';
import { SourceError } from '../../../sources/index.ts';
import type { ModelMessage } from './messagesOf.ts';

/** What writes answers: an endpoint that speaks as OpenAI's chat completions do. */
export interface Model {
  /**
   * The answer, as it is written.
   *
   * @throws SourceError
   */
  write(messages: readonly ModelMessage[], signal: AbortSignal): AsyncGenerator<string, void, void>;
}

/** The whole answer may take so long, and be so large on the wire. */
const TIMEOUT_MS = 60_000;
const MAX_BYTES = 1_000_000;
/** What is asked for at most: five sentences with their citations. */
const MAX_TOKENS = 700;

const Chunk = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.string().nullish() }).optional() })).optional(),
});

function parseChunk(data: string): string {
  let json: unknown;
  try {
    json = JSON.parse(data);
  } catch (error) {
    throw new SourceError('malformed', 'A piece of the answer is no JSON.', error);
  }
  const chunk = Chunk.safeParse(json);
  if (!chunk.success) throw new SourceError('malformed', 'Not what chat completions stream.', chunk.error);
  return chunk.data.choices?.[0]?.delta?.content ?? '';
}

/** Lines of a body as they come. */
async function* linesOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<string, void, void> {
  const decoder = new TextDecoder();
  let bytes = 0;
  let pending = '';
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES)
      throw new SourceError('malformed', `The answer is larger than ${String(MAX_BYTES)} bytes.`);
    pending += decoder.decode(chunk, { stream: true });
    const lines = pending.split(/\r?\n/);
    pending = lines.pop() ?? '';
    yield* lines;
  }
  yield pending;
}

/** Speaks to the endpoint of a configuration; its key goes there and nowhere else. */
export function createModel(
  { url, key, model }: AssistantConfig,
  { timeoutMs = TIMEOUT_MS }: { readonly timeoutMs?: number } = {},
): Model {
  async function ask(messages: readonly ModelMessage[], signal: AbortSignal): Promise<Response> {
    // This is no call of the API: what comes is checked piece by piece.
    // eslint-disable-next-line no-restricted-globals
    const response = await fetch(`${url}/chat/completions`, {
      method: 'POST',
      signal,
      // A key is not carried on to wherever an endpoint points.
      redirect: 'error',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        ...(key !== null && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({ model, messages, stream: true, temperature: 0.2, max_tokens: MAX_TOKENS }),
    });
    if (response.ok && response.body) return response;
    await response.body?.cancel();
    throw new SourceError('refused', `Answered with ${String(response.status)}.`);
  }

  return {
    async *write(messages, signal) {
      const timeout = AbortSignal.timeout(timeoutMs);
      try {
        const { body } = await ask(messages, AbortSignal.any([timeout, signal]));
        for await (const line of linesOf(body as unknown as AsyncIterable<Uint8Array>)) {
          if (!line.startsWith('data:')) continue;
          const data = line.slice('data:'.length).trim();
          if (data === '[DONE]') return;
          const text = parseChunk(data);
          if (text !== '') yield text;
        }
      } catch (error) {
        if (error instanceof SourceError) throw error;
        throw timeout.aborted
          ? new SourceError('timeout', `No answer within ${String(timeoutMs)} ms.`, error)
          : new SourceError('network', 'No connection.', error);
      }
    },
  };
}
