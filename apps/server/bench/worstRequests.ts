import { SEARCH_TYPES, SOURCE_IDS } from '@naad/gurbani-model';
import { TRANSCRIPT_LIMITS } from '@naad/api-contract';
import { type Corpus, type LineIndex, type ShabadIndex } from '@naad/gurbani-corpus';

/** A valid request that should cost its route more than any other. */
export interface WorstRequest {
  readonly route: string;
  /** Short description of the input. */
  readonly input: string;
  readonly method?: 'GET' | 'POST' | 'PUT';
  /** @param run a different number each time, to bypass caches */
  readonly path: (run: number) => string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: (run: number) => string;
  /** Sent with the token of an account. */
  readonly needsLogin?: boolean;
}

/** The most expensive display settings: every translation and transliteration, visraams, larivaar. */
const HEAVY_COOKIE =
  'naad=2~readingMode:split~isLarivaar:true~hasAssist:true~hasVisraams:true~translations.english:ssk.ms.bdb.kohli.jamdade' +
  '~translations.punjabi:ss.ft.ms.bdb~translations.spanish:sn~transliterations:en.hi.ipa.ur~baniLength:xl';
const LONG = 10_000;
const HEADER_BYTES = 15_000;

const repeated = (piece: string, count: number, separator = '') =>
  Array<string>(count).fill(piece).join(separator).slice(0, LONG);

/** Maximum address size in bytes next to its headers: Node refuses more than 16 KB of both. */
const MAX_ADDRESS_BYTES = 15_500;

/** Encodes text for an address, truncated to what a server accepts. */
function encodeForAddress(text: string): string {
  let encoded = '';
  for (const character of text) {
    const more = encodeURIComponent(character === '\ud800' ? '\ufffd' : character);
    if (encoded.length + more.length > MAX_ADDRESS_BYTES) break;
    encoded += more;
  }
  return encoded;
}

/** Expensive search texts: common words and letters repeated, wildcards, operators, unknown words. */
export const HOSTILE_TEXTS: readonly string[] = [
  ...['ਸ', 'ਹ', 'ਕ', 'k', 's', 'a', '*', '+', '-', '"', 'é', '\u0000', '\ud800'].flatMap((letter) => [
    repeated(letter, 4),
    repeated(letter, 40),
    repeated(letter, 60),
    repeated(letter, LONG),
  ]),
  ...[
    'ਹਰਿ',
    'ਨਾਨਕ',
    'ਸ',
    'ਹ',
    'har',
    'hari',
    'naam',
    'the',
    'of the',
    'lord',
    'god is',
    'a',
    's',
    'xyzq',
  ].flatMap((word) => [2, 6, 12, 40, 49, 2_000].map((count) => repeated(word, count, ' '))),
  ...['ਹ', 'ਸ', 'a', 'the', 'h'].flatMap((word) =>
    ['*', '+', ' -', '" "', ' * '].flatMap((separator) =>
      [3, 12, 2_000].map((count) => repeated(word, count, separator)),
    ),
  ),
  'ਸਸਸਸਸਸਸਸਸਸਸਸਸਸਸਸਸਸਸਸਸਸਸਸਸਸਸਸਸਸਸਸਸਸਸਸਸਸਸਸਸਸਸਸਸਸਸਸਸਸਸਸਸਸਸਸਸਸਸਹ',
  'what is the of to and in a that it for with as be this by from at he on are his they who not all',
  'how can i find the one who is in all and what does the lord say of the world and of death and of love',
  'who what when where why how is are was were do does did the a an of in to',
  'jo to kuch sabh tera hai har har har naam jap man mere sada sada sukh pae',
  'mumble tumble grumble fumble humble jumble rumble bumble crumble stumble',
  'ਕਖਗਘਙਚਛਜਝਞਟਠਡਢਣਤਥਦਧਨਪਫਬਭਮਯਰਲਵੜ',
  'abcdefghijklmnopqrstuvwxyz'.repeat(2),
];

