import { HUKAMNAMA_DAYS } from './hukamnamaDays.ts';

/** Data packs of every kind that a route of the scripture reads. */
export const SCRIPTURE_PACKS: readonly object[] = [
  { kind: 'hukamnamas', days: HUKAMNAMA_DAYS },
  { kind: 'kosh', entries: [{ word: 'ਅਗਮ', definition: 'ਅਪਹੁੰਚ' }] },
  {
    kind: 'amrit-keertan',
    chapters: [
      { id: 3, name: 'ਹਉਮੈ', english: 'Ego', shabads: [{ shabadId: 1839, page: 12 }, { shabadId: 3590 }] },
    ],
  },
  {
    kind: 'rehats',
    rehats: [
      {
        id: 1,
        name: 'Example',
        alphabet: 'roman',
        chapters: [{ id: 1, name: 'First', content: '<p>Of <b>dawn</b></p>' }],
      },
    ],
  },
  {
    kind: 'bani-lengths',
    banis: [
      {
        id: 23,
        name: { unicode: 'ਸੋਹਿਲਾ ਸਾਹਿਬ', english: 'Sohila Sahib' },
        lines: [
          { verseId: 675_737, lengths: ['short', 'long'], paragraph: 1, isHeader: true, mangal: 'above' },
        ],
      },
    ],
  },
  { kind: 'verse-ids', verses: { 1: 675_737 } },
];

const FIELDS = [
  '',
  '?translations=en.ssk,pu.ss&transliterations=en,ur',
  '?translations=&transliterations=',
  '?transliterationScheme=naad&transliterations=en',
  '?translations=xx',
  '?transliterations=xx',
  '?transliterationScheme=xx',
  `?translations=${'a'.repeat(501)}`,
];
const SINCE = ['?updatedsince=2999-01-01', '?updatedsince=2000-01-01T10:00:00Z', '?updatedsince=xx'];
const withEach = (paths: readonly string[], queries: readonly string[]): string[] =>
  paths.flatMap((path) => queries.map((query) => path + query));

/** Texts of searches, each with the types that it is asked for. */
const SEARCHES = [
  '/v2/search/DDrgj',
  '/v2/search/dhan%20dhan%20ramdas%20gur',
  `/v2/search/${encodeURIComponent('ਰਾਮਦਾਸ ਗੁਰੁ')}`,
  '/v2/search/blessed%20is%20Guru',
  '/v2/search/917',
];
const TYPES = Array.from({ length: 11 }, (_, type) => `?searchtype=${String(type)}&translations=en.ssk`);

