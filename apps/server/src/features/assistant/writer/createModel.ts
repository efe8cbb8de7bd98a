import * as z from 'zod';
import { SourceError } from '@naad/api-scripture/sources';
import type { AssistantConfig } from '../../../config/index.ts';
import type { ModelMessage } from './writeAnswer.ts';

/** A language model behind an OpenAI-compatible chat completions endpoint. */
export interface Model {
  /**
   * Streams the answer.
   *
   * @throws SourceError
   */
  write(messages: readonly ModelMessage[], signal: AbortSignal): AsyncGenerator<string, void, void>;
}

/** Limits of a whole answer: its duration and its size on the wire. */
const TIMEOUT_MS = 60_000;
const MAX_BYTES = 1_000_000;
/** Enough for five sentences with citations. */
const MAX_TOKENS = 700;

const Chunk = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.string().nullish() }).optional() })).optional(),
});

function parseChunk(data: string): string {
  let json: unknown;
  try {
    json = JSON.parse(data);
  } catch (error) {
    throw new SourceError('malformed', 'A chunk of the answer is not JSON.', error);
  }
  const chunk = Chunk.safeParse(json);
  if (!chunk.success) throw new SourceError('malformed', 'Not a chunk of a chat completion.', chunk.error);
  return chunk.data.choices?.[0]?.delta?.content ?? '';
}

/** Yields the lines of a body as they arrive. */
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

/** Creates a client of the configured endpoint; its key is sent nowhere else. */
export function createModel(
  { url, key, model }: AssistantConfig,
  { timeoutMs = TIMEOUT_MS }: { readonly timeoutMs?: number } = {},
): Model {
  async function ask(messages: readonly ModelMessage[], signal: AbortSignal): Promise<Response> {
    // Not our API: the response is parsed chunk by chunk.
    // eslint-disable-next-line no-restricted-globals
    const response = await fetch(`${url}/chat/completions`, {
      method: 'POST',
      signal,
      // Never send the key on to wherever the endpoint redirects.
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
