import type { ApiClient } from '@naad/api-client';
import type { FormOptions } from './routeResult.ts';

/** What the lists of the full search form offer in this deployment. */
export async function formOptions(api: ApiClient): Promise<FormOptions> {
  const [{ sources }, writers] = await Promise.all([api.getCapabilities(), api.getWriters()]);
  return { sources, writers };
}
