import type { RouteConfig } from './apiInstance.ts';

/**
 * How often one address may call, a minute: searches as one types, pages with what they load, what logs in or changes an
 * account, recordings to be written down, answers in words, which cost the operator, texts to be checked, and all else.
 */
export const RATE_LIMITS = {
  search: 250,
  page: 600,
  login: 30,
  transcript: 10,
  written: 10,
  quotes: 30,
  other: 100,
} as const;

const MINUTE_MS = 60_000;

/** The limit of a route as its configuration, or none when the operator turned limits off (`factor` null). */
export function rateLimit(kind: keyof typeof RATE_LIMITS, factor: number | null): RouteConfig {
  if (factor === null) return {};
  return { rateLimit: { max: Math.max(1, Math.round(RATE_LIMITS[kind] * factor)), timeWindow: MINUTE_MS } };
}
