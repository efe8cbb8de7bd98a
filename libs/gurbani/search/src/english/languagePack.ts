import type { ColumnContent, Corpus, Pack } from '@naad/gurbani-corpus';
import { learnAssociations, openAssociations } from './associations.ts';
import type { SearchLanguage } from './languages.ts';
import { buildTranslationIndex, openTranslationIndex } from './translationIndex.ts';
import type { OpenLanguage } from './translationFinder.ts';

/** Only English has two translations of the same lines to learn from. */
const LEARNS: SearchLanguage['name'] = 'english';

/** Makes the columns of a language's pack: its texts and, for English, which words mean the same. */
export function buildLanguagePack(corpus: Corpus, language: SearchLanguage): Record<string, ColumnContent> {
  const { columns, terms } = buildTranslationIndex(corpus, language);
  if (language.name !== LEARNS) return columns;
  return { ...columns, ...learnAssociations(corpus, (word) => language.fold(word), terms) };
}

/** Opens what {@link buildLanguagePack} made. */
export function openLanguagePack(pack: Pack, language: SearchLanguage): OpenLanguage {
  const index = openTranslationIndex(pack, language);
  return language.name === LEARNS
    ? { language, index, associations: openAssociations(pack) }
    : { language, index };
}
