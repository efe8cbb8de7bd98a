import type { Corpus, LineIndex } from '@naad/gurbani-corpus';
import type { SearchEngine, SearchHit } from '../search.ts';
import type { LocalEngine } from './openLocalEngine.ts';
import type { LocalQuery, LocalResults, LocalVerse } from './protocol.ts';

/** Languages by the letters that translators' keys begin with. */
const LANGUAGE_TAGS: Readonly<Record<string, LocalVerse['translations'][number]['lang']>> = {
  en: 'en',
  es: 'es',
  pu: 'pa-Guru',
  hi: 'hi',
};
const IN_LATIN_LETTERS: ReadonlySet<LocalQuery['kind']> = new Set(['romanized', 'romanizedFirstLetters']);

function transliterations(
  corpus: Corpus,
  line: LineIndex,
  kind: LocalQuery['kind'],
): LocalVerse['transliterations'] {
  const text = IN_LATIN_LETTERS.has(kind) ? corpus.transliteration(line, 'en') : '';
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
      const lang = LANGUAGE_TAGS[key.split('.')[0] ?? ''];
      return text === null || lang === undefined ? [] : [{ key, lang, text }];
    }),
    transliterations: transliterations(corpus, line, kind),
    matches: reasons,
  };
}

/** What is found, and how much there is in all: lines, or of answers to a question shabads. */
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

/** Searches, and gives the lines as suggestions show them. */
export function findLocally({ corpus, engine }: LocalEngine, query: LocalQuery): LocalResults {
  const { kind } = query;
  const { total, hits } = find(engine, query);
  const verses = hits.map((hit) => presentLine(corpus, hit, kind));
  const keys = new Set(verses.flatMap(({ translations }) => translations.map(({ key }) => key)));
  const translators = corpus.catalogue.translators.filter(({ key }) => keys.has(key));
  return { total, verses, translators: translators.map(({ key, name }) => ({ key, name })) };
}
