import type { VisraamMark } from '@naad/api-contract';
import { parseVerseId, type Corpus, type SourceId, type VerseId } from '@naad/gurbani-corpus';
import type { DataPack, PackOf } from './packs/dataPack.ts';

/** What data packs add to lines of the scripture. */
export interface VerseExtras {
  /** Translations in Hindi, by the field of BaniDB that they fill. */
  readonly hindi: Readonly<Partial<Record<'ss' | 'sts', ReadonlyMap<VerseId, string>>>>;
  /** Pauses of other sources than the scripture's own. */
  readonly visraams: Readonly<
    Partial<Record<'igurbani' | 'sttm2', ReadonlyMap<VerseId, readonly VisraamMark[]>>>
  >;
  /** Who translated, and the works they did. */
  readonly translators: readonly {
    readonly key: string;
    readonly name: string;
    readonly sourceIds: readonly SourceId[];
  }[];
}

/** Records by verse, without those of verses that this scripture does not have. */
function byVerse<Value>(
  corpus: Corpus,
  lines: Readonly<Record<string, Value>>,
  onUnknown: (count: number) => void,
): Map<VerseId, Value> {
  const found = new Map<VerseId, Value>();
  let unknown = 0;
  for (const [key, value] of Object.entries(lines)) {
    const id = parseVerseId(key);
    if (id !== null && corpus.lineIndexOf(id) !== null) found.set(id, value);
    else unknown += 1;
  }
  if (unknown > 0) onUnknown(unknown);
  return found;
}

function toMarks(marks: PackOf<'visraams'>['lines'][string]): VisraamMark[] {
  return marks.map(({ word, type }) => ({ p: word, t: type === 'main' ? 'v' : 'y' }));
}

function worksOf(corpus: Corpus, verses: Iterable<VerseId>): SourceId[] {
  const works = new Set<SourceId>();
  for (const id of verses) {
    const line = corpus.lineIndexOf(id);
    if (line !== null) works.add(corpus.line(line).sourceId);
  }
  return [...works];
}

/**
 * Gathers what packs say of lines. Of two packs for the same field the first counts.
 *
 * @param onUnknown hears of a pack how many of its verses this scripture does not have: they are left out
 */
export function createVerseExtras(
  corpus: Corpus,
  packs: readonly DataPack[],
  onUnknown: (pack: DataPack, count: number) => void,
): VerseExtras {
  const hindi: { -readonly [Field in keyof VerseExtras['hindi']]: VerseExtras['hindi'][Field] } = {};
  const visraams: { -readonly [Field in keyof VerseExtras['visraams']]: VerseExtras['visraams'][Field] } = {};
  const translators: VerseExtras['translators'][number][] = [];
  for (const pack of packs) {
    const hear = (count: number) => {
      onUnknown(pack, count);
    };
    if (pack.kind === 'hindi-translation' && !hindi[pack.field]) {
      const texts = byVerse(corpus, pack.lines, hear);
      hindi[pack.field] = texts;
      const sourceIds = worksOf(corpus, texts.keys());
      translators.push({ key: `hi.${pack.field}`, name: pack.translator, sourceIds });
    }
    if (pack.kind === 'visraams' && !visraams[pack.set]) {
      const marks = byVerse(corpus, pack.lines, hear);
      visraams[pack.set] = new Map([...marks].map(([id, each]) => [id, toMarks(each)]));
    }
  }
  return { hindi, visraams, translators };
}
