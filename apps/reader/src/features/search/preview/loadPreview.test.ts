import { parseShabadId } from '@naad/gurbani-model';
import { afterEach, expect, it, vi } from 'vitest';
import { loadPreview } from './loadPreview.ts';

const name = { gurmukhi: '', unicode: '', english: '' };

/** A shabad as the API returns it, with empty values where none are needed. */
function wireShabad(id: number, lines: number) {
  return {
    shabadInfo: {
      shabadId: id,
      shabadName: id * 100,
      pageNo: 1,
      source: { ...name, sourceId: 'G', pageNo: 1 },
      raag: { ...name, raagId: 1, raagWithPage: '' },
      writer: { ...name, writerId: 1 },
    },
    count: lines,
    navigation: { previous: null, next: null },
    verses: Array.from({ length: lines }, (_, line) => ({
      verseId: id * 100 + line,
      shabadId: id,
      verse: { gurmukhi: '', unicode: `ਪੰਕਤੀ ${String(line + 1)}` },
      larivaar: { gurmukhi: '', unicode: '' },
      translation: {
        en: { bdb: null, ms: null, ssk: null },
        pu: Object.fromEntries(
          ['ss', 'ft', 'bdb', 'ms'].map((key) => [key, { gurmukhi: null, unicode: null }]),
        ),
        es: { sn: null },
        hi: { ss: null, sts: null },
      },
      transliteration: { english: '', hindi: '', en: '', hi: '', ipa: '', ur: '' },
      pageNo: 1,
      lineNo: 1,
      updated: '',
      visraam: { sttm: [], igurbani: [], sttm2: [] },
    })),
  };
}

const asked: string[] = [];
function serve(lines: number): void {
  vi.stubGlobal('fetch', (url: string, { signal }: { signal: AbortSignal }) => {
    asked.push(url);
    if (signal.aborted) return Promise.reject(new Error('aborted'));
    const id = Number(/shabads\/(\d+)/.exec(url)?.[1]);
    return Promise.resolve({
      status: 200,
      text: () => Promise.resolve(JSON.stringify(wireShabad(id, lines))),
    });
  });
}
afterEach(() => {
  vi.unstubAllGlobals();
  asked.length = 0;
});

const load = (id: number, { signal } = new AbortController()) =>
  loadPreview('/api', parseShabadId(id) ?? expect.unreachable(), signal);

it.each([
  [1, 11, 11, 0],
  [2, 12, 12, 0],
  [3, 13, 12, 1],
  [4, 99, 12, 87],
])(
  'the preview of shabad %i with %i lines shows %i and counts %i more [S2.77, S9.4]',
  async (id, lines, shown, more) => {
    serve(lines);
    const preview = await load(id);
    expect(preview.lines.map(({ unicode }) => unicode)).toEqual(
      Array.from({ length: shown }, (_, line) => `ਪੰਕਤੀ ${String(line + 1)}`),
    );
    expect(preview.more).toBe(more);
  },
);

it("a preview is requested without the texts it doesn't show, and only once", async () => {
  serve(5);
  const first = await load(5);
  expect(await load(5)).toBe(first);
  expect(asked).toEqual(['/api/v2/shabads/5?translations=&transliterations=']);
});

it('the oldest of many previews is dropped from the cache', async () => {
  serve(1);
  for (let id = 100; id <= 140; id++) await load(id);
  asked.length = 0;
  await load(140);
  expect(asked).toHaveLength(0);
  await load(100);
  expect(asked).toHaveLength(1);
});

it('an aborted request fails and is not cached', async () => {
  serve(5);
  const controller = new AbortController();
  controller.abort();
  await expect(load(6, controller)).rejects.toMatchObject({ name: 'TransportError' });
  expect((await load(6)).lines).toHaveLength(5);
});
