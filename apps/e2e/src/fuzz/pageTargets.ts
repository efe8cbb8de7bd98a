import type { Target } from './fuzzRequest.ts';
import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

interface PageOptions {
  readonly method?: string;
  readonly query?: readonly string[];
  /** Limits of query parameters, in characters. */
  readonly limits?: Readonly<Record<string, number>>;
  readonly takesForms?: boolean;
  readonly statuses?: readonly number[];
  readonly weight?: number;
}

/** A target with the method GET, or another. */
function page(path: string, options: PageOptions = {}): Target {
  const {
    method = 'GET',
    query = [],
    limits = {},
    takesForms = false,
    statuses = [200],
    weight = 1,
  } = options;
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const parameter = (location: 'path' | 'query') => (name: string) => ({
    name,
    location,
    maxLength: limits[name] ?? null,
    choices: null,
  });
  return {
    name: `${method} ${path}`,
    method,
    path,
    parameters: [...inPath.map(parameter('path')), ...query.map(parameter('query'))],
    body: null,
    takesForms,
    needsLogin: false,
    statuses,
    weight,
  };
}

/** For long documents, whose bytes take much of a run's time. */
const RARE = 0.3;

/**
 * Every address outside the OpenAPI document. A test compares it with those that the server's features register; new pages
 * of the reader are added by {@link newPageTargets}.
 */
