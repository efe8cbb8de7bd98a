import type { Route } from './defineRoute.ts';

/** A route that an address names, with the text of its parameters. */
interface FoundRoute {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

const isParameter = (part: string): boolean => part.startsWith(':');

const partsOf = (path: string): string[] => path.split('/');

/** Orders routes so that of two that match an address, the one with the earlier fixed part comes first. */
const sortKey = ({ path }: Route): string =>
  partsOf(path)
    .map((part) => (isParameter(part) ? '1' : '0'))
    .join('');

function paramsOf(pattern: readonly string[], parts: readonly string[]): Record<string, string> | null {
  if (pattern.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const given = parts[index] ?? '';
    if (isParameter(part)) params[part.slice(1)] = given;
    else if (part !== given) return null;
  }
  return params;
}

/**
 * Creates a function that finds the route of an address. A slash at the end makes no difference.
 * @returns null if there is none; it throws a URIError for invalid percent-encoding
 */
export function createRouteFinder(
  routes: readonly Route[],
): (method: Route['method'], path: string) => FoundRoute | null {
  const patterns = [...routes]
    .sort((one, other) => sortKey(one).localeCompare(sortKey(other)))
    .map((route) => ({ route, pattern: partsOf(route.path) }));
  return (method, path) => {
    const parts = partsOf(path.replace(/(?<=.)\/$/, '')).map(decodeURIComponent);
    for (const { route, pattern } of patterns) {
      const params = route.method === method ? paramsOf(pattern, parts) : null;
      if (params) return { route, params };
    }
    return null;
  };
}
