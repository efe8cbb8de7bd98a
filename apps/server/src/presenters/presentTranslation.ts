import type { GurmukhiText, Translation } from '@naad/api-contract';
import type { Catalogue, Corpus, LineIndex, SourceId, Translator } from '@naad/gurbani-corpus';
import { toAscii } from '@naad/gurbani-text';
import type { VerseFields } from './verseFields.ts';

type MaybeGurmukhiText = { [Key in keyof GurmukhiText]: string | null };

const translatorsOfSource = new WeakMap<Catalogue, Map<SourceId, readonly Translator[]>>();

/** The translators of a work, found once: every line asks. */
function translatorsOf(catalogue: Catalogue, source: SourceId): readonly Translator[] {
  const bySource = translatorsOfSource.get(catalogue) ?? new Map<SourceId, readonly Translator[]>();
  translatorsOfSource.set(catalogue, bySource);
  const known = bySource.get(source);
  if (known) return known;
  const found = catalogue.translators.filter((each) => each.sourceIds.includes(source));
  bySource.set(source, found);
  return found;
}

function emptyText(): MaybeGurmukhiText {
  return { gurmukhi: null, unicode: null };
}

/**
 * All translations of a line. The fields that BaniDB has are always there, null where there is no text, since its clients
 * read them without looking; those of the line's own work follow under names of their own.
 */
export function presentTranslation(
  corpus: Corpus,
  index: LineIndex,
  source: SourceId,
  { translations, extras }: VerseFields,
): Translation {
  const en: Translation['en'] = { bdb: null, ms: null, ssk: null };
  const pu: Translation['pu'] = { ss: emptyText(), ft: emptyText(), bdb: emptyText(), ms: emptyText() };
  const es: Translation['es'] = { sn: null };
  for (const { key, language, field } of translatorsOf(corpus.catalogue, source)) {
    const isWanted = translations === null || translations.has(key);
    const text = isWanted ? corpus.translation(index, key) : null;
    if (language === 'en') en[field] = text;
    else if (language === 'pu') {
      pu[field] = text === null ? emptyText() : { gurmukhi: toAscii(text), unicode: text };
    } else if (field === 'sn') es.sn = text;
  }
  const hindi = (field: 'ss' | 'sts') => {
    const isWanted = translations === null || translations.has(`hi.${field}`);
    return (isWanted && extras.hindi[field]?.get(corpus.line(index).verseId)) || null;
  };
  return { en, pu, es, hi: { ss: hindi('ss'), sts: hindi('sts') } };
}
