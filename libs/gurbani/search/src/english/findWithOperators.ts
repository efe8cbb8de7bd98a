import type { Corpus, LineIndex } from '@naad/gurbani-corpus';
import { chunksOfWords, englishWords } from '../englishWords.ts';
import type { OperatorQuery, QueryPart } from '../parseOperators.ts';
import type { MatchKind, MatchReason } from '../search.ts';
import type { LazyTier } from '../tiers.ts';
import type { SearchLanguage } from './languages.ts';
import { layerText } from './languages.ts';
import {
  exactPlace,
  foldedPlace,
  forEachLine,
  locatePhrase,
  rarestPlace,
  unfinishedPlace,
  wordsPlace,
} from './phrases.ts';
import type { Place } from './phrases.ts';
import type { Layer, TranslationIndex } from './translationIndex.ts';

interface Language {
  readonly language: SearchLanguage;
  readonly index: TranslationIndex;
}

/** A part as places of words: pieces that follow each other with anything between them. */
type PlacedPart = readonly (readonly Place[])[];

function placePart(index: TranslationIndex, { pieces, isExact }: QueryPart, asTyped: boolean): PlacedPart {
  return pieces
    .map((piece) => {
      const words = englishWords(piece);
      return words.map((word, place) => {
        if (isExact) return exactPlace(index, word);
        if (place === words.length - 1) {
          const beginning = unfinishedPlace(index, word);
          if (asTyped) return beginning;
          return wordsPlace(index, [...beginning.words, ...foldedPlace(index, word).words]);
        }
        return (asTyped ? exactPlace : foldedPlace)(index, word);
      });
    })
    .filter((places) => places.length > 0);
}

/** The words of a text where the pieces of a part stand one after the other; null where they do not. */
function locatePart(layer: Layer, line: LineIndex, part: PlacedPart): number[] | null {
  const words: number[] = [];
  let from = 0;
  for (const places of part) {
    const start = locatePhrase(layer, line, places, from);
    if (start < 0) return null;
    for (let place = 0; place < places.length; place++) words.push(start + place);
    from = start + places.length;
  }
  return words;
}

/** Whether the pieces of a part stand in the text one after the other. */
function hasPart(layer: Layer, line: LineIndex, part: PlacedPart): boolean {
  let from = 0;
  for (const places of part) {
    const start = locatePhrase(layer, line, places, from);
    if (start < 0) return false;
    from = start + places.length;
  }
  return true;
}

/** Words of {@link englishWords} as words between white space. */
function chunksOf(text: string, words: readonly number[]): number[] {
  const chunkOf = chunksOfWords(text);
  return [...new Set(words.map((word) => chunkOf[word] ?? 0))].sort((a, b) => a - b);
}

/** Lines of which one text has every wanted part and no unwanted one: all as typed before those in other forms. */
export function findWithOperators(
  corpus: Corpus,
  languages: readonly Language[],
  { wanted, unwanted }: OperatorQuery,
): LazyTier[] {
  const placed = (index: TranslationIndex, parts: readonly QueryPart[], asTyped: boolean): PlacedPart[] =>
    parts.map((part) => placePart(index, part, asTyped)).filter((part) => part.length > 0);

  return [true, false].map((asTyped): LazyTier => {
    const how: MatchKind = asTyped ? 'exact' : 'folded';
    const prepared = languages.map(({ language, index }) => ({
      language,
      index,
      parts: placed(index, wanted, asTyped),
      not: placed(index, unwanted, asTyped),
    }));
    const matches = (layer: Layer, line: LineIndex, { parts, not }: (typeof prepared)[number]): boolean =>
      parts.every((part) => hasPart(layer, line, part)) && !not.some((part) => hasPart(layer, line, part));
    return {
      find: () => ({
        isRanked: false,
        lines: prepared.flatMap((each) =>
          each.index.layers.flatMap((layer) => {
            const lines: LineIndex[] = [];
            const rarest = rarestPlace(layer, each.parts.flat(2));
            if (rarest) {
              forEachLine(each.index, layer, rarest, (line) => {
                if (matches(layer, line, each)) lines.push(line);
              });
            }
            return lines;
          }),
        ),
        explain: (line) =>
          prepared.flatMap((each) =>
            each.language.layers.flatMap((translators, layerNumber): MatchReason[] => {
              const layer = each.index.layers[layerNumber];
              const text = layerText(corpus, line, translators);
              if (!layer || !text || each.parts.length === 0 || !matches(layer, line, each)) return [];
              const words = each.parts.flatMap((part) => locatePart(layer, line, part) ?? []);
              return [
                {
                  how: 'translation',
                  translator: text.translator,
                  by: how,
                  words: chunksOf(text.text, words),
                },
              ];
            }),
          ),
      }),
    };
  });
}
