import type { ComponentName, ComponentReason, ComponentState, ReadinessResponse } from '@naad/api-contract';

export const READY: ComponentState = { ok: true, state: 'ready', reason: null };

/** Reads succeed, some writes fail. */
export function limited(reason: ComponentReason): ComponentState {
  return { ok: false, state: 'limited', reason };
}

export function unavailable(reason: ComponentReason): ComponentState {
  return { ok: false, state: 'unavailable', reason };
}

/** The components of this deployment, each with a function that returns its current state. */
export type ComponentHealth = Partial<Record<ComponentName, () => ComponentState>>;

export function readinessOf(health: ComponentHealth): ReadinessResponse {
  const entries = Object.entries(health).map(([name, stateOf]) => [name, stateOf()] as const);
  const components = Object.fromEntries(entries) as ReadinessResponse['components'];
  return { ok: true, degraded: entries.some(([, { ok }]) => !ok), components };
}
