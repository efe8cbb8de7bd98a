import { CLOSED_POLICY } from './contentSecurityPolicy.ts';

/** Headers of every response, for responses that bypass Fastify's hooks. */
export const BASE_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': CLOSED_POLICY,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};