function search(): WorstRequest[] {
  const types = [...new Set(Object.values(SEARCH_TYPES))].sort((one, other) => one - other);
  return types.flatMap((type) =>
    HOSTILE_TEXTS.flatMap((text) => {
      const at = (more: string) => (run: number) =>
        `/api/v2/search/${encodeForAddress(text)}?searchtype=${String(type)}${more}&x=${String(run)}`;
      const shown = `${JSON.stringify(text.slice(0, 12))} ${String(text.length)} characters`;
      return [
        { route: `search type ${String(type)}`, input: `${shown}, 100 results`, path: at('&results=100') },
        { route: `search type ${String(type)}, last page`, input: shown, path: at('&page=999999999') },
        {
          route: `search type ${String(type)}, suggestions`,
          input: shown,
          path: at('&livesearch=1&results=100'),
        },
      ];
    }),
  );
}

const longestFirst = <Item>(items: readonly Item[], size: (item: Item) => number) =>
  items.toSorted((one, other) => size(other) - size(one));

function shabadsBySize(corpus: Corpus) {
  const all = Array.from({ length: corpus.shabadCount }, (_, index) => corpus.shabad(index as ShabadIndex));
  return longestFirst(all, ({ lineCount }) => lineCount);
}

/** The most ids the API accepts, with at most `maxLines` lines. */
function manyShabads(corpus: Corpus, maxLines: number): string {
  const ids: number[] = [];
  let lines = 0;
  for (const { id, lineCount } of shabadsBySize(corpus)) {
    if (ids.length === 50 || lines + lineCount > maxLines) continue;
    ids.push(id);
    lines += lineCount;
  }
  return ids.join(',');
}

function longestAngs(corpus: Corpus, source: 'G' | 'D'): number[] {
  const count = corpus.catalogue.sources.find(({ id }) => id === source)?.angCount ?? 0;
  const angs = Array.from({ length: count }, (_, index) => index + 1);
  return longestFirst(angs, (ang) => corpus.page(source, ang)?.length ?? 0);
}

const withRun = (path: string) => (run: number) => `${path}${path.includes('?') ? '&' : '?'}x=${String(run)}`;

