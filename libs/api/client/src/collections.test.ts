import type { ApiTransport } from '@naad/api-contract';
import { parseBaniId, parseShabadId, parseVerseId } from '@naad/gurbani-model';
import { describe, expect, it } from 'vitest';
import { createApiClient } from './createApiClient.ts';
import { loadLineGlossary } from './loadLineGlossary.ts';
import { loadRelated } from './loadRelated.ts';

const nothing = { translations: [], transliterations: [] };

/** Creates a client of an API that gives every request the same response. */
function clientOf(body: unknown, status = 200) {
  const asked: string[] = [];
  const transport: ApiTransport = (path) => {
    asked.push(path);
    return Promise.resolve({ status, body });
  };
  return { asked, client: createApiClient(transport) };
}

const text = { gurmukhi: null, unicode: null };
const source = { sourceId: 'G', gurmukhi: 's', unicode: 'ਸ੍ਰੀ', english: 'Sri', pageNo: 1 };
const nobody = { writerId: null, gurmukhi: null, unicode: null, english: null };
const noRaag = { raagId: null, gurmukhi: null, unicode: null, english: null, raagWithPage: null };
const line = {
  verseId: 5,
  verse: { gurmukhi: 'siq', unicode: 'ਸਤਿ' },
  larivaar: { gurmukhi: 'siq', unicode: 'ਸਤਿ' },
  translation: {
    en: { bdb: null, ms: null, ssk: 'True' },
    pu: { ss: text, ft: text, bdb: text, ms: text },
    es: { sn: null },
    hi: { ss: 'सत्य', sts: null },
  },
  transliteration: { english: '', hindi: '', en: '', hi: '', ipa: '', ur: '' },
  pageNo: 1,
  lineNo: 1,
  updated: '',
  visraam: { sttm: [{ p: 0, t: 'v' }], igurbani: [{ p: 0, t: 'y' }], sttm2: [] },
};
const shabad = {
  shabadInfo: { shabadId: 1, shabadName: 5, pageNo: 1, source, raag: noRaag, writer: nobody },
  count: 1,
  navigation: { previous: null, next: 2 },
  verses: [{ ...line, shabadId: 1 }],
};

describe('a shabad', () => {
  const [verse] = shabad.verses;

  it('ends a translation that the source cuts with the mark of a cut, and no other [T26]', async () => {
    const translation = { ...line.translation, en: { ...line.translation.en, puri: 'is susta ' } };
    const body = { ...shabad, verses: [{ ...verse, translation, truncated: ['en.puri'] }] };
    const [read] = await clientOf(body).client.getShabads(
      [parseShabadId(1) ?? expect.unreachable()],
      nothing,
    );
    expect(read?.verses[0]?.translations.filter(({ key }) => key.startsWith('en.'))).toEqual([
      { key: 'en.ssk', lang: 'en', text: 'True' },
      { key: 'en.puri', lang: 'en', text: 'is susta…', isCut: true },
    ]);
  });

  it('names the translations that are withheld, and has no line number where the source has none [T26]', async () => {
    const body = { ...shabad, withheld: ['en.bindra'], verses: [{ ...verse, lineNo: 0 }] };
    const [read] = await clientOf(body).client.getShabads(
      [parseShabadId(1) ?? expect.unreachable()],
      nothing,
    );
    expect(read?.withheld).toEqual(['en.bindra']);
    expect(read?.verses[0]).not.toHaveProperty('lineNumber');
  });
});

