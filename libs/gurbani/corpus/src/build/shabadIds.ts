import type { ShabadId } from '../ids.ts';
import type { SourceId } from '../sources.ts';
import type { SourceLine } from './sourceDatabase.ts';

/** Where the ids of the vaaran start: BaniDB numbers pauris 40001, 40002, … in their order (six known ids agree). */
const VAARAN_BASE = 40_000;
/** Zindagi Nama has its own number in BaniDB's index; the source database gives 30064. */
const ZINDAGI_NAMA_ID = 32_001;
/** Works whose BaniDB ids cannot be derived start here, out of the way of every id BaniDB uses. */
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

/** The vaar of Bhai Gurdas Singh, which BaniDB keeps as a source of its own. */
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

/** The source letter a line is filed under. */
export function sourceIdOf(line: Pick<SourceLine, 'sourceId' | 'page'>): SourceId {
  if (line.sourceId === WORK.vaaran) return line.page === VAAR_OF_GURDAS_SINGH ? 'S' : 'B';
  const source = SOURCE_OF_WORK[line.sourceId];
  if (source === undefined)
    throw new Error(`The source database has a work ${String(line.sourceId)} unknown to us.`);
  return source;
}

/**
 * Gives shabads their ids one after the other in the order of the scripture.
 *
 * - Guru Granth Sahib: `sttm_id`, the number BaniDB uses (20 of 20 known ids agree). Where it repeats (13 numbers,
 *   always side by side) the shabads are one shabad of BaniDB, and get one id here.
 * - Vaaran: 40000 + rank. `sttm_id` is another number there, and its one repeat is two different pauris.
 * - Bhai Nand Lal: `sttm_id`, but for Zindagi Nama.
 * - All others: 1,000,000 + the source database's permanent id read in base 36. BaniDB's numbers for the Dasam Granth
 *   cannot be derived, and a wrong number would silently open another shabad.
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

/** The source database's permanent id of a shabad, `AGX`, as a number. */
export function sourceShabadNumber(shabadId: string): number {
  return Number.parseInt(shabadId, BASE_36);
}

/** The permanent number of a line: unique over the corpus, promised never to change. */
export function verseIdOf(lineId: string): number {
  return Number.parseInt(lineId, BASE_36);
}

/** The page a line is found under. For the vaar of Bhai Gurdas Singh that is the pauri, as BaniDB has it. */
export function angOf(line: SourceLine): number {
  return sourceIdOf(line) === 'S' ? (line.pageLine ?? 0) : line.page;
}
