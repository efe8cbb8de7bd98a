import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** An answer as it is sent: JSON in UTF-8, and the tag that says which. */
export interface KeptAnswer {
  readonly body: Buffer;
  readonly etag: string;
}

/** The answers that were given lately, by what was asked. */
export interface KeptAnswers {
  /** The answer to `key` that was made before; null where none is kept. */
  find(key: string): KeptAnswer | null;
  /** Makes an answer of what it says, and keeps it; for the same key it must always say the same. */
  keep(key: string, value: object): KeptAnswer;
}

function toAnswer(value: object): KeptAnswer {
  const body = Buffer.from(JSON.stringify(value));
  // Weak, since the same text is sent in several encodings.
  return { body, etag: `W/"${createHash('sha1').update(body).digest('base64')}"` };
}

/**
 * Keeps what was given lately, since few things are asked often: words as they are typed, well-known lines, and every
 * page again when somebody comes back to it. Of two generations the younger is filled, and what is asked again moves up
 * into it; when it is full the elder is let go.
 *
 * @param maxBytes how much both generations may hold; an answer over a sixteenth of it is not kept
 */
export function createKeptAnswers(maxBytes: number): KeptAnswers {
  let younger = new Map<string, KeptAnswer>();
  let elder = new Map<string, KeptAnswer>();
  let held = 0;

  function hold(key: string, answer: KeptAnswer): void {
    const bytes = answer.body.length + 2 * key.length;
    if (bytes > maxBytes / 16) return;
    if (held + bytes > maxBytes / 2) {
      elder = younger;
      younger = new Map();
      held = 0;
    }
    younger.set(key, answer);
    held += bytes;
  }

  return {
    find(key) {
      const known = younger.get(key);
      if (known) return known;
      const old = elder.get(key);
      if (old) hold(key, old);
      return old ?? null;
    },
    keep(key, value) {
      const answer = toAnswer(value);
      hold(key, answer);
      return answer;
    },
  };
}

/** Sends an answer as it is kept. */
export function sendAnswer(reply: FastifyReply, { body, etag }: KeptAnswer): FastifyReply {
  return reply.header('content-type', 'application/json; charset=utf-8').header('etag', etag).send(body);
}
