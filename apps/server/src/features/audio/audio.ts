import fastifyStatic from '@fastify/static';
import { ApiError, type TrackResponse } from '@naad/api-contract';
import { parseShabadId } from '@naad/gurbani-corpus';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { LATEST_CACHE } from '../../http/cacheControl.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import type { Services } from '../../services.ts';
import {
  askInTurn,
  type Day,
  FIRST_DAY,
  lastDay,
  parseDay,
  type Fed,
  type Recordings,
  type Track,
} from '../../sources/index.ts';
import {
  audioHealthSchema,
  hukamnamaAudioSchema,
  hukamnamaTrackSchema,
  shabadAudioSchema,
  shabadTrackSchema,
} from './schema.ts';
import { sendTrack } from './sendTrack.ts';

/** What is said of a shabad without a recording, and all that is said when a service of recordings fails. */
const NONE = 'No audio for this shabad';

type Ask = (recordings: Recordings) => Track | null | Promise<Track | null>;

function parseAskedDay(text: string): Day {
  const day = parseDay(text);
  if (day === null) throw new ApiError('badDate', 'A date is a year, a month and a day: 2024-01-31.');
  return day;
}

/** Where a recording is heard. Whether there is none or nobody says so, listeners are told the same, and the log more. */
async function answerTrack(
  fed: Fed<Recordings>,
  ask: Ask,
  trackUrl: string,
  log: FastifyBaseLogger,
): Promise<TrackResponse> {
  const none: TrackResponse = { status: 'error', message: NONE };
  if (fed.feeders.length === 0) return none;
  try {
    const found = await askInTurn(fed, ask);
    if (found) return { status: 'success', track_url: trackUrl, source: found.source };
    log.info({ asked: trackUrl }, NONE);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    log.info({ asked: trackUrl, id: error.id, detail: error.message }, NONE);
  }
  return none;
}

async function sendFound(request: FastifyRequest, reply: FastifyReply, fed: Fed<Recordings>, ask: Ask) {
  const found = await askInTurn(fed, ask);
  if (!found) throw new ApiError('notFound', 'There is no recording of that here.');
  return sendTrack(request, reply, found.answer);
}

/**
 * `GET {prefix}/audio/health`, `/audio/shabads/:id` and `/audio/hukamnamas/:day`, in the shape of the reference product's
 * audio service, and below each of the last two `/track`, the recording itself. Whoever it is asked from, a browser
 * hears it from here: no login leaves this server, and no other one learns who listens.
 */
export async function audio(api: ApiInstance, services: Services): Promise<void> {
  const { config, corpus, sources } = services;
  const asked = rateLimit('other', config.rateLimit);
  // A player asks for one recording in many parts.
  const played = rateLimit('page', config.rateLimit);
  const at = (place: string) => `${config.apiPrefix}/audio/${place}/track`;
  const ofShabad = (text: string): { id: number; ask: Ask } => {
    const id = parseShabadId(text);
    if (id === null) throw new ApiError('badShabadId', 'A recording is of one shabad.');
    if (corpus.shabadIndexOf(id) === null) throw new ApiError('shabadNotFound');
    return { id, ask: (recordings) => recordings.shabad(id) };
  };
  const ofDay = (text: string): { day: Day; ask: Ask } => {
    const day = parseAskedDay(text);
    const isPast = day >= FIRST_DAY && day <= lastDay(Date.now());
    return { day, ask: (recordings) => (isPast ? recordings.hukamnama(day) : null) };
  };

  await api.register(fastifyStatic, { root: config.dist, serve: false });
  api.get('/audio/health', { schema: audioHealthSchema, config: asked }, () => ({ ok: true as const }));
  api.get('/audio/shabads/:id', { schema: shabadAudioSchema, config: asked }, (request, reply) => {
    const { id, ask } = ofShabad(request.params.id);
    reply.header('cache-control', LATEST_CACHE);
    return answerTrack(sources.audio, ask, at(`shabads/${String(id)}`), request.log);
  });
  api.get('/audio/shabads/:id/track', { schema: shabadTrackSchema, config: played }, (request, reply) =>
    sendFound(request, reply, sources.audio, ofShabad(request.params.id).ask),
  );
  api.get('/audio/hukamnamas/:day', { schema: hukamnamaAudioSchema, config: asked }, (request, reply) => {
    const { day, ask } = ofDay(request.params.day);
    reply.header('cache-control', LATEST_CACHE);
    return answerTrack(sources.hukamnamaAudio, ask, at(`hukamnamas/${day}`), request.log);
  });
  api.get(
    '/audio/hukamnamas/:day/track',
    { schema: hukamnamaTrackSchema, config: played },
    (request, reply) => sendFound(request, reply, sources.hukamnamaAudio, ofDay(request.params.day).ask),
  );
}