function scripture(corpus: Corpus): WorstRequest[] {
  const json = (route: string, input: string, path: string, encoding = 'br'): WorstRequest => ({
    route,
    input: `${input}, ${encoding}`,
    path: withRun(path),
    headers: { 'accept-encoding': encoding },
  });
  const many = manyShabads(corpus, 4_000);
  const some = manyShabads(corpus, 1_000);
  const [longest] = shabadsBySize(corpus);
  const angs = longestAngs(corpus, 'D').slice(0, 20).join('+');
  const ceremonies = corpus.catalogue.ceremonies.map(({ id }) => id);
  const banis = longestFirst(corpus.catalogue.banis, ({ lines }) => lines.length).slice(0, 3);
  return [
    ...['br', 'gzip', 'identity'].flatMap((encoding) => [
      json('shabads', '50 ids, 4,000 lines', `/api/v2/shabads/${many}`, encoding),
      json('angs', '20 longest of D', `/api/v2/angs/${angs}/D`, encoding),
      json('banis/:id', 'the longest', `/api/v2/banis/${String(banis[0]?.id)}`, encoding),
    ]),
    json('shabads', 'the longest', `/api/v2/shabads/${String(longest?.id)}`),
    json('angs', 'the longest of D', `/api/v2/angs/${angs.split('+')[0] ?? ''}/D`),
    ...ceremonies.map((id) => json('ceremonies/:id', String(id), `/api/ceremonies/${String(id)}`)),
    json('banis', 'all', '/api/v2/banis'),
    ...SOURCE_IDS.map((id) => json('index/:source', id, `/api/index/${id}`)),
    json('related/shabad/:id', 'the longest', `/api/related/shabad/${String(longest?.id)}`),
    json('random', 'any', '/api/v2/random'),
    json('search-results', '1,600 ids', `/api/v2/search-results/${verseIds(corpus, 1_200)}`),
    json('capabilities', 'all', '/api/capabilities'),
    json('docs', 'JSON', '/api/docs/json'),
    json('writers, raags', 'raags', '/api/v2/raags'),
    json(
      'fields',
      '500 characters',
      `/api/v2/shabads/1?translations=${repeated('en.ssk', 71, ',')}&transliterations=en,hi,ipa,ur`,
    ),
    ...[
      ...shabadsBySize(corpus)
        .slice(0, 2)
        .map(({ id }) => String(id)),
      some,
      many,
    ].flatMap((ids) => [
      page(
        'shabad page',
        ids.length > 20 ? `${String(ids.split(',').length)} ids` : 'a longest',
        `/shabad?id=${ids}`,
      ),
      page(
        'shabad page',
        `${ids.length > 20 ? `${String(ids.split(',').length)} ids` : 'a longest'}, all fields`,
        `/shabad?id=${ids}`,
        HEAVY_COOKIE,
      ),
    ]),
    ...banis.flatMap(({ id, lines }) => [
      page('bani page', `${String(id)}, ${String(lines.length)} lines`, `/sundar-gutka/${String(id)}`),
      page(
        'bani page',
        `${String(id)}, ${String(lines.length)} lines, all fields`,
        `/sundar-gutka/${String(id)}`,
        HEAVY_COOKIE,
      ),
    ]),
    ...(['G', 'D'] as const).flatMap((source) => [
      page(
        'ang page',
        `longest of ${source}`,
        `/ang?source=${source}&ang=${String(longestAngs(corpus, source)[0])}`,
      ),
      page(
        'ang page',
        `longest of ${source}, all fields`,
        `/ang?source=${source}&ang=${String(longestAngs(corpus, source)[0])}`,
        HEAVY_COOKIE,
      ),
    ]),
    page('index pages', 'G', '/index/sri-guru-granth-sahib'),
    page('index pages', 'D', '/index/sri-dasam-granth-sahib'),
    page('sundar gutka list', 'all', '/sundar-gutka'),
    page('hukamnama page', 'newest', '/hukamnama'),
    page('search page', 'hostile main letters', `/search?type=6&q=${encodeURIComponent(repeated('ਸ', 60))}`),
    page(
      'search page',
      'hostile main letters, 9,000 bytes',
      `/search?type=6&q=${encodeURIComponent(repeated('ਸ ', 1_000))}`,
    ),
    page('search page', 'stop words', `/search?type=8&q=${encodeURIComponent(repeated('of the', 400, ' '))}`),
    page(
      'search page',
      'question',
      `/search?type=9&q=${encodeURIComponent(HOSTILE_TEXTS.find((each) => each.startsWith('how')) ?? '')}`,
    ),
    page('help, about, terms', 'terms', '/terms-of-service'),
    page('help, about, terms', 'help', '/help'),
    page('rehat maryadha', 'list', '/rehat-maryadha'),
    page('embed builder', 'ids', `/embed?url=${encodeURIComponent(`/shabad?id=${many}`)}`),
    page('not found', '12,000 characters', `/${repeated('a/', 6_000)}`),
    page('old addresses', '.asp', `/page.asp?shabadid=${repeated('1', 9_000)}`),
    page('short links', '6,000 characters', `/s/${repeated('1,', 6_000)}`),
    page('random page', 'any', '/shabad?random'),
    page('home', 'plain', '/'),
    ...['0', '1', '2'].map((index) =>
      json(
        'sitemaps',
        index,
        ['/sitemaps/shabads-G.xml', '/sitemaps/shabads-D.xml', '/sitemaps/shabads-B.xml'][Number(index)] ??
          '',
      ),
    ),
    json('embed frame', 'longest shabad', `/embed/v1/shabad?id=${String(longest?.id)}`),
    json('embed frame', '50 ids', `/embed/v1/shabad?id=${many}`),
    json('embed frame', 'verses', `/embed/v1/verse?id=${verseIds(corpus, 200)}`),
    json('embed frame', 'ang', `/embed/v1/ang?source=D&ang=${String(longestAngs(corpus, 'D')[0])}`),
    json(
      'oembed',
      '2,000 characters',
      `/oembed?url=${encodeURIComponent(`http://127.0.0.1/shabad?id=${many}`.slice(0, 1_900))}`,
    ),
    json(
      'preferences',
      '9,000 characters',
      `/preferences?theme=${repeated('~a:b', 2_250)}&back=${repeated('/a', 1_000)}`,
    ),
    json('kosh', '100 characters', `/api/v2/kosh/search/${repeated('a', 100)}`),
    json('assistant', 'hostile', `/api/assistant?query=${encodeURIComponent(repeated('of the', 40, ' '))}`),
  ];
}

