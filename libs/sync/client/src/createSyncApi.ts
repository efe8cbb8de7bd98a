import { parseMessage, parseSessionCode } from '@naad/sync-protocol';
import * as z from 'zod/mini';
import type { ApiOutcome, ApiRefusal, SyncApi } from './types.ts';

export interface SyncApiOptions {
  /** Origin of the server, without a trailing slash; empty for the page's own. */
  readonly origin: string;
  /** Path prefix of the routes, such as `/api`. */
  readonly prefix: string;
  readonly fetch?: typeof globalThis.fetch;
  /** Timeout of a request. The server delays clients that try many unknown codes by up to five seconds. */
  readonly timeoutMs?: number;
}

const BeginAnswer = z.object({ data: z.object({ namespaceString: z.string(), token: z.string() }) });
const JoinAnswer = z.object({ data: z.object({ namespaceString: z.string() }) });
const TIMEOUT_MS = 8_000;

const refuse = (refusal: ApiRefusal): ApiOutcome<never> => ({ ok: false, refusal });

const ErrorAnswer = z.object({ id: z.literal('sessionsUnavailable') });

async function isUnavailable(reply: Response): Promise<boolean> {
  const body: unknown = await reply.json().catch(() => null);
  return parseMessage(ErrorAnswer, body) !== null;
}

/** Creates a client for the session routes. */
export function createSyncApi({
  origin,
  prefix,
  fetch = globalThis.fetch,
  timeoutMs = TIMEOUT_MS,
}: SyncApiOptions): SyncApi {
  async function get(path: string, headers: Record<string, string> = {}): Promise<ApiOutcome<unknown>> {
    try {
      const url = `${origin}${prefix}/sync/${path}`;
      const signal = AbortSignal.timeout(timeoutMs);
      const reply = await fetch(url, { headers, signal, cache: 'no-store' });
      if (reply.status === 404) return refuse('codeUnknown');
      if (reply.status === 429) return refuse('tooMany');
      if (reply.status === 503 && (await isUnavailable(reply))) return refuse('unavailable');
      // A proxy answers in place of a server that is away.
      if (reply.status >= 500) return refuse('unreachable');
      if (!reply.ok) return refuse('failed');
      return { ok: true, value: await reply.json() };
    } catch (error) {
      return refuse(error instanceof SyntaxError ? 'failed' : 'unreachable');
    }
  }

  return {
    async begin(hostId) {
      const outcome = await get(`begin/${encodeURIComponent(hostId)}?v=2`);
      if (!outcome.ok) return outcome;
      const data = parseMessage(BeginAnswer, outcome.value)?.data;
      const code = parseSessionCode(data?.namespaceString);
      return data && code ? { ok: true, value: { code, token: data.token } } : refuse('failed');
    },
    async join(typed) {
      const wanted = parseSessionCode(typed);
      if (wanted === null) return refuse('codeMalformed');
      const outcome = await get(`join/${wanted}`);
      if (!outcome.ok) return outcome;
      const code = parseSessionCode(parseMessage(JoinAnswer, outcome.value)?.data.namespaceString);
      return code ? { ok: true, value: { code } } : refuse('failed');
    },
    async end(code, token) {
      const outcome = await get(`end/${code}`, { 'x-sync-token': token });
      return outcome.ok ? { ok: true, value: null } : outcome;
    },
  };
}