describe('getHukamnama', () => {
  const body = {
    date: { gregorian: { year: 2024, month: 1, date: 31 } },
    shabadIds: [1],
    shabads: [shabad],
  };

  it('requests the hukamnama of a day, or the newest [S7.17]', async () => {
    const { asked, client } = clientOf(body);
    const dated = await client.getHukamnama({ year: 2024, month: 1, day: 31 }, nothing);
    expect(dated).toMatchObject({
      date: { year: 2024, month: 1, day: 31 },
      isLatest: false,
      shabads: [{ id: 1 }],
    });
    await client.getHukamnama(null, { ...nothing, translations: ['en.ssk'] });
    expect(asked).toEqual([
      '/v2/hukamnamas/2024/1/31?translations=&transliterations=',
      '/v2/hukamnamas?translations=en.ssk&transliterations=',
    ]);
    expect((await clientOf({ ...body, isLatest: true }).client.getHukamnama(null, nothing)).isLatest).toBe(
      true,
    );
  });

  it.each(['hukamnamaNotFound', 'featureAbsent', 'sourceUnavailable'])('throws %s', async (id) => {
    const { client } = clientOf({ error: true, data: { error: 'No.', id } }, 404);
    await expect(client.getHukamnama(null, nothing)).rejects.toMatchObject({ name: 'ApiError', id });
  });
});

describe('getCeremony', () => {
  it('returns lines like those of banis', async () => {
    const row = { header: 1, mangalPosition: null, paragraph: 2, verse: line };
    const flags = { existsSGPC: 1, existsMedium: 1, existsTaksal: 1, existsBuddhaDal: 1 };
    const ceremonyInfo = {
      ceremonyID: 3,
      gurmukhi: 'x',
      unicode: 'ਅਨੰਦ',
      english: 'Anand Sahib',
      source,
      raag: noRaag,
      writer: nobody,
    };
    const { asked, client } = clientOf({ ceremonyInfo, verses: [{ ...row, ...flags }] });
    expect(await client.getCeremony(3, nothing)).toMatchObject({
      id: 3,
      unicode: 'ਅਨੰਦ',
      english: 'Anand Sahib',
      verses: [{ id: 5, paragraph: 2, isHeader: true }],
    });
    expect(asked).toEqual(['/ceremonies/3?translations=&transliterations=']);
  });

  it('throws for an unknown ceremony', async () => {
    const { client } = clientOf({ error: true, data: { error: 'No.', id: 'ceremonyNotFound' } }, 404);
    await expect(client.getCeremony(2, nothing)).rejects.toMatchObject({ id: 'ceremonyNotFound' });
  });
});

describe('a line', () => {
  it.each([
    [undefined, [{ word: 0, type: 'main' }]],
    ['sttm', [{ word: 0, type: 'main' }]],
    ['igurbani', [{ word: 0, type: 'yamki' }]],
    ['sttm2', []],
  ] as const)('has the visraams of the chosen source: %s', async (visraamSource, visraams) => {
    const { client } = clientOf(shabad);
    const companions = visraamSource ? { ...nothing, visraamSource } : nothing;
    const [found] = await client.getShabads([parseShabadId(1) ?? expect.unreachable()], companions);
    expect(found?.verses[0]?.visraams).toEqual(visraams);
  });

  it('has Hindi translations if requested', async () => {
    const [found] = await clientOf(shabad).client.getShabads(
      [parseShabadId(1) ?? expect.unreachable()],
      nothing,
    );
    expect(found?.verses[0]?.translations).toContainEqual({ key: 'hi.ss', lang: 'hi', text: 'सत्य' });
  });
});