function verseIds(corpus: Corpus, count: number): string {
  return Array.from({ length: count }, (_, index) =>
    String(corpus.line(((index * 101) % corpus.lineCount) as LineIndex).verseId),
  ).join(',');
}

const page = (route: string, input: string, path: string, cookie?: string): WorstRequest => ({
  route,
  input,
  path: withRun(path),
  headers: { 'accept-encoding': 'br', ...(cookie !== undefined && { cookie }) },
});

/** The hardest lines to shape: the longest, a different one in each run. */
function pictures(corpus: Corpus): WorstRequest[] {
  const lines = Array.from({ length: corpus.lineCount }, (_, index) => index as LineIndex);
  const ids = (size: (line: LineIndex) => number) =>
    longestFirst(lines, size)
      .slice(0, 12)
      .map((line) => String(corpus.line(line).verseId));
  const long = ids((line) => corpus.unicode(line).length);
  const translated = ids((line) => corpus.translation(line, 'en.ssk')?.length ?? 0);
  return ['wide', 'square'].flatMap((shape) => [
    {
      route: 'og pictures',
      input: `longest lines, ${shape}`,
      path: (run) => `/og/verse/${long[run % 12] ?? ''}.png?shape=${shape}&theme=dark`,
    },
    {
      route: 'og pictures',
      input: `longest translations, ${shape}`,
      path: (run) => `/og/verse/${translated[run % 12] ?? ''}.png?shape=${shape}`,
    },
  ]);
}

function wav(): string {
  const file = Buffer.alloc(TRANSCRIPT_LIMITS.audioBytes);
  file.write('RIFF', 0, 'latin1');
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(TRANSCRIPT_LIMITS.sampleRate, 24);
  file.writeUInt16LE(16, 34);
  return file.toString('base64');
}

const jsonBody = { 'content-type': 'application/json' };

