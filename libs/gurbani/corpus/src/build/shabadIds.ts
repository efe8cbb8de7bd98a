import type { ShabadId, SourceId } from '@naad/gurbani-model';
import type { SourceLine } from './sourceDatabase.ts';

/** Base of the ids of the vaaran: BaniDB numbers pauris 40001, 40002, … in order (six known ids agree). */
const VAARAN_BASE = 40_000;
/** BaniDB's index gives Zindagi Nama this number; the source database has 30064. */
const ZINDAGI_NAMA_ID = 32_001;
/** Base for works whose BaniDB ids can't be derived, above every id that BaniDB uses. */
const OWN_BASE = 1_000_000;
const BASE_36 = 36;

/** Works of the source database, by its ids. */
export const WORK = {
  guruGranthSahib: 1,
  dasamGranth: 2,
  vaaran: 3,
  kabitSavaiye: 4,
  ghazals: 5,
  zindagiNama: 6,
  ganjNama: 7,
  jotBigas: 8,
  ardaas: 9,
  rehitname: 10,
  sarabloh: 11,
  uggardanti: 12,
} as const;

/** The vaar of Bhai Gurdas Singh, a separate source in BaniDB. */
const VAAR_OF_GURDAS_SINGH = 41;

const SOURCE_OF_WORK: Readonly<Record<number, SourceId>> = {
  [WORK.guruGranthSahib]: 'G',
  [WORK.dasamGranth]: 'D',
  [WORK.kabitSavaiye]: 'K',
  [WORK.ghazals]: 'N',
  [WORK.zindagiNama]: 'N',
  [WORK.ganjNama]: 'N',
  [WORK.jotBigas]: 'N',
  [WORK.ardaas]: 'R',
  [WORK.rehitname]: 'R',
  [WORK.sarabloh]: 'R',
  [WORK.uggardanti]: 'R',
};

/** The source that a line belongs to. */
export function sourceIdOf(line: Pick<SourceLine, 'sourceId' | 'page'>): SourceId {
  if (line.sourceId === WORK.vaaran) return line.page === VAAR_OF_GURDAS_SINGH ? 'S' : 'B';
  const source = SOURCE_OF_WORK[line.sourceId];
  if (source === undefined)
    throw new Error(`The source database has an unknown work ${String(line.sourceId)}.`);
  return source;
}

/**
 * Returns a function that assigns shabad ids; call it with every line in the order of the scripture.
 *
 * - Guru Granth Sahib: `sttm_id`, BaniDB's number (20 of 20 known ids agree). Repeats (13 numbers, always contiguous)
 *   are one shabad in BaniDB and share an id here.
 * - Vaaran: 40000 + rank. Their `sttm_id` is a different number, and its one repeat is two different pauris.
 * - Bhai Nand Lal: `sttm_id`, except for Zindagi Nama.
 * - All others: 1,000,000 + the source database's permanent id in base 36. BaniDB's numbers for the Dasam Granth can't
 *   be derived, and a wrong number would silently open another shabad.
 */
export function shabadIdAssigner(): (line: SourceLine) => ShabadId {
  let vaaranRank = 0;
  let current: { shabadId: string; id: number } | null = null;
  const idOf = (line: SourceLine): number => {
    const { sttmId } = line;
    if (line.sourceId === WORK.vaaran) return VAARAN_BASE + ++vaaranRank;
    if (line.sourceId === WORK.zindagiNama) return ZINDAGI_NAMA_ID;
    const source = sourceIdOf(line);
    if (source === 'G' || source === 'N') {
      if (sttmId === null) throw new Error(`Shabad ${line.shabadId} of ${source} has no sttm_id.`);
      return sttmId;
    }
    return OWN_BASE + sourceShabadNumber(line.shabadId);
  };
  return (line) => {
    if (current?.shabadId !== line.shabadId) current = { shabadId: line.shabadId, id: idOf(line) };
    return current.id as ShabadId;
  };
}

/** Converts the source database's permanent shabad id, such as `AGX`, to a number. */
export function sourceShabadNumber(shabadId: string): number {
  return Number.parseInt(shabadId, BASE_36);
}

/** The permanent number of a line: unique in the corpus and promised never to change. */
export function verseIdOf(lineId: string): number {
  return Number.parseInt(lineId, BASE_36);
}

/** The page of a line; for the vaar of Bhai Gurdas Singh its pauri, as in BaniDB. */
export function angOf(line: SourceLine): number {
  return sourceIdOf(line) === 'S' ? (line.pageLine ?? 0) : line.page;
}
