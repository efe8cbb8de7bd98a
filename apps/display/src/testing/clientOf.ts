import { type ApiClient, type BaniName, type Capabilities, TransportError } from '@naad/api-client';
import { type BaniId, type ShabadId, shelfOfId } from '@naad/gurbani-model';
import { baniOfLengths, foundVerses, shabad628 } from './scripture.ts';

const BANIS = [
  [2, 'ਜਪੁ ਜੀ ਸਾਹਿਬ', 'jap jee saahib'],
  [21, 'ਰਹਰਾਸਿ ਸਾਹਿਬ', 'raharaas saahib'],
  [31, 'ਸੁਖਮਨੀ ਸਾਹਿਬ', 'sukhamanee saahib'],
  [27, 'ਬਾਵਨ ਅਖਰੀ', 'baavan akharee'],
] as const;

/** An API client for tests and stories, with fixed answers or without a connection. */
export function clientOf({ isOnline = () => true }: { isOnline?: () => boolean } = {}): ApiClient {
  const answer = <Value>(value: () => Value): Promise<Value> =>
    isOnline()
      ? Promise.resolve().then(value)
      : Promise.reject(new TransportError('network', 'No connection.'));
  const answers: Partial<ApiClient> = {
    getShabads: ([id], { translations }) =>
      answer(() => {
        if (id !== 628) throw new TransportError('malformed', 'There is no such shabad here.');
        return [shabad628(translations)];
      }),
    getBani: (id) => answer(() => baniOfLengths(id)),
    getBanis: () =>
      answer(() =>
        BANIS.map(([id, unicode, transliteration]): BaniName => ({
          id: id as BaniId,
          slug: transliteration,
          unicode,
          transliteration,
          transliterations: { en: transliteration, hi: '', ur: '', ipa: '' },
          hasLengths: id === 21,
          shelf: shelfOfId(id as BaniId),
        })),
      ),
    getRandomShabadId: () => answer(() => 628 as ShabadId),
    getHukamnama: () =>
      answer(() => ({
        date: { year: 2026, month: 11, day: 22 },
        isLatest: true,
        shabads: [shabad628([])],
      })),
    getCapabilities: () => answer(() => ({ ...CAPABILITIES })),
    lookUpWord: (word) => answer(() => [{ word, definition: 'ਸੱਚੇ ਗੁਰੂ ਨੇ।', sourceName: 'Mahan Kosh' }]),
    search: () =>
      answer(() => ({
        total: 11,
        page: 1,
        pageCount: 1,
        verses: foundVerses(),
        searchedAs: [],
        nearby: [],
        places: [],
        opensPlace: false,
        facets: null,
        instead: null,
      })),
  };
  return answers as ApiClient;
}

const HERE = { sources: [], absent: null };
const CAPABILITIES: Capabilities = {
  searchTypes: [],
  sources: [],
  translators: [
    { key: 'en.ssk', language: 'english', name: 'Dr. Sant Singh Khalsa', sourceIds: ['G'] },
    { key: 'pu.ss', language: 'punjabi', name: 'Prof. Sahib Singh', sourceIds: ['G'] },
    { key: 'pu.ft', language: 'punjabi', name: 'Faridkot Teeka', sourceIds: ['G'] },
    { key: 'es.sn', language: 'spanish', name: 'SikhNet', sourceIds: ['G'] },
  ],
  hasDoodle: false,
  features: {
    hukamnamas: HERE,
    kosh: HERE,
    amritkeertan: HERE,
    rehats: HERE,
    hindi: HERE,
    visraams: HERE,
    lengths: HERE,
    audio: HERE,
    hukamnamaAudio: HERE,
    transcript: HERE,
  },
  visraamSources: ['sttm'],
};
