import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import negotiate from '@fastify/accept-negotiator';
import type { FastifyReply } from 'fastify';
import { createRecentValues } from '../memory/createRecentValues.ts';
import { BROTLI } from './brotli.ts';

/** An answer as browsers take it, and so that five times as many have room: JSON in UTF-8, in brotli. */
export interface KeptAnswer {
  readonly brotli: Buffer;
  /** Says which answer it is. */
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
  return {
    brotli: brotliCompressSync(body, BROTLI),
    etag: `W/"${createHash('sha1').update(body).digest('base64')}"`,
  };
}

/**
 * Keeps what was given lately, since few things are asked often: words as they are typed, well-known lines, and every
 * page again when somebody comes back to it.
 *
 * @param maxBytes how much is held; an answer over a sixteenth of it is not kept
 */
export function createKeptAnswers(maxBytes: number): KeptAnswers {
  const recent = createRecentValues<KeptAnswer>(maxBytes);
  return {
    find: (key) => recent.get(key) ?? null,
    keep(key, value) {
      const answer = toAnswer(value);
      const bytes = answer.brotli.length + 2 * key.length;
      if (bytes <= maxBytes / 16) recent.set(key, answer, bytes);
      return answer;
    },
  };
}

/** Sends an answer as it is kept to whoever takes that best, else as it was before. */
export function sendAnswer(reply: FastifyReply, { brotli, etag }: KeptAnswer): FastifyReply {
  reply.header('content-type', 'application/json; charset=utf-8').header('etag', etag);
  const accepted = reply.request.headers['accept-encoding'];
  const takesBrotli = typeof accepted === 'string' && negotiate(accepted, ['br', 'gzip']) === 'br';
  return takesBrotli
    ? reply.header('content-encoding', 'br').send(brotli)
    : reply.send(brotliDecompressSync(brotli));
}
