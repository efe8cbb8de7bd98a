import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { ApiError } from '@naad/api-contract';
import { SourceError } from '@naad/api-scripture/sources';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SITE_FILE_CACHE } from '../../http/cacheControl.ts';
import { openRemote, type Track } from '../../sources/audio/recordings.ts';

type RemoteTrack = Extract<Track, { kind: 'remote' }>;

/** Headers forwarded to and from the other server. Nothing else passes, cookies above all. */
const REQUEST_HEADERS = ['range', 'if-range', 'if-none-match', 'if-modified-since'] as const;
const RESPONSE_HEADERS = [
  'content-length',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
] as const;
/** Statuses passed on: whole, partial, unchanged, range not satisfiable. */
const STATUSES: readonly number[] = [200, 206, 304, 416];
/** Type assumed for a recording served without one; most are MP3. */
const DEFAULT_TYPE = 'audio/mpeg';

/** The audio type of a response, or null if it isn't audio, such as an HTML error page. */
function audioTypeOf(type: string | null): string | null {
  if (type === null || /^(application|binary)\/octet-stream\b/i.test(type)) return DEFAULT_TYPE;
  if (/^application\/ogg\b/i.test(type)) return 'audio/ogg';
  return /^audio\/[\w.+-]+/i.exec(type)?.[0] ?? null;
}

async function open(request: FastifyRequest, { url, headers }: RemoteTrack, signal: AbortSignal) {
  const forwarded = REQUEST_HEADERS.flatMap((name) => {
    const value = request.headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  try {
    return await openRemote(url, {
      // Uncompressed, because part of a compressed recording can't be played.
      headers: { ...Object.fromEntries(forwarded), ...headers, 'accept-encoding': 'identity' },
      isHead: request.method === 'HEAD',
      signal,
    });
  } catch (error) {
    if (error instanceof SourceError) throw new ApiError('sourceUnavailable');
    throw error;
  }
}

async function sendRemote(request: FastifyRequest, reply: FastifyReply, track: RemoteTrack) {
  const closed = new AbortController();
  // When the listener disconnects, stop the download from the other server.
  reply.raw.on('close', () => {
    closed.abort();
  });
  const response = await open(request, track, closed.signal);
  const type = audioTypeOf(response.headers.get('content-type'));
  const hasType = type !== null || response.status === 304 || response.status === 416;
  if (!STATUSES.includes(response.status) || !hasType) {
    await response.body?.cancel();
    const isGone = response.status === 404 || response.status === 410;
    throw new ApiError(isGone ? 'notFound' : 'sourceUnavailable');
  }
  for (const name of RESPONSE_HEADERS) {
    const value = response.headers.get(name);
    if (value !== null) reply.header(name, value);
  }
  reply.code(response.status).header('cache-control', SITE_FILE_CACHE);
  if (response.status === 304 || response.status === 416 || response.body === null) {
    await response.body?.cancel();
    // The length is that of a body which isn't sent.
    if (request.method !== 'HEAD') reply.removeHeader('content-length');
    if (type !== null) reply.header('content-type', type);
    return reply.send();
  }
  reply.header('content-type', type);
  return reply.send(Readable.fromWeb(response.body as ReadableStream));
}

/** Sends a recording, or the requested part of it. */
export function sendTrack(request: FastifyRequest, reply: FastifyReply, track: Track) {
  if (track.kind === 'remote') return sendRemote(request, reply, track);
  reply.header('content-type', track.type).header('cache-control', SITE_FILE_CACHE);
  return reply.sendFile(track.file, track.folder, { cacheControl: false, contentType: false });
}