export const PAGE_TARGETS: readonly Target[] = [
  page('/', { query: ['logout', 'token'], weight: 2 }),
  page('/search', { query: ['q', 'type', 'source', 'writer', 'raag', 'ang', 'page', 'results'], weight: 8 }),
  page('/shabad', { query: ['id', 'highlight', 'random', 'view', 'q', 'type'], weight: 8 }),
  page('/ang', { query: ['ang', 'source', 'highlight'], weight: 4 }),
  page('/random', { query: ['source'] }),
  page('/hukamnama', { query: ['date', 'day', 'month', 'year'], weight: 2 }),
  page('/sundar-gutka'),
  page('/sundar-gutka/{bani}', { query: ['length'], weight: 2 }),
  page('/index'),
  page('/index/sri-guru-granth-sahib', { weight: RARE }),
  page('/index/sri-dasam-granth-sahib', { weight: RARE }),
  page('/index/bhai-nand-lal-vaaran'),
  page('/index/amrit-keertan', { query: ['chapter'] }),
  page('/amrit-keertan/shabads/{row}', { query: ['chapter'] }),
  page('/sync', { query: ['code'] }),
  page('/sync/{code}'),
  page('/embed', { query: ['of', 'id', 'ang', 'source', 'theme', 'code'] }),
  page('/quotes', { query: ['text'], limits: { text: 10_000 }, weight: 3 }),
  page('/quotes', { method: 'POST', takesForms: true, limits: { text: 10_000 }, weight: 3 }),
  page('/receipt/{verse}'),
  page('/receipt/ang/{source}/{ang}'),
  page('/what-is-sent'),
  page('/device'),
  page('/help'),
  page('/about'),
  page('/terms-of-service'),
  page('/rehat-maryadha'),
  page('/rehat-maryadha/{rehat}/{chapter}'),
  page('/pothi'),
  page('/login', { query: ['problem', 'token'] }),
  page('/signup', { query: ['problem'] }),
  page('/account'),
  page('/user/favourite-shabads', { query: ['token'] }),
  page('/logout'),
  page('/search.asp', { query: ['q', 'id', 'source', 'type'] }),
  page('/page.asp', { query: ['sourceid', 'pageno', 'shabadid'] }),
  page('/rehat.asp'),
  page('/tabla.asp'),
  page('/{name}', { weight: 2 }),
  page('/{name}/{name2}/{name3}'),

  page('/preferences', { query: ['theme', 'language', 'fontSize', 'larivaar', 'back'], weight: 2 }),
  page('/s/{shabad}'),
  page('/s/{shabad}/{verse}'),
  page('/g/{ang}'),
  page('/d/{ang}'),
  page('/v/{ang}'),
  page('/gs/{ang}'),
  page('/h'),
  page('/h/{day}'),
  page('/og/verse/{verse}.png', { query: ['theme', 'translation', 'size'] }),
  page('/og/shabad/{shabad}.png', { query: ['theme'] }),
  page('/og/ang/{source}/{ang}.png'),
  page('/og/hukamnama/{day}.png'),
  page('/doodle/{name}'),
  page('/site-files/{name}'),
  page('/oembed', { query: ['url', 'format', 'maxwidth', 'maxheight'], statuses: [200, 501], weight: 2 }),
  page('/embed.js'),
  page('/embed/v1/{kind}', { query: ['id', 'ang', 'source', 'theme', 'language'], weight: 3 }),
  page('/embed/v1/assets/{file}'),
  page('/control'),
  page('/control/{code}', { weight: 2 }),
  page('/control/assets/{file}'),
  page('/display', { query: ['code'] }),
  page('/display/screen', { query: ['code'] }),
  page('/display/overlay', { query: ['code'] }),
  page('/display/assets/{file}'),
  page('/assets/{file}'),
  page('/favicon.svg'),
  page('/packs/manifest.json'),
  page('/packs/{file}'),
  page('/.well-known/naad-manifest.json', { weight: RARE }),
  page('/.well-known/naad-manifest.json.sig'),
  page('/.well-known/naad-key.pem'),
  page('/.well-known/naad-lines.bin', { weight: RARE }),
  page('/robots.txt'),
  page('/sitemap.xml'),
  page('/sitemaps/{sitemap}.xml', { weight: RARE }),
  page('/opensearch.xml'),
  page('/site.webmanifest'),
  page('/healthz'),
  page('/readyz'),
  page('/api/docs'),
  page('/api/docs/json', { weight: RARE }),
  page('/api/docs/static/{file}'),
  page('/api/login/callback', { query: ['code', 'state', 'error'] }),
  page('/api/assistant/written', { query: ['query'] }),
  page('/api/{name}', { weight: 2 }),
  page('/api/v2/{name}/{name2}'),
  page('/socket.io/', { query: ['EIO', 'transport', 'sid', 't', 'j', 'b64'], weight: 3 }),
  page('/socket.io/', { method: 'POST', query: ['EIO', 'transport', 'sid'] }),
  page('/socket.io/socket.io.js'),
  page('/socket.io/socket.io.min.js'),
  // Forms for pages without script.
  page('/api/login/password', { method: 'POST', takesForms: true }),
  page('/api/login/signup', { method: 'POST', takesForms: true, weight: RARE }),
];

/**
 * Targets for pages of the reader that {@link PAGE_TARGETS} lacks, so that a new page is attacked from its first day.
 * @param paths in the router's syntax: `/sync/:code`, with `*` for any rest
 */
export function newPageTargets(paths: readonly string[]): Target[] {
  const shapeOf = (path: string) => path.replace(/\{\w+\}/g, '{}').replace(/\{\}(\/\{\})+$/, '{}');
  const known = new Set(PAGE_TARGETS.map(({ path }) => shapeOf(path)));
  return paths
    .map((path) => path.replace(/:(\w+)\??/g, '{$1}').replace(/\*$/, '{rest}'))
    .filter((path) => !known.has(shapeOf(path)))
    .map((path) => page(path));
}

const BUNDLE = fileURLToPath(new URL('../../../../dist/@naad/reader/server/renderPage.js', import.meta.url));

/** Patterns of every page, from the route table of the built reader; none without a build. */
export async function readPagePaths(): Promise<string[]> {
  if (!existsSync(BUNDLE)) return [];
  const { pagePaths } = (await import(pathToFileURL(BUNDLE).href)) as { pagePaths: () => string[] };
  return pagePaths();
}
