import { describe, expect, it } from 'vitest';
import { embedBuilderHref, embedCode } from './embedCode.ts';
import { picturePath, type Shared, shortPath } from './shared.ts';

const SITE = { siteName: 'A & <b>B</b>', origin: 'https://naad.example', shareOrigin: 'https://s.example' };
const shabad: Shared = { kind: 'shabads', ids: [3590], verseIds: [] };
const verses: Shared = { kind: 'shabads', ids: [1, 2], verseIds: [3, 4] };
const ang: Shared = { kind: 'ang', source: 'G', ang: 917, verseId: null };
const kabit: Shared = { kind: 'ang', source: 'K', ang: 7, verseId: 9 };
const day: Shared = { kind: 'hukamnama', day: '2024-01-31', ids: [3304] };
const bani: Shared = { kind: 'page', path: '/sundar-gutka/2', verseId: 5 };

describe('a shared text', () => {
  it.each<[Shared, string, string | null]>([
    [shabad, '/s/3590', '/og/shabad/3590.png'],
    [verses, '/s/1,2/3,4', '/og/verse/3.png'],
    [ang, '/g/917', '/og/ang/G/917.png'],
    [{ ...ang, source: 'D' }, '/d/917', '/og/ang/D/917.png'],
    [{ ...ang, source: 'B' }, '/v/917', '/og/ang/B/917.png'],
    [{ ...ang, source: 'S' }, '/gs/917', '/og/ang/S/917.png'],
    [kabit, '/ang?ang=7&source=K', '/og/verse/9.png'],
    [day, '/h/2024-01-31', '/og/hukamnama/2024-01-31.png'],
    [bani, '/sundar-gutka/2', '/og/verse/5.png'],
    [{ ...bani, verseId: null }, '/sundar-gutka/2', null],
  ])('%j is at %s, and drawn at %s', (shared, path, picture) => {
    expect(shortPath(shared)).toBe(path);
    expect(picturePath(shared)).toBe(picture);
  });

  it("is embedded in the markup of the reference product's script, with the name escaped", () => {
    expect(embedCode(verses, SITE)).toBe(
      '<div data-sttm-height="500" data-sttm-width="500" data-sttm-id="1,2">' +
        '<a href="https://s.example/s/1,2/3,4">A &amp; &lt;b&gt;B&lt;/b&gt;</a></div>' +
        '<script async src="https://naad.example/embed.js"></script>',
    );
    expect(embedCode(kabit, SITE)).toContain(' data-sttm-ang="7" data-sttm-source="K">');
    expect(embedCode(day, SITE)).toContain(' data-sttm-id="3304">');
    expect(embedCode(bani, SITE)).toBeNull();
    expect(embedBuilderHref(verses)).toBe('/embed?id=1,2&verse=3,4');
    expect(embedBuilderHref(ang)).toBe('/embed?ang=917&source=G');
    expect(embedBuilderHref(bani)).toBeNull();
  });
});
