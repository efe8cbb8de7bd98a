import type { Config } from '../config/index.ts';

/** Prefix of API addresses in a browser: a path of the site such as `/api`, or an absolute address if `API_ORIGIN` is set. */
export function browserApi({ apiOrigin, apiPrefix }: Pick<Config, 'apiOrigin' | 'apiPrefix'>): string {
  return (apiOrigin ?? '') + apiPrefix;
}
