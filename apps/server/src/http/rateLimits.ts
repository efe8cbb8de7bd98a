import type { RouteConfig } from './apiInstance.ts';

/**
 * Requests for each address and minute. `search` allows search as you type, `page` includes the files of a
 * page, `login` is logins and account changes, `transcript` is speech recognition, `written` is written
 * answers, which cost the operator money.
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

/**
 * Processor time for each address and minute in milliseconds, for routes whose cost depends on the request.
 */
export const COST_BUDGETS = {
  quotes: 3_000,
  searches: 10_000,
  longTexts: 12_000,
} as const;

const MINUTE_MS = 60_000;

/** The rate limit as route options; none if the operator turned limits off (`factor` null). */
export function rateLimit(kind: keyof typeof RATE_LIMITS, factor: number | null): RouteConfig {
  if (factor === null) return {};
  return { rateLimit: { max: Math.max(1, Math.round(RATE_LIMITS[kind] * factor)), timeWindow: MINUTE_MS } };
}

/** The budget of a cost limiter; null if the operator turned limits off (`factor` null). */
export function costBudget(kind: keyof typeof COST_BUDGETS, factor: number | null): number | null {
  return factor === null ? null : COST_BUDGETS[kind] * factor;
}
