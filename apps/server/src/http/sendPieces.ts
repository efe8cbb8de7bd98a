import { createHash } from 'node:crypto';
import { isLong, jsonInTurns } from '@naad/api-contract';
import { precomposeGurmukhi } from '@naad/gurbani-text';
import type { FastifyReply } from 'fastify';
import type { ApiInstance } from './apiInstance.ts';
import type { LongResponses } from './createLongResponses.ts';
import { nextTurn } from './eventLoop.ts';
import { isVerseApi } from './isVerseApi.ts';
import { precomposedJson } from './precomposedJson.ts';

/** Characters processed before yielding: about 3 ms of processor time. */
const MAX_CHARACTERS_PER_TURN = 400_000;

/** Text encoded for sending. */
interface EncodedText {
  readonly bytes: Buffer;
  readonly etag: string;
}

async function forEachInTurns(pieces: readonly string[], use: (piece: string) => void): Promise<void> {
  let processed = 0;
  for (const piece of pieces) {
    if (processed > MAX_CHARACTERS_PER_TURN) {
      await nextTurn();
      processed = 0;
    }
    use(piece);
    processed += piece.length;
  }
}

/**
 * Encodes text pieces as UTF-8, yielding to other requests in between.
 * @param write changes each piece first
 */
async function encodePieces(
  given: readonly string[],
  write: (piece: string) => string = (piece) => piece,
): Promise<EncodedText> {
  let length = 0;
  const pieces: string[] = [];
  // Creating the pieces already took a turn.
  await nextTurn();
  await forEachInTurns(given, (piece) => {
    const written = write(piece);
    pieces.push(written);
    length += Buffer.byteLength(written);
  });
  // A single preallocated buffer; joining megabytes of chunks would need twice the memory.
  const bytes = Buffer.allocUnsafeSlow(length);
  const hash = createHash('sha1');
  let end = 0;
  await forEachInTurns(pieces, (piece) => {
    const start = end;
    end += bytes.write(piece, start);
    hash.update(bytes.subarray(start, end));
  });
  // Weak, because the same text is sent in several encodings.
  return { bytes, etag: `W/"${hash.digest('base64')}"` };
}

/** Shorter text is encoded in one turn. */
const MAX_SHORT_LENGTH = 400_000;

/** Sends text that consists of pieces. */
export async function sendPieces(reply: FastifyReply, pieces: readonly string[]): Promise<FastifyReply> {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  if (length <= MAX_SHORT_LENGTH) return reply.send(pieces.join(''));
  const { bytes, etag } = await encodePieces(pieces);
  return reply.header('etag', etag).send(bytes);
}

/** Serializes the verse API in its form of Unicode, and long lists as JSON without blocking the event loop. */
export function registerLongJson(app: ApiInstance, longAnswers: LongResponses): void {
  app.addHook('preSerialization', (request, reply, payload, done) => {
    if (!isLong(payload)) {
      longAnswers.end(request);
      if (isVerseApi(request)) reply.serializer(precomposedJson);
      done(null, payload);
      return;
    }
    void (async () => {
      try {
        const pieces = await jsonInTurns(payload, nextTurn);
        const { bytes, etag } = await encodePieces(
          pieces,
          isVerseApi(request) ? precomposeGurmukhi : undefined,
        );
        if (!reply.hasHeader('etag')) reply.header('etag', etag);
        // Already bytes, so there is nothing left to serialize.
        reply.serializer((encoded: unknown) => encoded as string);
        done(null, bytes);
      } catch (error) {
        done(error as Error);
      } finally {
        longAnswers.end(request);
      }
    })();
  });
  // A failed response also releases its slot, even if its client has left.
  app.addHook('onError', (request, _reply, _error, done) => {
    longAnswers.end(request);
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    longAnswers.end(request);
    done();
  });
}
