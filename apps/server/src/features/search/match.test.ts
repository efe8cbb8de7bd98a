import type { MatchReason } from '@naad/gurbani-model';
import { LiveSearchResponse, SearchResponse, type Translation } from '@naad/api-contract';
import { splitWords } from '@naad/gurbani-text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { getParsed } from '../../testing/getParsed.ts';
import { createTestServer } from '../../testing/createTestServer.ts';

interface Told {
  readonly verse: { readonly unicode: string };
  readonly translation: Translation;
  readonly match?: readonly MatchReason[] | undefined;
}

/** The reasons with words instead of numbers, like a page shows them. */
function inWords({ verse, translation, match }: Told): string[] | undefined {
  return match?.map((reason) => {
    const { how, words: numbers } = reason;
    if (how !== 'translation') {
      const words = splitWords(verse.unicode);
      return `${how}: ${numbers.map((number) => words[number]).join(' ')}`;
    }
    const [language, field] = reason.translator.split('.') as ['en', string];
    const words = translation[language][field]?.split(/\s+/) ?? [];
    return `${reason.translator} ${reason.by}: ${numbers.map((number) => words[number]).join(' ')}`;
  });
}

describe('match reasons of a search', () => {
  let server: ApiInstance;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  const first = async (text: string, query: string): Promise<Told> => {
    const url = `/api/v2/search/${encodeURIComponent(text)}?${query}`;
    return (await getParsed(server, url, SearchResponse)).verses[0] ?? expect.unreachable();
  };

  it.each([
    ['0', 'DDrgj', ['exact: ਧੰਨੁ ਧੰਨੁ ਰਾਮਦਾਸ ਗੁਰੁ ਜਿਨਿ']],
    ['0', 'DDgrj', ['typo: ਧੰਨੁ ਧੰਨੁ ਰਾਮਦਾਸ ਗੁਰੁ ਜਿਨਿ']],
    ['1', 'Drgj', ['exact: ਧੰਨੁ ਰਾਮਦਾਸ ਗੁਰੁ ਜਿਨਿ']],
    ['2', 'ਰਾਮਦਾਸ ਗੁਰੁ', ['exact: ਰਾਮਦਾਸ ਗੁਰੁ']],
    ['4', 'dhan dhan raamdaas gur', ['exact: ਧੰਨੁ ਧੰਨੁ ਗੁਰੁ', 'sound: ਰਾਮਦਾਸ']],
    ['5', '968', []],
    ['6', 'ਧਨ ਧਨ ਰਮਦਸ', ['exact: ਧੰਨੁ ਧੰਨੁ ਰਾਮਦਾਸ']],
    ['7', 'ddrgj', ['exact: ਧੰਨੁ ਧੰਨੁ ਰਾਮਦਾਸ ਗੁਰੁ ਜਿਨਿ']],
  ])('of type %s for %s are words and how they match', async (type, text, expected) => {
    expect(inWords(await first(text, `searchtype=${type}&fuzzy=1`))).toEqual(expected);
  });

  it.each([
    ['blessed blessed is Guru Raam Daas', 'G', 'en.ssk exact: Blessed, blessed Guru Raam Daas;'],
    ['salutation to thee o destroyer', 'D', 'en.kohli exact: Salutation O Destroyer Salutation O'],
    ['cuando el cuerpo', 'G', 'es.sn exact: Cuando el cuerpo'],
  ])('of type 3 for %s in %s start with the translator', async (text, source, expected) => {
    expect(inWords(await first(text, `searchtype=3&source=${source}`))?.[0]).toBe(expected);
  });

  it('are included in suggestions', async () => {
    const url = `/api/v2/search/${encodeURIComponent('ਰਾਮਦਾਸ ਗੁਰੁ')}?searchtype=2&livesearch=1`;
    const { verses } = await getParsed(server, url, LiveSearchResponse);
    expect(verses.map(inWords)[0]).toEqual(['exact: ਰਾਮਦਾਸ ਗੁਰੁ']);
    const [english] = (
      await getParsed(server, '/api/v2/search/Guru?searchtype=3&livesearch=1', LiveSearchResponse)
    ).verses;
    expect(english && inWords(english)?.[0]).toBe('en.ms exact: (Guru).');
  });

  it('are absent for lines requested by id', async () => {
    const { verseId } = (await getParsed(server, '/api/v2/search/DDrgj', SearchResponse)).verses[0] ?? {};
    const { verses } = await getParsed(server, `/api/v2/search-results/${String(verseId)}`, SearchResponse);
    expect(verses[0]?.verseId).toBe(verseId);
    expect(verses[0]?.match).toBeUndefined();
  });

  it.each(['', 'pu.ss', 'es.sn'])(
    'come with the translation they refer to, whatever else is requested (%j)',
    async (translations) => {
      const text = 'blessed blessed is Guru Raam Daas';
      const { translation } = await first(text, `searchtype=3&translations=${translations}`);
      expect(translation.en.ssk).toContain('Blessed, blessed is Guru Raam Daas');
      expect(translation.en.ms).toBeNull();
      const url = `/api/v2/search/${text}?searchtype=3&livesearch=1&translations=${translations}`;
      const [thin] = (await getParsed(server, encodeURI(url), LiveSearchResponse)).verses;
      expect(thin?.translation.en.ssk).toBe(translation.en.ssk);
    },
  );

  it('add no translation if a requested one has the words', async () => {
    const { translation, match } = await first(
      'meeting the Guru',
      'searchtype=3&source=G&translations=en.ms',
    );
    const keys = match?.flatMap((reason) => (reason.how === 'translation' ? [reason.translator] : []));
    expect(keys).toContain('en.ms');
    expect(keys?.length).toBeGreaterThan(1);
    expect([translation.en.ms, translation.en.ssk]).toEqual([expect.stringContaining('Guru'), null]);
  });
});

describe('suggestions', () => {
  let server: ApiInstance;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  it('have transliterations if they are requested by name', async () => {
    const url = '/api/v2/search/ddrgj?searchtype=7&livesearch=1';
    const [plain] = (await getParsed(server, url, LiveSearchResponse)).verses;
    expect(plain).not.toHaveProperty('transliteration');
    const [named] = (await getParsed(server, `${url}&transliterations=en`, LiveSearchResponse)).verses;
    expect(named?.transliteration?.en).toMatch(/ raamadhaas gur jin /);
    expect(named?.transliteration?.ur).toBe('');
  });

  it('are marked at the same words in the Naad scheme, and found by a line of it [T33, T38]', async () => {
    const line = 'ਸੋਚੈ ਸੋਚਿ ਨ ਹੋਵਈ ਜੇ ਸੋਚੀ ਲਖ ਵਾਰ ॥';
    const typed = 'soch(i) na hovaee';
    const url = `/api/v2/search/${encodeURIComponent(typed)}?searchtype=4&livesearch=1`;
    const own = `${url}&transliterations=en&transliterationScheme=naad`;
    const { verses } = await getParsed(server, own, LiveSearchResponse);
    const found = verses.find(({ verse }) => verse.unicode === line);
    expect(found?.transliteration?.en).toBe('sochai soch(i) na hovaee je sochee lakh vaar ||');
    const marked = found?.match?.flatMap(({ words }) => words) ?? [];
    const words = found?.transliteration?.en.split(' ') ?? [];
    expect(marked.toSorted().map((word) => words[word])).toEqual(['soch(i)', 'na', 'hovaee']);
  });
});