describe('getBanis and getBani', () => {
  const names = { english: 'x', hindi: 'x', en: 'x', hi: 'x', ipa: 'x', ur: 'x' };

  it.each([
    ['japujee saahib', 'japujee-saahib'],
    ['chaua(n)dhee  paath ', 'chauandhee-paath'],
  ])('getBanis gives %s the slug %s [B80]', async (transliteration, slug) => {
    const row = {
      ID: 2,
      token: 'x',
      gurmukhi: 'x',
      gurmukhiUni: 'ਜਪੁ',
      transliteration,
      transliterations: names,
      updated: '',
    };
    const [bani] = await clientOf([row]).client.getBanis();
    expect(bani).toMatchObject({ id: 2, slug, unicode: 'ਜਪੁ', hasLengths: false, shelf: 'nitnem' });
  });

  it('getBani gives each line its lengths [B78]', async () => {
    const row = (flags: object) => ({ header: 0, mangalPosition: null, paragraph: 1, verse: line, ...flags });
    const all = { existsSGPC: 1, existsMedium: 1, existsTaksal: 1, existsBuddhaDal: 1 };
    const { asked, client } = clientOf({
      baniInfo: {
        baniID: 2,
        gurmukhi: 'x',
        unicode: 'ਜਪੁ',
        ...names,
        english: 'japujee saahib',
        source,
        raag: noRaag,
        writer: nobody,
        forms: [{ lengths: ['long', 'extralong'], mark: null, partOf: 21 }],
      },
      verses: [row({ ...all, header: 1 }), row({ ...all, existsSGPC: 0, existsBuddhaDal: 0 }), row({})],
    });
    const bani = await client.getBani(parseBaniId(2) ?? expect.unreachable(), nothing);
    expect(asked).toEqual(['/v2/banis/2?translations=&transliterations=']);
    expect(bani).toMatchObject({ id: 2, slug: 'japujee-saahib', raag: null });
    expect(bani.forms).toEqual([{ lengths: ['long', 'extralong'], mark: null, partOf: 21 }]);
    expect(bani.verses.map(({ lengths }) => lengths.join())).toEqual([
      'short,medium,long,extralong',
      'medium,long',
      'short,medium,long,extralong',
    ]);
    expect(bani.verses.map(({ isHeader }) => isHeader)).toEqual([true, false, false]);
  });
});

describe('Amrit Keertan', () => {
  const scripts = { en: 'haumai', hi: '', ipa: '', ur: '' };
  const header = {
    HeaderID: 3,
    Gurmukhi: 'haumY',
    GurmukhiUni: 'ਹਉਮੈ',
    Translations: { en: 'Ego' },
    Transliterations: scripts,
    Updated: '',
  };
  const row = {
    IndexID: 9,
    HeaderID: 3,
    ShabadID: 1839,
    PageNo: null,
    Ang: 496,
    LineNo: null,
    Gurmukhi: '',
    GurmukhiUni: 'ਨਿਮਖ',
    Visraam: null,
    Translations: {},
    Transliterations: scripts,
    SourceID: 'G',
    SourceGurmukhi: null,
    SourceUnicode: null,
    SourceEnglish: 'Sri',
    WriterID: 5,
    WriterGurmukhi: null,
    WriterUnicode: null,
    WriterEnglish: 'Guru',
    RaagID: null,
    RaagGurmukhi: null,
    RaagUnicode: null,
    RaagEnglish: 'No Raag',
    Updated: '',
  };

  it('is a list of chapters, empty without a source', async () => {
    const { asked, client } = clientOf({ headers: [header, { ...header, Translations: { en: {} } }] });
    expect(await client.getAmritKeertanIndex()).toEqual([
      { id: 3, unicode: 'ਹਉਮੈ', english: 'Ego', transliteration: 'haumai' },
      { id: 3, unicode: 'ਹਉਮੈ', english: null, transliteration: 'haumai' },
    ]);
    expect(asked).toEqual(['/v2/amritkeertan']);
    expect(await clientOf({ headers: [] }).client.getAmritKeertanIndex()).toEqual([]);
  });

  it('lists only the shabads of the requested chapter [B82]', async () => {
    const { asked, client } = clientOf({ header: [header], index: [row, { ...row, HeaderID: 4 }] });
    const { name, shabads } = await client.getAmritKeertanChapter(3);
    expect(asked).toEqual(['/v2/amritkeertan/index/3?transliterationScheme=naad']);
    expect(name?.english).toBe('Ego');
    expect(shabads).toEqual([
      expect.objectContaining({
        id: 9,
        shabadId: 1839,
        ang: 496,
        raag: null,
        writer: { id: 5, unicode: null, english: 'Guru' },
      }),
    ]);
  });
});

