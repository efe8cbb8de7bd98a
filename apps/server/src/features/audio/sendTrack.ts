import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { ApiError } from '@naad/api-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SITE_FILE_CACHE } from '../../http/cacheControl.ts';
import { openRemote, SourceError, type Track } from '../../sources/index.ts';

type RemoteTrack = Extract<Track, { kind: 'remote' }>;

/** What a player may ask of the other server through us, and what it may be told. Nothing else passes: no cookie above all. */
const ASKED = ['range', 'if-range', 'if-none-match', 'if-modified-since'] as const;
const TOLD = ['content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified'] as const;
/** Whole, a part, unchanged, or a part that there is not. */
const STATUSES: readonly number[] = [200, 206, 304, 416];
/** A recording that is sent without its kind; most are. */
const USUAL_TYPE = 'audio/mpeg';

/** The kind of a recording; null for what is none, as a page that says where it has gone. */
function audioTypeOf(type: string | null): string | null {
  if (type === null || /^(application|binary)\/octet-stream\b/i.test(type)) return USUAL_TYPE;
  if (/^application\/ogg\b/i.test(type)) return 'audio/ogg';
  return /^audio\/[\w.+-]+/i.exec(type)?.[0] ?? null;
}

async function open(request: FastifyRequest, { url, headers }: RemoteTrack, signal: AbortSignal) {
  const asked = ASKED.flatMap((name) => {
    const value = request.headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  try {
    return await openRemote(url, {
      // As it lies there: a part of something compressed is of use to nobody.
      headers: { ...Object.fromEntries(asked), ...headers, 'accept-encoding': 'identity' },
      isHead: request.method === 'HEAD',
      signal,
    });
  } catch (error) {
    if (error instanceof SourceError) throw new ApiError('sourceUnavailable');
    throw error;
  }
}

async function sendRemote(request: FastifyRequest, reply: FastifyReply, track: RemoteTrack) {
  const ended = new AbortController();
  // Whoever stops listening stops the other server too.
  reply.raw.on('close', () => {
    ended.abort();
  });
  const response = await open(request, track, ended.signal);
  const type = audioTypeOf(response.headers.get('content-type'));
  const hasType = type !== null || response.status === 304 || response.status === 416;
  if (!STATUSES.includes(response.status) || !hasType) {
    await response.body?.cancel();
    const isGone = response.status === 404 || response.status === 410;
    throw new ApiError(isGone ? 'notFound' : 'sourceUnavailable');
  }
  for (const name of TOLD) {
    const value = response.headers.get(name);
    if (value !== null) reply.header(name, value);
  }
  reply.code(response.status).header('cache-control', SITE_FILE_CACHE);
  if (response.status === 304 || response.status === 416 || response.body === null) {
    await response.body?.cancel();
    // What was told of a body is of the one that is not sent.
    if (request.method !== 'HEAD') reply.removeHeader('content-length');
    if (type !== null) reply.header('content-type', type);
    return reply.send();
  }
  reply.header('content-type', type);
  return reply.send(Readable.fromWeb(response.body as ReadableStream));
}

/** Sends a recording, or the part of it that is asked for. */
export function sendTrack(request: FastifyRequest, reply: FastifyReply, track: Track) {
  if (track.kind === 'remote') return sendRemote(request, reply, track);
  reply.header('content-type', track.type).header('cache-control', SITE_FILE_CACHE);
  return reply.sendFile(track.file, track.folder, { cacheControl: false, contentType: false });
}
