import type { ApiClient } from '@naad/api-client';
import type { FormOptions } from './routeResult.ts';

/** Loads the sources and writers that the full search form lists in this deployment. */
export async function formOptions(api: ApiClient): Promise<FormOptions> {
  const [{ sources }, writers] = await Promise.all([api.getCapabilities(), api.getWriters()]);
  return { sources, writers };
}
