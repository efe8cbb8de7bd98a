import fastifyStatic from '@fastify/static';
import { ApiError, type TrackResponse } from '@naad/api-contract';
import {
  askProviders,
  type Day,
  FIRST_DAY,
  lastDay,
  parseDay,
  type ProviderChain,
} from '@naad/api-scripture/sources';
import { parseShabadId } from '@naad/gurbani-model';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { LATEST_CACHE } from '../../http/cacheControl.ts';
import { browserApi } from '../../http/browserApi.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import type { Services } from '../../services.ts';
import type { Recordings, Track } from '../../sources/audio/recordings.ts';
import {
  audioHealthSchema,
  hukamnamaAudioSchema,
  hukamnamaTrackSchema,
  shabadAudioSchema,
  shabadTrackSchema,
} from './schema.ts';
import { sendTrack } from './sendTrack.ts';

/** The message if a shabad has no recording, or if the recording service fails. */
const NO_AUDIO = 'No audio for this shabad';

type FindTrack = (recordings: Recordings) => Track | null | Promise<Track | null>;

function parseDayParameter(text: string): Day {
  const day = parseDay(text);
  if (day === null) throw new ApiError('badDate', 'Write the date as year, month and day: 2024-01-31.');
  return day;
}

/**
 * Presents the URL of a recording. Listeners get the same message for a missing recording and a failure; the log tells
 * them apart.
 */
async function presentTrack(
  fed: ProviderChain<Recordings>,
  find: FindTrack,
  trackUrl: string,
  log: FastifyBaseLogger,
): Promise<TrackResponse> {
  const none: TrackResponse = { status: 'error', message: NO_AUDIO };
  if (fed.feeders.length === 0) return none;
  try {
    const found = await askProviders(fed, find);
    if (found) return { status: 'success', track_url: trackUrl, source: found.source };
    log.info({ asked: trackUrl }, NO_AUDIO);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    log.info({ asked: trackUrl, id: error.id, detail: error.message }, NO_AUDIO);
  }
  return none;
}

async function sendFound(
  request: FastifyRequest,
  reply: FastifyReply,
  fed: ProviderChain<Recordings>,
  find: FindTrack,
) {
  const found = await askProviders(fed, find);
  if (!found) throw new ApiError('notFound', 'No recording is available.');
  return sendTrack(request, reply, found.answer);
}

/**
 * `GET {prefix}/audio/health`, `/audio/shabads/:id` and `/audio/hukamnamas/:day`, in the shape of the reference product's
 * audio service; below the last two, `/track` is the recording itself. Remote recordings are proxied, so that no
 * credentials leave this server and no other server learns who listens.
 */
export async function audio(api: ApiInstance, services: Services): Promise<void> {
  const { config, corpus, sources } = services;
  const lookupLimit = rateLimit('other', config.rateLimit);
  // A player requests one recording in many parts.
  const trackLimit = rateLimit('page', config.rateLimit);
  const trackUrl = (path: string) => `${browserApi(config)}/audio/${path}/track`;
  const ofShabad = (text: string): { id: number; find: FindTrack } => {
    const id = parseShabadId(text);
    if (id === null) throw new ApiError('badShabadId', 'Give one shabad id.');
    if (corpus.shabadIndexOf(id) === null) throw new ApiError('shabadNotFound');
    return { id, find: (recordings) => recordings.shabad(id) };
  };
  const ofDay = (text: string): { day: Day; find: FindTrack } => {
    const day = parseDayParameter(text);
    const isPast = day >= FIRST_DAY && day <= lastDay(Date.now());
    return { day, find: (recordings) => (isPast ? recordings.hukamnama(day) : null) };
  };

  await api.register(fastifyStatic, { root: config.dist, serve: false });
  api.get('/audio/health', { schema: audioHealthSchema, config: lookupLimit }, () => ({ ok: true as const }));
  api.get('/audio/shabads/:id', { schema: shabadAudioSchema, config: lookupLimit }, (request, reply) => {
    const { id, find } = ofShabad(request.params.id);
    reply.header('cache-control', LATEST_CACHE);
    return presentTrack(sources.audio, find, trackUrl(`shabads/${String(id)}`), request.log);
  });
  api.get('/audio/shabads/:id/track', { schema: shabadTrackSchema, config: trackLimit }, (request, reply) =>
    sendFound(request, reply, sources.audio, ofShabad(request.params.id).find),
  );
  api.get(
    '/audio/hukamnamas/:day',
    { schema: hukamnamaAudioSchema, config: lookupLimit },
    (request, reply) => {
      const { day, find } = ofDay(request.params.day);
      reply.header('cache-control', LATEST_CACHE);
      return presentTrack(sources.hukamnamaAudio, find, trackUrl(`hukamnamas/${day}`), request.log);
    },
  );
  api.get(
    '/audio/hukamnamas/:day/track',
    { schema: hukamnamaTrackSchema, config: trackLimit },
    (request, reply) => sendFound(request, reply, sources.hukamnamaAudio, ofDay(request.params.day).find),
  );
}
