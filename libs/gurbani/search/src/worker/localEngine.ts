import { LANGUAGE_TAGS, SEARCH_TYPES, searchTypeRules } from '@naad/gurbani-model';
import { createCorpus, PackError } from '@naad/gurbani-corpus';
import type { Corpus, LineIndex, Manifest, Pack, TextColumn } from '@naad/gurbani-corpus';
import { toScript } from '@naad/gurbani-text/naad-scheme';
import { createSearchEngine } from '../createSearchEngine.ts';
import type { SearchEngine, SearchHit } from '../search.ts';
import type { LocalQuery, LocalResults, LocalVerse } from './protocol.ts';

/** Part of the scripture and its search engine. */
export interface LocalEngine {
  readonly corpus: Corpus;
  readonly engine: SearchEngine;
}

/** Packs that a search may do without: text that accompanies the lines. */
const MAY_BE_ABSENT = /^(source$|transliteration-|translation-)/;

/** Replacement for an absent pack: no translation, an empty transliteration; reading the source throws. */
function absentPack(name: string, lineCount: number): Pack {
  const read = (): string => {
    if (name === 'source') throw new PackError('The source of the text is not stored here.');
    return '';
  };
  const texts: TextColumn = {
    length: lineCount,
    at: read,
    indexesWith: () => [],
  };
  return {
    name,
    texts: () => texts,
    numbers8: () => new Uint8Array(),
    numbers16: () => new Uint16Array(),
    numbers32: () => new Uint32Array(),
    json: () => null,
  };
}

/**
 * Opens the available packs of the scripture and its search. Kinds of search without their packs throw when used; see
 * `packsOfKind`.
 * @throws PackError if the packs don't belong together, or a required one is missing
 */
export function openLocalEngine(manifest: Manifest, packs: ReadonlyMap<string, Pack>): LocalEngine {
  const pack = (name: string): Pack => {
    const found = packs.get(name);
    if (found) return found;
    if (!MAY_BE_ABSENT.test(name)) throw new PackError(`The packs lack ${name}.`);
    return absentPack(name, pack('text').texts('unicode').length);
  };
  const corpus = createCorpus({ manifest, pack });
  return { corpus, engine: createSearchEngine(corpus, pack, 'lazy') };
}

function transliterations(
  corpus: Corpus,
  line: LineIndex,
  kind: LocalQuery['kind'],
): LocalVerse['transliterations'] {
  const isRomanized = searchTypeRules(SEARCH_TYPES[kind]).typed === 'romanized';
  const text = isRomanized ? toScript(corpus.unicode(line), 'en') : '';
  return text === '' ? [] : [{ script: 'en', lang: 'pa-Latn', text }];
}

function presentLine(corpus: Corpus, { line, reasons }: SearchHit, kind: LocalQuery['kind']): LocalVerse {
  const { verseId, shabadIndex } = corpus.line(line);
  const keys = new Set(reasons.flatMap((each) => (each.how === 'translation' ? [each.translator] : [])));
  return {
    id: verseId,
    shabadId: corpus.shabad(shabadIndex).id,
    unicode: corpus.unicode(line),
    translations: [...keys].flatMap((key) => {
      const text = corpus.translation(line, key);
      const translator = corpus.catalogue.translators.find((each) => each.key === key);
      return text === null || !translator ? [] : [{ key, lang: LANGUAGE_TAGS[translator.language], text }];
    }),
    transliterations: transliterations(corpus, line, kind),
    matches: reasons,
  };
}

/** Runs the query; the total counts lines, or shabads for a question. */
function find(engine: SearchEngine, query: LocalQuery): { total: number; hits: readonly SearchHit[] } {
  const { kind, text, filter, limit, isGurmukhi } = query;
  const slice = { offset: 0, limit };
  switch (kind) {
    case 'autoDetect':
      return engine.searchAny({ text, filter, ...(isGurmukhi !== undefined && { isGurmukhi }) }, slice);
    case 'question': {
      const { total, shabads } = engine.ask({ text, filter }, slice);
      return { total, hits: shabads.flatMap(({ hits }) => hits) };
    }
    default:
      return engine.search({ kind, text, filter }, slice);
  }
}

/** Searches and returns the lines in the shape of suggestions. */
export function findLocally({ corpus, engine }: LocalEngine, query: LocalQuery): LocalResults {
  const { kind } = query;
  const { total, hits } = find(engine, query);
  const verses = hits.map((hit) => presentLine(corpus, hit, kind));
  const keys = new Set(verses.flatMap(({ translations }) => translations.map(({ key }) => key)));
  const translators = corpus.catalogue.translators.filter(({ key }) => keys.has(key));
  return { total, verses, translators: translators.map(({ key, name }) => ({ key, name })) };
}
