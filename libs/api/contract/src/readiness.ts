import * as z from 'zod/mini';

/**
 * Components that can fail independently. All but the scripture are optional; `api` is the API of a process that only renders
 * pages.
 */
export const COMPONENTS = [
  'scripture',
  'api',
  'accounts',
  'sessions',
  'dataDirectory',
  'hukamnamas',
  'upstream',
  'speech',
] as const;
export type ComponentName = (typeof COMPONENTS)[number];

/**
 * Why a component isn't ready. Public, so it names no host, path or user; the log has the details.
 * `unreachable`: no connection. `timeout`: no response in time. `refused`: wrong password, no such database,
 * no permission. `full`, `readOnly`, `corrupt`, `missing`: the disk or file. `busy`: locked by another
 * process. `newerVersion`: created by a later release.
 */
const COMPONENT_REASONS = [
  'unreachable',
  'timeout',
  'refused',
  'full',
  'readOnly',
  'corrupt',
  'missing',
  'busy',
  'newerVersion',
  'starting',
  'other',
] as const;
export type ComponentReason = (typeof COMPONENT_REASONS)[number];

/** `limited`: reads succeed, some writes fail. `unavailable`: every request fails. */
export const ComponentState = z.object({
  ok: z.boolean(),
  state: z.enum(['ready', 'limited', 'unavailable']),
  reason: z.nullable(z.enum(COMPONENT_REASONS)),
});
export type ComponentState = z.infer<typeof ComponentState>;

/**
 * `GET /readyz`. Status 200 as long as scripture is served, because a load balancer must keep a node that can
 * serve it. `degraded` is true if any component isn't ok.
 */
export const ReadinessResponse = z.object({
  ok: z.literal(true),
  degraded: z.boolean(),
  components: z.partialRecord(z.enum(COMPONENTS), ComponentState),
});
export type ReadinessResponse = z.infer<typeof ReadinessResponse>;
