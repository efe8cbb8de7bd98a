import type { Corpus, LineIndex } from '@naad/gurbani-corpus';
import { chunksOfWords, englishWords } from '../englishWords.ts';
import type { OperatorQuery, QueryPart } from '../operators.ts';
import type { MatchKind, MatchReason } from '@naad/gurbani-model';
import type { LazyTier } from '../tiers.ts';
import { layerText } from './languages.ts';
import type { SearchLanguage } from './languages.ts';
import {
  exactWord,
  forEachLine,
  locatePhrase,
  rarestSet,
  wordsBeginningWith,
  wordSet,
  wordsOfSameStem,
} from './phrases.ts';
import type { WordSet } from './phrases.ts';
import type { Layer, TranslationIndex } from './translationIndex.ts';

interface Language {
  readonly language: SearchLanguage;
  readonly index: TranslationIndex;
}

/** A part as word sets: pieces in sequence with gaps between them. */
type ParsedPart = readonly (readonly WordSet[])[];

function parsePart(index: TranslationIndex, { pieces, isExact }: QueryPart, asTyped: boolean): ParsedPart {
  return pieces
    .map((piece) => {
      const words = englishWords(piece);
      return words.map((word, position) => {
        if (isExact) return exactWord(index, word);
        // A single letter begins too many words.
        if (position === words.length - 1 && (word.length > 1 || words.length > 1)) {
          const beginning = wordsBeginningWith(index, word);
          if (asTyped) return beginning;
          return wordSet(index, [...beginning.words, ...wordsOfSameStem(index, word).words]);
        }
        return (asTyped ? exactWord : wordsOfSameStem)(index, word);
      });
    })
    .filter((sets) => sets.length > 0);
}

/** Word indexes of the pieces of a part in a text, in sequence; null if they don't match. */
function locatePart(layer: Layer, line: LineIndex, part: ParsedPart): number[] | null {
  const words: number[] = [];
  let from = 0;
  for (const sets of part) {
    const start = locatePhrase(layer, line, sets, from);
    if (start < 0) return null;
    for (let position = 0; position < sets.length; position++) words.push(start + position);
    from = start + sets.length;
  }
  return words;
}

/** Single-word parts, matched together with one bit each; excluded words share one bit. */
interface SingleWords {
  /** Bits of the parts that each word matches, by word number. */
  readonly bits: Int32Array;
  readonly wanted: number;
  readonly hasUnwanted: boolean;
}

const UNWANTED = 1 << 30;

/** Separates single-word parts from phrases and gaps. */
function splitParts(index: TranslationIndex, wanted: readonly ParsedPart[], unwanted: readonly ParsedPart[]) {
  const bits = new Int32Array(index.vocabulary.length);
  const isSingle = (part: ParsedPart): boolean => part.length === 1 && part[0]?.length === 1;
  const setBit = (part: ParsedPart, bit: number): void => {
    for (const word of part[0]?.[0]?.words ?? []) bits[word] = (bits[word] ?? 0) | bit;
  };
  const singles = wanted.filter(isSingle);
  singles.forEach((part, position) => {
    setBit(part, 1 << position);
  });
  const unwantedSingles = unwanted.filter(isSingle);
  unwantedSingles.forEach((part) => {
    setBit(part, UNWANTED);
  });
  return {
    words: { bits, wanted: 2 ** singles.length - 1, hasUnwanted: unwantedSingles.length > 0 },
    /** All wanted parts. */
    all: wanted,
    parts: wanted.filter((part) => !isSingle(part)),
    excluded: unwanted.filter((part) => !isSingle(part)),
  };
}

function hasWords(layer: Layer, line: LineIndex, { bits, wanted, hasUnwanted }: SingleWords): boolean {
  let found = 0;
  const end = layer.starts[line + 1] ?? 0;
  for (let position = layer.starts[line] ?? 0; position < end; position++) {
    found |= bits[layer.words[position] ?? 0] ?? 0;
    if (found === wanted && !hasUnwanted) return true;
  }
  return found === wanted;
}

/** True if the pieces of a part follow each other in the text. */
function hasPart(layer: Layer, line: LineIndex, part: ParsedPart): boolean {
  let from = 0;
  for (const sets of part) {
    const start = locatePhrase(layer, line, sets, from);
    if (start < 0) return false;
    from = start + sets.length;
  }
  return true;
}

/** Converts word indexes of {@link englishWords} to white-space-separated ones. */
function chunksOf(text: string, words: readonly number[]): number[] {
  const chunkOf = chunksOfWords(text);
  return [...new Set(words.map((word) => chunkOf[word] ?? 0))].sort((a, b) => a - b);
}

/** Lines with one text that has every wanted part and no unwanted one: exact matches, then folded ones. */
export function findWithOperators(
  corpus: Corpus,
  languages: readonly Language[],
  { wanted, unwanted }: OperatorQuery,
): LazyTier[] {
  const parsed = (index: TranslationIndex, parts: readonly QueryPart[], asTyped: boolean): ParsedPart[] =>
    parts.map((part) => parsePart(index, part, asTyped)).filter((part) => part.length > 0);

  // Quoted parts have no other forms. Lines already found as typed are skipped.
  const hasForms = [...wanted, ...unwanted].some(({ isExact }) => !isExact);
  const isFound = new Uint8Array(languages[0]?.index.lineCount ?? 0);
  return (hasForms ? [true, false] : [true]).map((asTyped): LazyTier => {
    const how: MatchKind = asTyped ? 'exact' : 'folded';
    const prepared = languages.map(({ language, index }) => ({
      language,
      index,
      ...splitParts(index, parsed(index, wanted, asTyped), parsed(index, unwanted, asTyped)),
    }));
    const matches = (
      layer: Layer,
      line: LineIndex,
      { words, parts, excluded }: (typeof prepared)[number],
    ): boolean =>
      hasWords(layer, line, words) &&
      parts.every((part) => hasPart(layer, line, part)) &&
      !excluded.some((part) => hasPart(layer, line, part));
    return {
      find: () => ({
        isRanked: false,
        lines: prepared.flatMap((each) =>
          each.index.layers.flatMap((layer) => {
            const lines: LineIndex[] = [];
            const rarest = rarestSet(layer, each.all.flat(2));
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