describe('lookUpWord', () => {
  it("sends the word unchanged and returns the dictionary's name", async () => {
    const entry = { id: 1, word: 'siq', wordUni: 'ਸਤਿ', definition: 'x', definitionUni: 'ਸਦਾ' };
    const { asked, client } = clientOf([{ ...entry, source: 'A dictionary' }, entry]);
    expect(await client.lookUpWord('ਸਤਿ॥/?')).toEqual([
      { word: 'ਸਤਿ', definition: 'ਸਦਾ', sourceName: 'A dictionary' },
      { word: 'ਸਤਿ', definition: 'ਸਦਾ', sourceName: null },
    ]);
    expect(asked).toEqual([`/v2/kosh/word/${encodeURIComponent('ਸਤਿ॥/?')}`]);
  });

  it('returns the uses of a commentary, without those of the given verse [P33]', async () => {
    const use = { definitionUni: 'ਸਦਾ', lines: 3, verseId: 5, shabadId: 1839, sourceId: 'G', ang: 496 };
    const entry = { id: 1, word: 'siq', wordUni: 'ਸਤਿ', definition: 'x', definitionUni: 'ਸਦਾ', uses: [use] };
    const { asked, client } = clientOf([entry]);
    const [meaning] = await client.lookUpWord('ਸਤਿ', parseVerseId(7) ?? expect.unreachable());
    expect(meaning?.uses).toEqual([
      { definition: 'ਸਦਾ', lineCount: 3, verseId: 5, shabadId: 1839, sourceId: 'G', ang: 496 },
    ]);
    expect(asked).toEqual([`/v2/kosh/word/${encodeURIComponent('ਸਤਿ')}?elsewhere=7`]);
  });
});

it('loadLineGlossary returns the words of a line with its place [P32]', async () => {
  const words = [
    {
      word: 'ਸਤਿ',
      positions: [0],
      transliterations: { en: 'sat', hi: 'सति', ipa: 'sət', ur: 'ست' },
      meanings: ['ਸਦਾ'],
    },
  ];
  const { asked, client } = clientOf({
    verseId: 5,
    sourceId: 'G',
    ang: 1,
    lineNumber: 2,
    source: null,
    words,
  });
  expect(await loadLineGlossary(client, parseVerseId(5) ?? expect.unreachable())).toEqual({
    ang: 1,
    sourceId: 'G',
    lineNumber: 2,
    commentary: null,
    words,
  });
  expect(asked).toEqual(['/gloss/5']);
});

describe('loadRelated', () => {
  const row = {
    ShabadID: 1839,
    AvgScore: 40,
    Gurmukhi: '',
    GurmukhiUni: 'ਨਿਮਖ',
    English: 'Never',
    Punjabi: null,
    PunjabiUni: null,
    Spanish: 'Nunca',
    Transliteration: null,
    PageNo: 496,
    SourceID: 'G',
    SourceGurmukhi: '',
    SourceUnicode: '',
    SourceEnglish: 'Sri',
    WriterID: 5,
    WriterGurmukhi: null,
    WriterUnicode: null,
    WriterEnglish: 'Guru',
    RaagID: null,
    RaagGurmukhi: null,
    RaagUnicode: null,
    RaagEnglish: null,
    Reasons: { lines: 1, words: ['ਨਿਮਖ'], english: true, raag: false, writer: true },
  };

  it.each([
    [40, 60],
    [66.7, 100],
    [90, 100],
    [0, 0],
    [-3, 0],
  ])('turns a score of %d into %d per cent', async (AvgScore, percent) => {
    const { asked, client } = clientOf({ rows: [{ ...row, AvgScore }] });
    const [related] = await loadRelated(client, parseShabadId(1) ?? expect.unreachable());
    expect(related?.percent).toBe(percent);
    expect(related?.reasons).toEqual(row.Reasons);
    expect(related?.translations).toEqual([
      { key: 'en', lang: 'en', text: 'Never' },
      { key: 'es', lang: 'es', text: 'Nunca' },
    ]);
    expect(asked).toEqual(['/related/shabad/1']);
  });
});

