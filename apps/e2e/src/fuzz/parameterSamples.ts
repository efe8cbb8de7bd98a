/** Valid values by the name of a parameter or body field. */

const SEARCHES = [
  'ਸਤਿ',
  'hir',
  'hhh',
  'sqn',
  'how to find peace of mind',
  'death',
  'jo mange thakur apne te',
  'ਸੋਚੈ ਸੋਚਿ ਨ ਹੋਵਈ',
  'ang 5',
  'सति',
];
const SHABADS = ['1', '1839', '3406', '3590', '5540', '40001', '1,1839', '3590+3591'];
const SOURCES = ['G', 'D', 'B', 'A', 'S', 'N', 'R', 'K', 'all'];
const ANGS = ['1', '2-3', '4+6', '917', '1430'];
const DAYS = ['2024-01-31', '2024-02-01', '2025-12-31'];
const TEXTS = ['ਸੋਚੈ ਸੋਚਿ ਨ ਹੋਵਈ ਜੇ ਸੋਚੀ ਸਉ ਵਾਰ', 'soche soch na hovee', 'hukam rajaaee chalanaa'];

const BY_NAME: Readonly<Record<string, readonly string[]>> = {
  query: SEARCHES,
  q: SEARCHES,
  text: TEXTS,
  word: ['ਸਤਿ', 'ਹਰਿ', 'sat'],
  letter: ['ੳ', 'ਸ', 'k'],
  id: ['1', '2', '3590', '1839', '31'],
  ids: SHABADS,
  of: SHABADS,
  shabad: ['1', '3590', '1839'],
  shabadid: ['1', '3590'],
  shabad_id: ['1', '3590'],
  shabadId: ['3590', '1'],
  verse: ['1', '25', '60000'],
  verse_id: ['1', '25'],
  highlight: ['1', '25'],
  row: ['3590', '1', '12'],
  bani: ['2', '9', '31', 'japujee-saahib', 'sohilaa-saahib', 'raharaas-saahib', 'ardaas'],
  range: ANGS,
  ang: ['1', '5', '917', '1430'],
  pageno: ['1', '917'],
  source: SOURCES,
  sourceid: SOURCES,
  type: ['0', '1', '2', '3', '4', '8', '9'],
  searchtype: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
  order: ['corpus', 'best'],
  writer: ['all', '1', '6'],
  raag: ['all', '1', '15'],
  page: ['1', '2', 'all'],
  results: ['10', '100', '20'],
  count: ['3', '10'],
  livesearch: ['1', '0'],
  isGurmukhi: ['1', '0'],
  updatedsince: ['2024-01-01', '2020-01-01T00:00:00Z'],
  translations: ['en.ssk', 'en.bdb,pu.ss', 'all'],
  transliterations: ['en', 'en,ur,hi', 'all'],
  length: ['s', 'm', 't', 'b'],
  year: ['2024'],
  month: ['1', '12'],
  date: ['31', '2024/1/31', '1'],
  day: DAYS,
  chapter: ['1', '2'],
  rehat: ['1'],
  v: ['2'],
  host: ['desktop-1', 'abc'],
  theme: ['dark', 'light', 'sepia'],
  language: ['en', 'pa', 'hi', 'es', 'ur'],
  back: ['/', '/ang?ang=1', '/search?q=hhh'],
  redirect_url: ['/', '/shabad?id=1', '/account'],
  url: ['http://localhost/shabad?id=3590'],
  format: ['json', 'xml'],
  kind: ['shabad', 'verse', 'ang'],
  sitemap: ['pages', 'banis', 'shabads-N', 'angs-N'],
  file: ['manifest.json', 'index.js', 'swagger-ui.css'],
  problem: ['wrongCredentials', 'badRequest'],
  EIO: ['4', '3'],
  transport: ['polling', 'websocket'],
  firstname: ['Asa'],
  lastname: ['Kaur'],
  name: ['Key', 'nothing', 'help'],
  comment: ['ਵਾਹਿਗੁਰੂ'],
  shabads: ['1839', '1839,3590'],
  verses: ['22188', '22188,1582610'],
  path: ['/search', '/'],
  created_at: ['2024-01-01T00:00:00Z'],
  updated_at: ['2024-01-01T00:00:00Z'],
};

/** Valid values for routes where a name has another meaning. */
const BY_ROUTE: Readonly<Record<string, readonly string[]>> = {
  '/api/v2/banis/{id}': ['2', '9', '21', '23'],
  '/api/ceremonies/{id}': ['1', '2', '3'],
  '/ceremonies/{id}': ['1', '2', '3'],
  '/api/v2/receipts/{id}': ['30958', '898223', '934206'],
  '/api/index/{source}': ['G', 'D', 'N'],
};

/** Valid values of a parameter, or null if unknown. */
export function parameterSamples(path: string, name: string): readonly string[] | null {
  const ofRoute = Object.hasOwn(BY_ROUTE, path) && path.includes(`{${name}}`) ? BY_ROUTE[path] : undefined;
  return ofRoute ?? (Object.hasOwn(BY_NAME, name) ? (BY_NAME[name] ?? null) : null);
}
