import type { FastifyReply } from 'fastify';

/** Default seconds until a retry, by status: the rate limit window, or a restart. */
const SECONDS_BY_STATUS: Readonly<Record<number, number>> = { 429: 60, 503: 5 };

/** Adds `Retry-After` to a temporary refusal, unless it is set. */
export function setRetryAfter(reply: FastifyReply, status = reply.statusCode): void {
  const seconds = SECONDS_BY_STATUS[status];
  if (seconds !== undefined && !reply.hasHeader('retry-after')) reply.header('retry-after', seconds);
}
