import type { FeatureSource, VisraamMark } from '@naad/api-contract';
import type { VerseExtras } from '@naad/api-scripture/presenters';
import { parseVerseId, type SourceId, type VerseId } from '@naad/gurbani-model';
import { type Corpus } from '@naad/gurbani-corpus';
import type { DataPack, PackOf } from './packs/dataPack.ts';
import { DataPackError } from './packs/readDataPacks.ts';

/** Records by verse, without unknown verses. */
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

/** The credit of a pack. */
export function creditOf(pack: DataPack): FeatureSource {
  return { kind: 'pack', name: pack.name, licence: pack.licence, url: pack.url };
}

/**
 * Collects the additions of all packs; the first pack for a field wins.
 * @param onUnknown called with the number of a pack's verses missing from this scripture, which are skipped
 * @throws DataPackError for a translation under a key of the scripture's own translators
 */
export function createVerseExtras(
  corpus: Corpus,
  packs: readonly DataPack[],
  onUnknown: (pack: DataPack, count: number) => void,
): VerseExtras {
  const hindi: { -readonly [Field in keyof VerseExtras['hindi']]: VerseExtras['hindi'][Field] } = {};
  const translations: VerseExtras['translations'][number][] = [];
  const visraams: { -readonly [Field in keyof VerseExtras['visraams']]: VerseExtras['visraams'][Field] } = {};
  const translators: VerseExtras['translators'][number][] = [];
  for (const pack of packs) {
    const reportUnknown = (count: number) => {
      onUnknown(pack, count);
    };
    if (pack.kind === 'hindi-translation' && !hindi[pack.field]) {
      const lines = byVerse(corpus, pack.lines, reportUnknown);
      hindi[pack.field] = lines;
      const sourceIds = worksOf(corpus, lines.keys());
      const key = `hi.${pack.field}`;
      translators.push({ key, language: 'hi', name: pack.translator, sourceIds, source: creditOf(pack) });
    }
    if (pack.kind === 'translation') {
      const { language, field, translator: name } = pack;
      const key = `${language}.${field}`;
      if (corpus.catalogue.translators.some((each) => each.key === key))
        throw new DataPackError([`${pack.name}: field: ${key} is a translator of the scripture itself`]);
      if (translators.some((each) => each.key === key)) continue;
      const lines = byVerse(corpus, pack.lines, reportUnknown);
      const sourceIds = worksOf(corpus, lines.keys());
      translations.push({ key, language, field, sourceIds, lines });
      translators.push({ key, language, name, sourceIds, source: creditOf(pack) });
    }
    if (pack.kind === 'visraams' && !visraams[pack.set]) {
      const marks = byVerse(corpus, pack.lines, reportUnknown);
      visraams[pack.set] = new Map([...marks].map(([id, each]) => [id, toMarks(each)]));
    }
  }
  return { hindi, translations, visraams, translators };
}
