import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { loadCorpus } from './node/index.ts';
import { partsOfWork } from './partsOfWork.ts';
import type { WorkPart } from './partsOfWork.ts';
import type { SourceId } from '@naad/gurbani-model';

const corpus = await loadCorpus(
  fileURLToPath(new URL('../../../../dist/@naad/gurbani-corpus', import.meta.url)),
);
const parts = Object.fromEntries(
  (['G', 'D', 'B', 'S', 'N', 'K', 'R', 'A'] as const).map((source) => [source, partsOfWork(corpus, source)]),
) as Record<SourceId, WorkPart[]>;

/**
 * Parts by name with the pages of the published indexes. If a part ends at the foot of a page, the index gives the
 * page of the next part; `ends` is the page of its last line.
 */
type Row = readonly [name: string, from: number, to: number, ends?: number];
const GRANTH_SAHIB: readonly Row[] = [
  ['Siree Raag', 14, 94, 93],
  ['Siree Raag Ki Vaar Fourth Mehl', 83, 91],
  ['Raag Maajh', 94, 151, 150],
  ['Vaar Maajh Ki First Mehl', 137, 150],
  ['Raag Gauree', 151, 347, 346],
  ['Gauree Ki Vaar Fourth Mehl', 300, 317],
  ['Gauree Ki Vaar Fifth Mehl', 318, 323],
  ['Raag Aasaa', 347, 489, 488],
  ['Aasaa Ki Vaar First Mehl', 462, 475],
  ['Raag Gujri', 489, 527, 526],
  ['Gujri Ki Vaar Third Mehl', 508, 517],
  ['Raag Dayv Gandhaaree', 527, 537, 536],
  ['Raag Bihaagraa', 537, 557, 556],
  ['Bihaagray Ki Vaar Fourth Mehl', 548, 556],
  ['Raag Vadhans', 557, 595, 594],
  ['Vadhans Ki Vaar Fourth Mehl', 585, 594],
  ['Raag Sorath', 595, 660, 659],
  ['Raag Sorath Vaar Fourth Mehl', 642, 654],
  ['Raag Dhanaasree', 660, 696, 695],
  ['Raag Jaithsree', 696, 711, 710],
  ['Jaithsree Fifth Mehl Vaar', 705, 710],
  ['Raag Todee', 711, 719, 718],
  ['Raag Bairaaree', 719, 721, 720],
  ['Raag Tilang', 721, 728, 727],
  ['Raag Soohee', 728, 795, 794],
  ['Vaar Soohee Ki Third Mehl', 785, 792],
  ['Raag Bilaaval', 795, 859, 858],
  ['Bilaaval Ki Vaar Fourth Mehl', 849, 855],
  ['Raag Gond', 859, 876, 875],
  ['Raag Raamkalee', 876, 975, 974],
  ['Raamkalee Ki Vaar Third Mehl', 947, 956],
  ['Raamkalee Ki Vaar Fifth Mehl', 957, 966],
  ['Raamkalee Ki Vaar Raa-i Balvand and Satta', 966, 968],
  ['Raag Nat Naaraayan', 975, 984, 983],
  ['Raag Maalee Gauraa', 984, 989, 988],
  ['Raag Maaroo', 989, 1107, 1106],
  ['Maaroo Vaar Third Mehl', 1086, 1094],
  ['Raag Tukhaari', 1107, 1118, 1117],
  ['Raag Kaydaaraa', 1118, 1125, 1124],
  ['Raag Bhairao', 1125, 1168, 1167],
  ['Raag Basant', 1168, 1197, 1196],
  ['Basant Ki Vaar Fifth Mehl', 1193, 1193],
  ['Raag Saarang', 1197, 1254, 1253],
  ['Saarang Ki Vaar Fourth Mehl', 1237, 1251],
  ['Raag Malaar', 1254, 1294, 1293],
  ['Vaar Malaar Ki First Mehl', 1278, 1291],
  ['Raag Kaanraa', 1294, 1319, 1318],
  ['Kaanray Ki Vaar Fourth Mehl', 1312, 1318],
  ['Raag Kalyaan', 1319, 1327, 1326],
  ['Raag Prabhaatee', 1327, 1352, 1351],
  // The index has only ang 1352; the last shabad of the raag continues on 1353.
  ['Raag Jaijaavantee', 1352, 1352, 1353],
  ['Salok Sehshkritee First Mehl', 1353, 1353],
  ['Salok Sehshkritee Fifth Mehl', 1353, 1360],
  ['Gaathaa Fifth Mehl', 1360, 1361],
  ['Phunhay Fifth Mehl', 1361, 1363],
  ['Chaubolas Fifth Mehl', 1363, 1364],
  ['Salok Kabeer Jee', 1364, 1377],
  ['Salok Fareed Jee', 1377, 1385, 1384],
  ['Svaiyay', 1385, 1410, 1409],
  ['Salok Vaaran Thay Vadheek', 1410, 1426],
  ['Salok Ninth Mehl', 1426, 1429],
  ['Raagmala', 1429, 1430],
];
const DASAM_GRANTH: readonly Row[] = [
  ['Jaap', 1, 10],
  ['Akal Ustat', 11, 38],
  ['Bachittar Natak', 39, 73],
  ['Chandi Charittar Ukat Bilas', 74, 100],
  ['Chandi Charittar', 100, 119],
  ['Vaar Sri Bhagauti Ji Ki', 119, 127],
  ['Gyan Prabodh', 127, 155],
  ['Chaubees Avtaar', 155, 611],
  ['Brahma Avtaar', 611, 635],
  ['Rudra Avtaar', 635, 709],
  ['Shabad Hazare', 709, 712],
  ['33 Svaiyay', 712, 716],
  ['Khalsa Mahima', 716, 717],
  ['Shastar Naam Mala', 717, 809],
  // The index ends it at the Chaupai, which is its last charitra.
  ['Charitropakhyan', 809, 1386, 1388],
  ['Benti Chaupai Sahib', 1386, 1388],
  // The index gives only its first page; the Hikayat begins on 1394, after its end.
  ['Zafarnama', 1389, 1389, 1394],
  ['Hikayat', 1394, 1428],
];

