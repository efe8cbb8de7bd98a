import { parseMessage, parseSessionCode } from '@naad/sync-protocol';
import * as z from 'zod/mini';
import type { ApiOutcome, ApiRefusal, SyncApi } from './types.ts';

export interface SyncApiOptions {
  /** Of the server, without a slash at its end; empty for that of the page. */
  readonly origin: string;
  /** Below which the routes are, such as `/api`. */
  readonly prefix: string;
  readonly fetch?: typeof globalThis.fetch;
  /** How long an answer may take. The server makes who asks for many unknown codes wait up to five seconds. */
  readonly timeoutMs?: number;
}

const BeginAnswer = z.object({ data: z.object({ namespaceString: z.string(), token: z.string() }) });
const JoinAnswer = z.object({ data: z.object({ namespaceString: z.string() }) });
const TIMEOUT_MS = 8_000;

const refuse = (refusal: ApiRefusal): ApiOutcome<never> => ({ ok: false, refusal });

/** The routes of sessions. */
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
      // A proxy before a server that is away answers in its stead.
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
      const asked = parseSessionCode(typed);
      if (asked === null) return refuse('codeMalformed');
      const outcome = await get(`join/${asked}`);
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
