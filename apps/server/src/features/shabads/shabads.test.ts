import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toScript } from '@naad/gurbani-text/naad-scheme';
import { MultiShabadResponse, ShabadResponse } from '@naad/api-contract';
import { precomposeGurmukhi } from '@naad/gurbani-text';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { getParsed, expectError } from '../../testing/getParsed.ts';
import { createTestServer, loadScripture } from '../../testing/createTestServer.ts';

describe('shabads', () => {
  let server: ApiInstance;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  const shabad = (id: number | string) => getParsed(server, `/api/v2/shabads/${id}`, ShabadResponse);

  it('returns shabad 1839 of page 496 with its raag, writer and neighbours [S3.2, S3.3, S3.9, S3.24, S7.1]', async () => {
    const { shabadInfo, count, navigation, verses } = await shabad(1839);
    expect(shabadInfo).toMatchObject({
      shabadId: 1839,
      pageNo: 496,
      source: { sourceId: 'G', unicode: precomposeGurmukhi('ਸ਼੍ਰੀ ਗੁਰੂ ਗ੍ਰੰਥ ਸਾਹਿਬ ਜੀ'), pageNo: 496 },
      writer: { writerId: 5, english: 'Guru Arjan Dev Ji' },
    });
    expect(shabadInfo.raag.raagWithPage).toMatch(/^\D+ \(\d+-\d+\)$/);
    expect(navigation).toEqual({ previous: 1838, next: 1840 });
    expect(verses).toHaveLength(count);
    const line = verses.find(({ verse }) => verse.gurmukhi.startsWith('inmK n ibsrau'));
    expect(line?.verse.unicode.startsWith('ਨਿਮਖ ਨ ਬਿਸਰਉ')).toBe(true);
    expect(line).toMatchObject({ shabadId: 1839, pageNo: 496, lineNo: 5 });
    expect(line?.transliteration.en.startsWith('nimakh na bisarau tum(h) kau')).toBe(true);
    expect(line?.visraam.sttm).toContainEqual({ p: 6, t: 'v' });
  });

  it('names the title line among its verses', async () => {
    const { shabadInfo, verses } = await shabad(3590);
    const title = verses.find(({ verseId }) => verseId === shabadInfo.shabadName);
    expect(title?.verse.unicode.startsWith('ਧੰਨੁ ਧੰਨੁ ਰਾਮਦਾਸ ਗੁਰੁ')).toBe(true);
  });

  it('returns every text in both forms or in full, and null for missing ones [S3.5, S3.6, S3.24]', async () => {
    const { verses } = await shabad(1839);
    for (const { verse, larivaar, translation, transliteration, visraam, updated } of verses) {
      expect(larivaar.unicode).toBe(verse.unicode.replaceAll(' ', ''));
      expect(larivaar.gurmukhi).toBe(verse.gurmukhi.replaceAll(' ', ''));
      expect(translation.en.bdb).toBe(translation.en.ssk);
      expect(translation.pu.bdb).toEqual(translation.pu.ss);
      expect(translation.hi).toEqual({ ss: null, sts: null });
      expect(transliteration.english).toBe(transliteration.en);
      expect(transliteration.hindi).toBe(transliteration.hi);
      for (const text of Object.values(transliteration)) expect(text).not.toBe('');
      expect(visraam.igurbani).toEqual([]);
      expect(visraam.sttm2).toEqual([]);
      expect(updated).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    }
    const texts = verses.map(({ translation }) => translation);
    for (const text of texts) {
      expect(typeof text.en.ssk).toBe('string');
      expect(text.pu.ss === null ? null : Object.keys(text.pu.ss)).toEqual(['gurmukhi', 'unicode']);
    }
    expect(texts.some(({ es }) => es.sn !== null)).toBe(true);
    expect(texts.some(({ pu }) => pu.ss.unicode !== null && /[਀-੿]/.test(pu.ss.unicode))).toBe(true);
    expect(texts.some(({ pu }) => pu.ss.gurmukhi !== null && !/[਀-੿]/.test(pu.ss.gurmukhi))).toBe(true);
  });

  it('returns the line itself exactly as in the scripture [S3.9]', async () => {
    const { corpus } = await loadScripture();
    for (const id of [1, 1839, 3590, 40_023, 32_001]) {
      const { verses } = await shabad(id);
      for (const { verseId, verse } of verses) {
        const index = corpus.lineIndexOf(verseId as never);
        if (index === null) throw new Error(`no line ${verseId}`);
        const unicode = precomposeGurmukhi(corpus.unicode(index));
        expect(verse).toEqual({ gurmukhi: corpus.ascii(index), unicode });
      }
    }
  });

  it.each([
    [358, 'G'],
    [40_023, 'B'],
    [40_035, 'B'],
    [40_639, 'B'],
    [40_914, 'S'],
    [40_941, 'S'],
    [30_000, 'N'],
    [32_001, 'N'],
  ])('finds shabad %i of %s', async (id, source) => {
    const { shabadInfo } = await shabad(id);
    expect(shabadInfo).toMatchObject({ shabadId: id, source: { sourceId: source } });
  });

  it('returns the merged group 358 as one shabad', async () => {
    const { count, verses, navigation } = await shabad(358);
    expect(verses).toHaveLength(count);
    expect(new Set(verses.map(({ shabadId }) => shabadId))).toEqual(new Set([358]));
    expect(navigation.previous).not.toBe(358);
    expect(navigation.next).not.toBe(358);
  });

  it('has no raag outside the Guru Granth Sahib', async () => {
    const { shabadInfo } = await shabad(40_023);
    expect(shabadInfo.raag).toEqual({
      raagId: null,
      gurmukhi: null,
      unicode: null,
      english: null,
      raagWithPage: null,
    });
  });

  it('gives the Dasam Granth ids in a separate range, and its translations their own keys', async () => {
    const reply = await server.inject('/api/v2/random/D');
    const { shabadInfo, verses } = ShabadResponse.parse(reply.json());
    expect(shabadInfo.shabadId).toBeGreaterThanOrEqual(1_000_000);
    for (const { translation } of verses) {
      expect(translation.en.ssk).toBeNull();
      expect(Object.keys(translation.en)).toContain('kohli');
      expect(Object.keys(translation.pu)).toContain('jaggi');
    }
    // The reference service's ids for it must find nothing, rather than another shabad.
    await expectError(server, '/api/v2/shabads/7406', 'shabadNotFound');
  });

  it('links the shabads of a work from first to last without leaving it', async () => {
    const first = await shabad(40_001);
    expect(first.navigation.previous).toBeNull();
    const last = await shabad(40_913);
    expect(last.navigation.next).toBeNull();
    expect((await shabad(1)).navigation.previous).toBeNull();
  });

  it.each(['1,4,10', '1+4+10', '1%2B4%2B10', '1%2C4,10'])('returns several: %s', async (ids) => {
    const { shabadIds, shabads } = await getParsed(server, `/api/v2/shabads/${ids}`, MultiShabadResponse);
    expect(shabadIds).toEqual([1, 4, 10]);
    expect(shabads.map(({ shabadInfo }) => shabadInfo.shabadId)).toEqual([1, 4, 10]);
  });

  it('keeps the scheme of existing clients unless a request asks for the Naad scheme [T34]', async () => {
    const { corpus } = await loadScripture();
    const [byDefault, named, own] = await Promise.all([
      shabad(1839),
      shabad('1839?transliterationScheme=anvaad'),
      shabad('1839?transliterationScheme=naad'),
    ]);
    expect(named).toEqual(byDefault);
    own.verses.forEach(({ verseId, verse, transliteration, ...rest }, index) => {
      const line = corpus.lineIndexOf(verseId as never) ?? -1;
      const { transliteration: stored, ...others } = byDefault.verses[index] ?? { transliteration: null };
      expect(stored).toEqual({
        english: corpus.transliteration(line, 'en'),
        hindi: corpus.transliteration(line, 'hi'),
        en: corpus.transliteration(line, 'en'),
        hi: corpus.transliteration(line, 'hi'),
        ipa: corpus.transliteration(line, 'ipa'),
        ur: corpus.transliteration(line, 'ur'),
      });
      expect(transliteration).toEqual({
        english: toScript(verse.unicode, 'en'),
        hindi: toScript(verse.unicode, 'hi'),
        en: toScript(verse.unicode, 'en'),
        hi: toScript(verse.unicode, 'hi'),
        ipa: toScript(verse.unicode, 'ipa'),
        ur: toScript(verse.unicode, 'ur'),
      });
      expect({ verseId, verse, ...rest }).toEqual(others);
    });
    await expectError(server, '/api/v2/shabads/1839?transliterationScheme=other', 'badRequest');
  });

  it('fills only the requested translations and transliterations', async () => {
    const { verses } = await shabad('1839?translations=en.ssk,pu.ss,&transliterations=en');
    for (const { translation, transliteration } of verses) {
      expect(translation.en.ssk).not.toBeNull();
      expect(translation.en.ms).toBeNull();
      expect(translation.pu.ft.unicode).toBeNull();
      expect(translation.es.sn).toBeNull();
      expect(transliteration.english).toBe(transliteration.en);
      expect(transliteration).toMatchObject({ hi: '', hindi: '', ipa: '', ur: '' });
    }
    const whole = await shabad(1839);
    expect(verses.map(({ translation }) => translation.pu.ss)).toEqual(
      whole.verses.map(({ translation }) => translation.pu.ss),
    );
  });

  it('finds nothing that changed since the corpus was updated', async () => {
    await shabad('1839?updatedsince=2001-01-31');
    await shabad('1839?updatedsince=2001-01-31T10:20:30Z');
    await expectError(server, '/api/v2/shabads/1839?updatedsince=2999-01-01', 'shabadNotFound');
    await expectError(server, '/api/v2/shabads/1839?updatedsince=yesterday', 'badRequest');
    await expectError(server, '/api/v2/shabads/1839?updatedsince=2001-13-45', 'badRequest');
  });

  it.each([
    'x',
    '0',
    '-1',
    '1.5',
    '1e3',
    '1,',
    ',1',
    '1,,2',
    '1 2',
    '٣',
    '1,x',
    '2147483648',
    '1'.repeat(11),
  ])('refuses %s as malformed', (ids) =>
    expectError(server, `/api/v2/shabads/${encodeURIComponent(ids)}`, 'badShabadId'),
  );

  it('refuses thousands of digits, and thousands of ids, as quickly as one [F17]', async () => {
    await expectError(server, `/api/v2/shabads/${'1'.repeat(10_000)}x`, 'badShabadId');
    await expectError(server, `/api/v2/shabads/${'1,'.repeat(5_000)}x`, 'tooMany');
    await expectError(server, `/api/v2/shabads/${'1+'.repeat(5_000)}x`, 'tooMany');
  });

  it('answers 404 for unknown shabads', async () => {
    await expectError(server, '/api/v2/shabads/999999', 'shabadNotFound');
    await expectError(server, '/api/v2/shabads/1,999999', 'shabadNotFound');
    await expectError(server, '/api/v2/shabads/2147483647', 'shabadNotFound');
  });

  it('refuses too many at once, by number and by lines', async () => {
    const ids = Array.from({ length: 50 }, (_, index) => index + 4);
    await getParsed(
      server,
      `/api/v2/shabads/${ids.join(',')}?translations=&transliterations=`,
      MultiShabadResponse,
    );
    await expectError(server, `/api/v2/shabads/${[...ids, 60].join(',')}`, 'tooMany');
    await expectError(
      server,
      `/api/v2/shabads/${Array.from({ length: 50 }, () => 32_001).join('+')}`,
      'tooMany',
    );
  });

  it('refuses an unknown translation or script', async () => {
    await expectError(server, '/api/v2/shabads/1?translations=en.nobody', 'badRequest');
    await expectError(server, '/api/v2/shabads/1?transliterations=fr', 'badRequest');
  });
});
