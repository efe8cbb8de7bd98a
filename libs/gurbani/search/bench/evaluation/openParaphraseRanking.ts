import type { Corpus, LineIndex, Pack, ShabadIndex } from '@naad/gurbani-corpus';
import { askQuestion } from '../../src/english/askQuestion.ts';
import { NO_ASSOCIATIONS } from '../../src/english/associations.ts';
import { openLanguagePack } from '../../src/english/languagePack.ts';
import { SEARCH_LANGUAGES } from '../../src/english/languages.ts';
import { createTranslationFinder } from '../../src/english/translationFinder.ts';

/** Search among Khalsa's lines alone. */
export interface ParaphraseRanking {
  /** Lines closest to a sentence, the closest first. */
  rank(text: string, limit: number): readonly LineIndex[];
  /** Shabads for a question, the best first. */
  ask(question: string, limit: number): readonly ShabadIndex[];
}

/** The layer of the default translations; in the Guru Granth Sahib they are all Sant Singh Khalsa's. */
const KHALSA = 0;

/**
 * The ranking of a sentence among Khalsa's lines alone, none of his colleague's: what the paraphrase sets ask.
 * @param pack the pack `english` of the search indexes
 * @throws Error when English is not among the languages
 */
export function openParaphraseRanking(corpus: Corpus, pack: Pack, hasTable: boolean): ParaphraseRanking {
  const english = SEARCH_LANGUAGES.find(({ name }) => name === 'english');
  if (!english) throw new Error('English is not searched.');
  const opened = openLanguagePack(pack, english);
  const finder = createTranslationFinder(corpus, [
    hasTable ? opened : { ...opened, associations: NO_ASSOCIATIONS },
  ]);
  const accepts = (line: LineIndex): boolean => corpus.line(line).sourceId === 'G';
  const options = { layers: [KHALSA], accepts };
  return {
    rank: (text, limit) => finder.rank(`${text} `, { ...options, limit }).map(({ line }) => line),
    ask: (question, limit) =>
      askQuestion(corpus, finder, question, { ...options, offset: 0, limit }).shabads.map(
        ({ shabad }) => shabad,
      ),
  };
}