/** Addresses below the API's prefix for every route of the scripture: valid, invalid, unknown, and with every option. */
export const SCRIPTURE_ADDRESSES: readonly string[] = [
  '/v2',
  ...withEach(['/v2/shabads/3590', '/v2/shabads/1839,3590', '/v2/shabads/1+2'], [...FIELDS, ...SINCE]),
  ...withEach(
    ['/v2/shabads/x', '/v2/shabads/999999', '/v2/shabads/1,,2', `/v2/shabads/${'1,'.repeat(60)}1`],
    [''],
  ),
  `/v2/shabads/${Array.from({ length: 50 }, (_, index) => 3000 + index).join(',')}`,
  '/v2/shabads/%31839/',
  '/v2/shab%61ds/1839',
  '/v2/shabads/%zz',
  '/v2/shabads/',
  '/v2/shabads',
  '/v2/shabads/1/2',
  ...withEach(['/v2/angs/5', '/v2/angs/1-2+7', '/v2/angs/1/D', '/v2/angs/9999'], [...FIELDS, ...SINCE]),
  ...[
    '/v2/angs/x',
    '/v2/angs/2-1',
    '/v2/angs/1-50',
    '/v2/angs/1/x',
    '/v2/angs/9999/D',
    '/v2/angs/1/A',
    '/v2/angs/0',
  ],
  '/v2/banis',
  ...withEach(['/v2/banis/2', '/v2/banis/23', '/v2/banis/922'], [...FIELDS, ...SINCE]),
  ...withEach(['/v2/banis/21'], ['?length=s', '?length=m', '?length=t', '?length=b', '?length=x']),
  ...['/v2/banis/x', '/v2/banis/999', '/v2/banis/2/'],
  ...withEach(['/v2/random', '/v2/random/id', '/v2/random/D'], ['?translations=en.ssk', '?translations=xx']),
  ...['/v2/random/all', '/v2/random/x', '/v2/random/A'],
  ...['/index/G', '/index/D', '/index/R', '/index/A', '/index/x'],
  ...['/v2/kosh/%E0%A8%85', '/v2/kosh/A', '/v2/kosh/xx', `/v2/kosh/${encodeURIComponent('ਸ਼')}`],
  ...['ਅਗਮ', 'Agm]', 'ਗੁਰ', 'nothing', 'a'.repeat(101)].map(
    (word) => `/v2/kosh/word/${encodeURIComponent(word)}`,
  ),
  '/v2/kosh/word/gur?elsewhere=675737',
  '/v2/kosh/word/gur?elsewhere=x',
  ...['ਗੁਰ', 'ਅਪਹੁੰਚ', '%20', 'zzzz'].map(
    (text) => `/v2/kosh/search/${text === '%20' ? text : encodeURIComponent(text)}`,
  ),
  `/v2/kosh/search/${'a'.repeat(101)}`,
  ...['/gloss/675737', '/gloss/1582610', '/gloss/x', '/gloss/1'],
  ...['/related/shabad/1839', '/related/shabad/3590', '/related/shabad/x', '/related/shabad/999999'],
  '/v2/amritkeertan',
  ...withEach(
    ['/v2/amritkeertan/index', '/v2/amritkeertan/index/3'],
    ['', '?transliterationScheme=naad', '?transliterationScheme=x', '?updatedsince=1'],
  ),
  ...['/v2/amritkeertan/index/9', '/v2/amritkeertan/index/x'],
  ...withEach(['/v2/amritkeertan/shabads/1'], FIELDS),
  ...['/v2/amritkeertan/shabads/9', '/v2/amritkeertan/shabads/x'],
  ...['/v2/rehats', '/v2/rehats/1', '/v2/rehats/2', '/v2/rehats/x', '/v2/rehats/search'],
  ...[
    '/v2/rehats/1/chapters',
    '/v2/rehats/2/chapters',
    '/v2/rehats/1/chapters/1',
    '/v2/rehats/1/chapters/2',
    '/v2/rehats/1/chapters/x',
  ],
  ...[
    '/v2/rehats/search/dawn',
    '/v2/rehats/search/%20',
    '/v2/rehats/search/chapters',
    `/v2/rehats/search/${'a'.repeat(101)}`,
  ],
  ...withEach(['/ceremonies/1', '/ceremonies/3'], FIELDS),
  ...['/ceremonies/x', '/ceremonies/99'],
  ...[
    '/verse-ids/1839/22188',
    '/verse-ids/1839,3590/1582610,1,5',
    '/verse-ids/x/1',
    '/verse-ids/1/x',
    `/verse-ids/1/${'1,'.repeat(60)}1`,
  ],
  ...['/v2/writers', '/v2/raags', '/v2/sources'],
  ...withEach(['/v2/hukamnamas', '/v2/hukamnamas/2026/8/21', '/v2/hukamnamas/2024/1/30'], FIELDS),
  ...[
    '/v2/hukamnamas/today',
    '/v2/hukamnamas/2024',
    '/v2/hukamnamas/2024/1',
    '/v2/hukamnamas/x',
    '/v2/hukamnamas/x/y',
  ],
  ...[
    '/v2/hukamnamas/2024/2/30',
    '/v2/hukamnamas/1999/1/1',
    '/v2/hukamnamas/2024/3/1',
    '/v2/hukamnamas/x/1/1',
    '/v2/hukamnamas/2999/1/1',
  ],
  ...[
    '/hukamnama-days/2024-01-30',
    '/hukamnama-days/1999-01-01',
    '/hukamnama-days/2999-01-01',
    '/hukamnama-days/x',
  ],
  ...withEach(SEARCHES, TYPES),
  ...withEach(
    ['/v2/search/hari'],
    [
      ...FIELDS,
      ...SINCE,
      '?searchtype=4&source=G&writer=1&raag=1',
      '?searchtype=4&source=all&writer=all&raag=all&ang=all',
      '?searchtype=4&source=x',
      '?searchtype=4&writer=x',
      '?searchtype=4&ang=5&page=2&results=5',
      '?searchtype=4&page=99999&results=1000',
      '?searchtype=4&shabad=1839&bani=2',
      '?searchtype=8&page=3&results=7&facets=1&today=2026-01-01',
      '?searchtype=8&isGurmukhi=1&fuzzy=1',
      '?searchtype=8&isGurmukhi=0&fuzzy=0&order=corpus',
      '?searchtype=8&livesearch=1&transliterations=en',
      '?searchtype=2&livesearch=1&instead=1',
      '?searchtype=2&instead=0&unfinished=1',
      '?searchtype=2',
      '?today=2026-01-01-01',
    ],
  ),
  ...[
    '/v2/search/xqzxqzxq?searchtype=4',
    '/v2/search/xqzxqzxq?searchtype=4&instead=0',
    '/v2/search/japji%20sahib?searchtype=8',
  ],
  ...[
    '/v2/search/',
    `/v2/search/${'a'.repeat(10_001)}`,
    '/v2/search/a%2Fb?searchtype=4',
    '/v2/search/%2B',
    '/v2/search/%25',
  ],
  '/v2/search/hukamnama%20yesterday?searchtype=8',
  ...withEach(['/v2/search-results/675737,1582610,5'], [...FIELDS, '?page=2', '?page=x']),
  `/v2/search-results/${'675737,'.repeat(24)}675737?page=2`,
  '/v2/search-results/x',
  ...[
    '/quotes?text=',
    '/quotes',
    `/quotes?text=${encodeURIComponent('ਸਤਿ ਨਾਮੁ ਕਰਤਾ ਪੁਰਖੁ')}`,
    '/quotes?text=raj%20karega%20khalsa',
    '/quotes?text=Ang%20954%0Ahello%20world',
  ],
  `/quotes?text=${'a'.repeat(10_001)}`,
  ...[
    '/v2/receipts/675737',
    '/v2/receipts/x',
    '/v2/receipts/1',
    '/v2/receipts/angs/G/1',
    '/v2/receipts/angs/D/5',
  ],
  ...['/v2/receipts/angs/x/1', '/v2/receipts/angs/A/1', '/v2/receipts/angs/G/9999', '/v2/receipts/angs/G/x'],
  '/capabilities',
  ...['/none', '/v2/none', '/v2/angs//G', '/'],
];

/** Bodies for the quotation check. */
export const QUOTES_BODIES: readonly object[] = [
  { text: 'ਸਤਿ ਨਾਮੁ ਕਰਤਾ ਪੁਰਖੁ' },
  { text: 'Ang 954\nਹਰਿ ਕਾ ਨਾਮੁ ਧਿਆਈਐ' },
  { text: '' },
  { text: 5 },
  {},
  { text: 'a'.repeat(10_001) },
];