function bodies(corpus: Corpus): WorstRequest[] {
  const rows = shabadsBySize(corpus).slice(0, 10_000);
  const favouritesOf = (run: number) =>
    rows.map(({ id }) => ({
      shabad_id: id,
      comment: `${String(run)} ${'ਹ'.repeat(240)}`,
      created_at: '2024-01-01T00:00:00Z',
      updated_at: `2024-01-0${String(run + 1)}T00:00:00Z`,
    }));
  const many = { route: 'favourites', needsLogin: true, headers: jsonBody } as const;
  const item = { id: 1, shabadId: 1, verse: 'naam', url: '/shabad?id=1' };
  const library = { version: 1, lists: [{ items: Array(8_500).fill(item) }] };
  const quote = (text: string) => JSON.stringify({ text });
  const post = (
    route: string,
    input: string,
    path: string,
    body: string,
    headers = jsonBody,
  ): WorstRequest => ({
    route,
    input,
    method: 'POST',
    path: () => path,
    headers,
    body: () => body,
  });
  return [
    post('quotes', '`hir ` × 2,500', '/api/quotes', quote('hir '.repeat(2_500))),
    post('quotes', '`ਹਰਿ ` × 2,500', '/api/quotes', quote('ਹਰਿ '.repeat(2_500))),
    post('quotes', '`a` × 10,000', '/api/quotes', quote('a'.repeat(LONG))),
    post('transcript', '20 seconds', '/api/transcript', JSON.stringify({ audioData: wav() })),
    post(
      'transcript',
      'no base64',
      '/api/transcript',
      JSON.stringify({ audioData: 'a'.repeat(850_000) + '!' }),
    ),
    post('events', '60 KB', '/api/events', JSON.stringify({ kind: 'page', path: `/${'a'.repeat(60_000)}` })),
    post(
      'login',
      'wrong password',
      '/api/login/password',
      JSON.stringify({ email: 'a@b.example', password: 'x'.repeat(200) }),
    ),
    {
      ...many,
      route: 'favourites import',
      input: '10,000 rows',
      method: 'POST',
      path: () => '/api/favourite-shabads/import',
      body: (run) => JSON.stringify({ favouriteShabads: favouritesOf(run) }),
    },
    { ...many, input: 'list of 10,000', path: withRun('/api/favourite-shabads') },
    {
      ...many,
      route: 'favourites export',
      input: '10,000 rows',
      path: withRun('/api/favourite-shabads/export'),
    },
    {
      ...many,
      route: 'favourites, one more',
      input: 'at the limit',
      method: 'POST',
      path: () => '/api/favourite-shabads',
      body: () => JSON.stringify({ shabadId: rows[0]?.id, comment: 'ਹ'.repeat(10) }),
    },
    {
      ...many,
      route: 'pothis PUT',
      input: '512 KB',
      method: 'PUT',
      path: () => '/api/pothis',
      body: (revision) => JSON.stringify({ revision, library }),
    },
    { ...many, route: 'pothis GET', input: '512 KB', path: withRun('/api/pothis') },
    { ...many, route: 'user export', input: '10,000 favourites', path: withRun('/api/user/export') },
  ];
}

/** The largest headers allowed, in shapes that make a careless regular expression slow. */
function headers(): WorstRequest[] {
  const pieces = (name: string, text: string) => ({ [name]: repeated(text, HEADER_BYTES).slice(0, LONG) });
  const all: readonly (readonly [string, Record<string, string>])[] = [
    ['accept-language', pieces('accept-language', 'a-,')],
    ['accept-language', pieces('accept-language', 'pa;q=')],
    ['accept-language', pieces('accept-language', ' ')],
    ['cookie', pieces('cookie', 'a=b;')],
    ['cookie of choices', { cookie: `naad=${repeated('2~a:b~', 2_000)}` }],
    ['if-none-match', pieces('if-none-match', 'W/"a",')],
    ['if-none-match', pieces('if-none-match', ' ')],
    ['accept-encoding', pieces('accept-encoding', 'br;q=0.1,')],
    ['accept-encoding', pieces('accept-encoding', ' ')],
    ['range', pieces('range', 'bytes=0-1,')],
    ['authorization', { authorization: `Bearer ${repeated('a', 9_000)}` }],
    ['content-type', pieces('content-type', 'a;')],
    ['user-agent', pieces('user-agent', '(')],
    ['host', { host: repeated('a.', 4_000) }],
    ['x-forwarded-for', pieces('x-forwarded-for', '1.1.1.1,')],
    ['forwarded origin', { origin: `http://${repeated('a.', 4_000)}` }],
  ];
  return all.flatMap(([name, sent]) =>
    ['/help', '/api/capabilities'].map((path) => ({
      route: `header ${name}`,
      input: path,
      path: withRun(path),
      headers: sent,
    })),
  );
}

/** The most expensive input for every route that accepts text, a list or a body. */
export function worstRequests(corpus: Corpus): WorstRequest[] {
  return [...scripture(corpus), ...pictures(corpus), ...bodies(corpus), ...headers(), ...search()];
}
