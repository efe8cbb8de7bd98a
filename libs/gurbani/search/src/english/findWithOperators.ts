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
        // A letter alone begins too much to tell anything.
        if (place === words.length - 1 && (word.length > 1 || words.length > 1)) {
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

/** Parts of one word, to be looked for all at once: each has a bit, those that may not be in a text share one. */
interface SingleWords {
  /** By number of a word, the bits of the parts that it is. */
  readonly bits: Int32Array;
  readonly wanted: number;
  readonly hasUnwanted: boolean;
}

const UNWANTED = 1 << 30;

/** Sets those parts that are one word apart from phrases and gaps. */
function splitParts(index: TranslationIndex, wanted: readonly PlacedPart[], unwanted: readonly PlacedPart[]) {
  const bits = new Int32Array(index.vocabulary.length);
  const isSingle = (part: PlacedPart): boolean => part.length === 1 && part[0]?.length === 1;
  const setBit = (part: PlacedPart, bit: number): void => {
    for (const word of part[0]?.[0]?.words ?? []) bits[word] = (bits[word] ?? 0) | bit;
  };
  const singles = wanted.filter(isSingle);
  singles.forEach((part, place) => {
    setBit(part, 1 << place);
  });
  const singlesNot = unwanted.filter(isSingle);
  singlesNot.forEach((part) => {
    setBit(part, UNWANTED);
  });
  return {
    words: { bits, wanted: 2 ** singles.length - 1, hasUnwanted: singlesNot.length > 0 },
    /** All that are wanted. */
    all: wanted,
    parts: wanted.filter((part) => !isSingle(part)),
    not: unwanted.filter((part) => !isSingle(part)),
  };
}

function hasWords(layer: Layer, line: LineIndex, { bits, wanted, hasUnwanted }: SingleWords): boolean {
  let found = 0;
  const end = layer.starts[line + 1] ?? 0;
  for (let place = layer.starts[line] ?? 0; place < end; place++) {
    found |= bits[layer.words[place] ?? 0] ?? 0;
    if (found === wanted && !hasUnwanted) return true;
  }
  return found === wanted;
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

  // What stands in quotes has no other form. What was found as typed is not looked at again.
  const hasForms = [...wanted, ...unwanted].some(({ isExact }) => !isExact);
  const isFound = new Uint8Array(languages[0]?.index.lineCount ?? 0);
  return (hasForms ? [true, false] : [true]).map((asTyped): LazyTier => {
    const how: MatchKind = asTyped ? 'exact' : 'folded';
    const prepared = languages.map(({ language, index }) => ({
      language,
      index,
      ...splitParts(index, placed(index, wanted, asTyped), placed(index, unwanted, asTyped)),
    }));
    const matches = (
      layer: Layer,
      line: LineIndex,
      { words, parts, not }: (typeof prepared)[number],
    ): boolean =>
      hasWords(layer, line, words) &&
      parts.every((part) => hasPart(layer, line, part)) &&
      !not.some((part) => hasPart(layer, line, part));
    return {
      find: () => ({
        isRanked: false,
        lines: prepared.flatMap((each) =>
          each.index.layers.flatMap((layer) => {
            const lines: LineIndex[] = [];
            const rarest = rarestPlace(layer, each.all.flat(2));
            if (rarest) {
              forEachLine(each.index, layer, rarest, (line) => {
                if (isFound[line] === 1 || !matches(layer, line, each)) return;
                isFound[line] = 1;
                lines.push(line);
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
              if (!layer || !text || each.all.length === 0 || !matches(layer, line, each)) return [];
              const words = each.all.flatMap((part) => locatePart(layer, line, part) ?? []);
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