describe('getRehats and getRehatChapters', () => {
  const source = { kind: 'pack', name: 'A pack', licence: 'CC0-1.0', url: null };

  it('getRehats returns the names and the source', async () => {
    const maryadas = [{ rehatID: 2, rehatName: 'A code', alphabet: 'roman' }];
    const { asked, client } = clientOf({ count: 1, maryadas, source });
    expect(await client.getRehats()).toEqual({ rehats: [{ id: 2, name: 'A code' }], source });
    expect(asked).toEqual(['/v2/rehats']);
  });

  it('getRehatChapters returns the chapters, one with its text', async () => {
    const chapter = { chapterID: 3, chapterName: 'Of dawn', chapterContent: '<p>x</p>', alphabet: 'roman' };
    const { asked, client } = clientOf({ count: 1, rehatID: 2, chapters: [chapter] });
    expect(await client.getRehatChapters(2, 3)).toEqual({
      chapters: [{ id: 3, name: 'Of dawn', html: '<p>x</p>' }],
      source: null,
    });
    await client.getRehatChapters(2);
    expect(asked).toEqual(['/v2/rehats/2/chapters/3', '/v2/rehats/2']);
  });
});

describe('getIndex', () => {
  it('returns rows with or without pages', async () => {
    const name = { english: 'Raag Sri', unicode: 'ਸਿਰੀਰਾਗੁ' };
    const row = { id: 'RaagSri', name, kind: 'raag', from: 14, to: 93, verseId: 5, shabadId: 4 };
    const { asked, client } = clientOf({ rows: [row, { ...row, from: null, to: null, verseId: null }] });
    const [first, second] = await client.getIndex('G');
    expect(first).toEqual(row);
    expect(second).toMatchObject({ from: null, to: null, verseId: null, shabadId: 4 });
    expect(asked).toEqual(['/index/G']);
  });
});

describe('getCapabilities', () => {
  const capabilities = {
    name: 'Naad',
    version: '1',
    corpus: { builtFrom: '', hash: '', updated: '', lines: 1, shabads: 1 },
    searchTypes: [],
    sources: [],
    translations: [],
    transliterations: [],
    visraamSources: ['sttm', 'igurbani'],
    absent: {},
    features: {
      kosh: { sources: [{ kind: 'stand-in', name: 'A commentary', licence: null, url: null }], absent: null },
      hukamnamas: { sources: [], absent: 'No archive.', absence: 'notConfigured' },
      lengths: { sources: [], absent: 'A server that knows of no ids.' },
      cartoons: { sources: [], absent: 'Later.' },
    },
  };

  it("returns each feature's sources or the reason it is missing, also for features the server doesn't know", async () => {
    const { features, visraamSources } = await clientOf(capabilities).client.getCapabilities();
    expect(features.kosh.sources[0]?.name).toBe('A commentary');
    expect(features.kosh.absent).toBeNull();
    expect(features.hukamnamas).toEqual({ sources: [], absent: 'notConfigured' });
    expect(features.lengths).toEqual({ sources: [], absent: 'unknown' });
    expect(features.rehats).toEqual({ sources: [], absent: 'unknown' });
    expect(features).not.toHaveProperty('cartoons');
    expect(visraamSources).toEqual(['sttm', 'igurbani']);
  });
});

describe('a response', () => {
  const rows = [{ WriterID: 'not a number', WriterEnglish: 'X' }];

  it('from another process is validated against the contract', async () => {
    await expect(clientOf({ rows }).client.getWriters()).rejects.toMatchObject({ reason: 'malformed' });
  });

  it("of the same process isn't validated", async () => {
    const client = createApiClient(() => Promise.resolve({ status: 200, body: { rows }, isInProcess: true }));
    expect(await client.getWriters()).toEqual([{ id: 'not a number', english: 'X' }]);
  });

  it('of the same process may be an error', async () => {
    const body = { error: true, data: { id: 'shabadNotFound', error: 'There is none.' } };
    const client = createApiClient(() => Promise.resolve({ status: 404, body, isInProcess: true }));
    await expect(client.getWriters()).rejects.toMatchObject({ id: 'shabadNotFound' });
  });
});