const rows = (list: readonly Row[]) => list.map(([name, from, to, ends = to]) => ({ name, from, ends }));

function pagesOf(source: SourceId, name: string): readonly [number | null, number | null] | null {
  const part = parts[source].find(({ english }) => english === name);
  return part ? [part.firstPage, part.lastPage] : null;
}

describe('the index of the Guru Granth Sahib', () => {
  it.each(rows(GRANTH_SAHIB))('places $name on pages $from to $ends', ({ name, from, ends }) => {
    expect(pagesOf('G', name)).toEqual([from, ends]);
  });

  it('ends a part earlier than the list only if the next one starts at the top of that page', () => {
    for (const [name, , to, ends] of GRANTH_SAHIB) {
      if (ends === undefined || ends > to) continue;
      const part = parts.G.find(({ english }) => english === name);
      expect([name, corpus.page('G', to)?.[0]]).toEqual([name, (part?.lastLine ?? 0) + 1]);
    }
  });

  it('lists all 31 raags, and each of the 22 vaars inside one', () => {
    expect(parts.G.filter(({ kind }) => kind === 'raag')).toHaveLength(31);
    const vaars = parts.G.filter(({ kind }) => kind === 'vaar');
    expect(vaars).toHaveLength(22);
    for (const { firstLine, lastLine } of vaars) {
      const raags = parts.G.filter(
        (part) => part.kind === 'raag' && part.firstLine <= firstLine && part.lastLine >= lastLine,
      );
      expect(raags).toHaveLength(1);
    }
    // Two vaars missing in the list.
    expect(pagesOf('G', 'Raag Gujri Vaar Fifth Mehl')).toEqual([517, 524]);
    expect(pagesOf('G', 'Maaroo Vaar Fifth Mehl')).toEqual([1094, 1102]);
  });

  it('starts a vaar at its heading and ends it with its last stanza', () => {
    const ofAasaa = parts.G.find(({ english }) => english === 'Aasaa Ki Vaar First Mehl');
    expect(corpus.unicode(ofAasaa?.firstLine ?? 0)).toMatch(/^ਵਾਰ ਸਲੋਕਾ ਨਾਲਿ/);
    expect(corpus.unicode(ofAasaa?.lastLine ?? 0)).toMatch(/॥੨੪॥੧॥ ਸੁਧੁ$/);
    const ofSoohee = parts.G.find(({ english }) => english === 'Vaar Soohee Ki Third Mehl');
    expect(corpus.unicode(ofSoohee?.lastLine ?? 0)).toMatch(/॥੨੦॥੧॥$/);
  });

  it('covers every line', () => {
    let next = 0;
    for (const { kind, english, firstLine, lastLine } of parts.G) {
      if (kind === 'vaar' || english === 'Svaiyay') continue;
      expect([english, firstLine]).toEqual([english, next]);
      next = lastLine + 1;
    }
    expect(next).toBe(60_555);
  });
});

describe('the indexes of the other works', () => {
  it.each(rows(DASAM_GRANTH))('place $name on pages $from to $ends', ({ name, from, ends }) => {
    expect(pagesOf('D', name)).toEqual([from, ends]);
  });

  it('list the forty vaaran individually, and the forty-first as a separate work', () => {
    expect(parts.B.map(({ firstPage, lastPage }) => [firstPage, lastPage])).toEqual(
      Array.from({ length: 40 }, (_, index) => [index + 1, index + 1]),
    );
    expect(parts.S.map(({ firstPage, lastPage }) => [firstPage, lastPage])).toEqual([[1, 28]]);
  });

  it('list the works of Bhai Nand Lal with their first shabads', () => {
    // Rahit Nama (31020) and Tankah Nama (31000) have no text in the source database.
    for (const [name, shabad] of [
      ['Ghazals', 30000],
      ['Rubaiyia', 30063],
      ['Zindagi Nama', 32001],
      ['Ganj Nama', 30065],
      ['Jot Bigaas', 30081],
    ] as const) {
      const part = parts.N.find(({ english }) => english === name);
      expect([name, Number(corpus.shabad(corpus.line(part?.firstLine ?? 0).shabadIndex).id)]).toEqual([
        name,
        shabad,
      ]);
      expect(part?.firstPage).toBeNull();
    }
  });

  it('give every part a distinct name, in both languages', () => {
    for (const list of Object.values(parts)) {
      expect(new Set(list.map(({ english }) => english)).size).toBe(list.length);
      for (const { unicode } of list) expect(unicode).toMatch(/[ਁ-ੵ]/);
    }
    expect(parts.A).toEqual([]);
  });
});
