import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import etag from '@fastify/etag';
import helmet from '@fastify/helmet';
import rateLimitPlugin from '@fastify/rate-limit';
import { ApiError, CLOSED_POLICY } from '@naad/api-contract';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/index.ts';
import { RateWindows } from './RateWindows.ts';
import { registerAccessLog } from './accessLog.ts';
import { answerOddRequests } from './answerOddRequests.ts';
import type { ApiInstance } from './apiInstance.ts';
import { type AddressReader, limitKey } from './clientAddress.ts';
import type { LongResponses } from './createLongResponses.ts';
import { BROTLI } from './responseCache.ts';
import { registerLongJson } from './sendPieces.ts';
import { setRetryAfter } from './setRetryAfter.ts';

/**
 * Responses up to this size are compressed on the main thread, in at most 20 ms: a stream and a thread cost
 * more, and so does the memory of many of them. Longer ones use a thread.
 */
const COMPRESS_IN_PLACE_BYTES = 786_432;

interface ProtocolParts {
  readonly config: Config;
  /** True for API calls of this process, which are not logged. */
  readonly isInProcess: (request: FastifyRequest) => boolean;
  /** True for requests without a rate limit. */
  readonly isUnlimited: (request: FastifyRequest) => boolean;
  readonly addressOf: AddressReader;
  readonly longAnswers: LongResponses;
}

/** Adds headers, compression and limits to every response. */
export async function registerProtocol(
  app: ApiInstance,
  { config, isInProcess, isUnlimited, addressOf, longAnswers }: ProtocolParts,
): Promise<void> {
  registerAccessLog(app, isInProcess);
  await app.register(helmet, {
    // Each kind of response has its own policy.
    contentSecurityPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    hsts: config.siteOrigin?.startsWith('https:') ? { maxAge: 15_552_000, includeSubDomains: false } : false,
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('content-security-policy', CLOSED_POLICY);
    done();
  });
  if (config.rateLimit !== null) {
    await app.register(rateLimitPlugin, {
      global: false,
      keyGenerator: (request) => limitKey(addressOf(request)),
      store: RateWindows,
      allowList: isUnlimited,
      errorResponseBuilder: (_request, { after }) =>
        new ApiError('tooManyRequests', `Too many requests. Try again in ${after}.`),
    });
  }
  app.addHook('onSend', (_request, reply, payload, done) => {
    setRetryAfter(reply);
    const type = reply.getHeader('content-type');
    if (typeof type === 'string' && type.startsWith('text/html')) {
      reply.header('permissions-policy', PERMISSIONS_POLICY);
    }
    done(null, payload);
  });
  registerLongJson(app, longAnswers);
  // Encode once: etag, compress and send would each re-encode a string.
  app.addHook('onSend', (_request, _reply, payload, done) => {
    done(null, typeof payload === 'string' && payload !== '' ? Buffer.from(payload) : payload);
  });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    syncThreshold: COMPRESS_IN_PLACE_BYTES,
    brotliOptions: BROTLI,
  });
  // Weak, because the same text is sent in several encodings.
  await app.register(etag, { weak: true, replyWith304: false });
  app.addHook('onSend', (request, reply, payload, done) => {
    const tag = reply.getHeader('etag');
    if (
      reply.statusCode === 200 &&
      typeof tag === 'string' &&
      isNotModified(request.headers['if-none-match'], tag)
    ) {
      reply.code(304);
      done(null, '');
    } else done(null, payload);
  });
  await app.register(cookie);
  guardTokensInAddresses(app);
  answerOddRequests(app);
}

/**
 * True if the client's copy is current (RFC 9110, 13.1.2): an entity tag in `If-None-Match` matches by weak
 * comparison, or it is `*`.
 */
function isNotModified(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const bare = opaqueTag(etag);
  return ifNoneMatch.split(',').some((each) => each.trim() === '*' || opaqueTag(each.trim()) === bare);
}

function opaqueTag(tag: string): string {
  return tag.startsWith('W/') ? tag.slice(2) : tag;
}

/**
 * Browser features that no page or frame of ours uses. Microphone (voice search), wake lock, clipboard,
 * sharing, passkeys, full screen and autoplay are used and therefore not listed.
 */
const UNUSED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** `Permissions-Policy` of every page. */
const PERMISSIONS_POLICY = UNUSED.map((feature) => `${feature}=()`).join(', ');

/**
 * Keeps the token in an address after a login out of referrers and caches until it is claimed, and what readers type and
 * see on the pages of reports.
 */
function guardTokensInAddresses(app: ApiInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (/[?&]token=/.test(request.url)) {
      reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store');
    } else if (request.url.startsWith('/report')) {
      // Without a referrer, browsers would send the page's form without an origin.
      reply.header('referrer-policy', 'same-origin').header('cache-control', 'no-store');
    }
    done(null, payload);
  });
}
