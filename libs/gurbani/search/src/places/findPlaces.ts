import type { Corpus } from '@naad/gurbani-corpus';
import type { Place, PlacePartType, SourceId } from '@naad/gurbani-model';
import { toUnicode } from '@naad/gurbani-text';
import type { LineFacts } from '../lineFilter.ts';
import { hukamnamaDate } from './hukamnamaDate.ts';
import { foldLatin, nameSound, soundAlike } from './nameSound.ts';
import { parseAngReference } from './parseAngReference.ts';
import { createPlaceIndex } from './placeIndex.ts';
import type { Alias, Entity, PlaceIndex } from './placeIndex.ts';
import { MAX_PLACE_LENGTH, queryWords } from './queryWords.ts';
import type { QueryWords } from './queryWords.ts';
import {
  beginsPart,
  isFiller,
  isNumberName,
  isPageName,
  isOptionalWord,
  isSilentWord,
  isTitleOrCommand,
  isTitleWord,
  partTypeOf,
  toNumberWord,
} from './wordsAround.ts';

/** The places that a text names. */
export interface FoundPlaces {
  /** Likeliest first, at most {@link MAX_PLACES}. */
  readonly places: readonly Place[];
  /** True if the text is nothing else than the name of the first place. */
  readonly opensPlace: boolean;
}

export interface PlaceOptions {
  /** Today's date where the visitor is, `YYYY-MM-DD`; without it, “yesterday” is unknown. */
  readonly today?: string | null;
  /** True to read Latin letters as keys of Gurmukhi first. */
  readonly isGurmukhi?: boolean;
  /** The work that a number alone is a page of, such as the one of the page that the visitor is on. */
  readonly source?: SourceId | null;
  /** True if the visitor is still typing: the last word may continue. */
  readonly isUnfinished?: boolean;
}

export type FindPlaces = (text: string, options?: PlaceOptions) => FoundPlaces;

/** Maximum number of places of a text. */
const MAX_PLACES = 5;
/** A shorter beginning is one of too many names. */
const MIN_BEGINNING = 3;
/** Works whose pages a number alone may mean, the likeliest first. */
const SOURCES_OF_NUMBERS: readonly SourceId[] = ['G', 'D', 'B', 'K', 'S'];
/** The vaaran have numbered pauris on their pages. */
const SOURCES_WITH_PAURIS: ReadonlySet<SourceId> = new Set(['B', 'S']);

/** A possible meaning of the whole text. */
interface Reading {
  readonly places: readonly Place[];
  readonly opens: boolean;
  /** Lower is likelier. */
  readonly rank: readonly number[];
}

const NONE: FoundPlaces = { places: [], opensPlace: false };

const compareRanks = (one: readonly number[], other: readonly number[]): number => {
  const position = one.findIndex((each, index) => each !== other[index]);
  return position < 0 ? 0 : (one[position] ?? 0) - (other[position] ?? 0);
};

/** Edit distance of two short texts. */
function letterDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let line = 1; line <= one.length; line++) {
    const next = [line];
    for (let column = 1; column <= other.length; column++) {
      const replaced = (row[column - 1] ?? 0) + (one[line - 1] === other[column - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** The kind and number of a part in words besides a name; null if they say anything else. */
interface PartWords {
  readonly type: PlacePartType | null;
  readonly numbers: readonly number[];
}

function partWords(words: readonly string[]): PartWords | null {
  let type: PlacePartType | null = null;
  const numbers: number[] = [];
  for (const word of words) {
    if (/^[0-9]{1,4}$/.test(word)) numbers.push(Number(word));
    else if (isNumberName(word)) continue;
    else {
      const named = partTypeOf(word);
      if (named === null || type !== null) return null;
      type = named;
    }
  }
  return { type, numbers };
}

/** The places of an entity with the words beside its name; empty if they don't belong together. */
function placesOf(index: PlaceIndex, { place, parts, pagesOf }: Entity, words: readonly string[]): Place[] {
  const part = partWords(pagesOf === null ? words : words.filter((word) => !isPageName(word)));
  if (!part) return [];
  const { type, numbers } = part;
  const [first, second] = numbers;
  if (pagesOf !== null && first !== undefined) {
    if (numbers.length > 2 || !index.hasAng(pagesOf, first)) return [];
    if (second === undefined)
      return type === null ? [{ type: 'ang', source: pagesOf, ang: first, part: null }] : [];
    const pauri = SOURCES_WITH_PAURIS.has(pagesOf) ? index.pauriOfVaar(pagesOf, first, second) : null;
    return pauri ? [{ type: 'ang', source: pagesOf, ang: first, part: pauri }] : [];
  }
  if (first === undefined && type === null) return words.some(isPageName) ? [] : [place];
  if (numbers.length > 1 || (place.type !== 'bani' && place.type !== 'shabad')) return [];
  const kinds = parts();
  const kind = type === null ? kinds[0] : kinds.find((each) => each.type === type);
  if (!kind) return [];
  // A kind with a single part needs no number.
  const found = kind.parts[(first ?? (kind.parts.length === 1 ? 1 : 0)) - 1];
  return found ? [{ ...place, part: found }] : [];
}

/** Longest name of a writer in words, which may stand beside another name. */
const MAX_WRITER_WORDS = 4;

/** One name in a text, and the words beside it. */
interface Span {
  readonly letters: string;
  readonly wordCount: number;
  readonly rest: readonly string[];
}

/** True if a name sounds like the letters, whose key is equal. */
function isMeant(alias: Alias, { letters, wordCount }: Span, { lacksVowels, isLatin }: QueryWords): boolean {
  // Names of features are English words, which others sound like.
  if (alias.entity.place.type === 'feature')
    return isLatin ? alias.letters === letters : foldLatin(alias.letters) === foldLatin(letters);
  // Joined, a name whose small words are left out is another word: `asavar`.
  if (alias.isShortened && alias.wordCount > 1 && wordCount === 1) return false;
  const hasKey = lacksVowels && alias.sound.key.length > 2;
  return hasKey || soundAlike({ letters, sound: nameSound(letters) }, alias);
}

/** True for a word that may stand beside a name: it says nothing else, or names a part. */
const isAround = (word: string): boolean =>
  isSilentWord(word) ||
  isFiller(word) ||
  isNumberName(word) ||
  isPageName(word) ||
  /^[0-9]/.test(word) ||
  partTypeOf(word) !== null;

/** The parts of a text that may be its name, since few words are left beside them. */
function spansOf(words: readonly string[]): Span[] {
  const spans: Span[] = [];
  for (let from = 0; from < words.length; from++) {
    for (let to = words.length; to > from; to--) {
      const rest = [...words.slice(0, from), ...words.slice(to)];
      if (rest.filter((word) => !isAround(word)).length > MAX_WRITER_WORDS) break;
      spans.push({ letters: words.slice(from, to).join(''), wordCount: to - from, rest });
    }
  }
  return spans;
}

/** Readings of the text as one name, with a part, a number, or words beside it that say nothing else. */
function readNames(index: PlaceIndex, query: QueryWords): Reading[] {
  const { words } = query;
  const kept = words.filter((word) => !isOptionalWord(word));
  const forms = kept.length === words.length || kept.length === 0 ? [words] : [words, kept];
  const hasTitle = words.some(isTitleWord);
  /** True if no word beside a name is one that a line could have. */
  const isBare = words.every((word) => !isOptionalWord(word) || isTitleOrCommand(word));
  return forms.flatMap((form, formNumber) =>
    spansOf(form).flatMap((span) =>
      index
        .aliasesOf(nameSound(span.letters).key)
        .filter((alias) => isMeant(alias, span, query))
        .flatMap((alias): Reading[] => {
          const { entity, isTitle } = alias;
          const said = span.rest.filter((word) => !isSilentWord(word));
          const meant = said.filter((word) => !isFiller(word));
          const namesPart = meant.some(
            (word) => partTypeOf(word) !== null || (entity.pagesOf !== null && /^[0-9]/.test(word)),
          );
          if (!isTitle && !isBare && !namesPart) return [];
          const isByWriter = isTitle && placesOf(index, entity, meant).length === 0 && isWriter(index, meant);
          const places = placesOf(index, entity, isByWriter ? [] : meant);
          if (places.length === 0) return [];
          const isTitled = hasTitle && entity.place.type !== 'raag';
          return [
            {
              places,
              opens: !isByWriter && said.length === meant.length && (isTitle || namesPart || isTitled),
              rank: [
                said.length - meant.length,
                meant.length,
                formNumber,
                isTitle ? 0 : 1,
                letterDistance(span.letters, alias.letters),
                entity.order,
              ],
            },
          ];
        }),
    ),
  );
}

/** True if the words are a writer's name, as in `sukhmani guru arjan dev`. */
function isWriter(index: PlaceIndex, words: readonly string[]): boolean {
  const letters = words.join('');
  const name = { letters, sound: nameSound(letters) };
  return (
    letters !== '' &&
    index
      .aliasesOf(name.sound.key)
      .some((alias) => alias.entity.place.type === 'writer' && soundAlike(name, alias))
  );
}

/** The same part of every bani that has one (`pauri 5`). */
function readPartsAlone(index: PlaceIndex, words: readonly string[]): Reading[] {
  const said = words.filter((word) => !isSilentWord(word));
  const part = partWords(said);
  if (part?.type == null || part.numbers.length !== 1) return [];
  const places = index.entities.flatMap((entity) => placesOf(index, entity, said));
  return places.map((place, order) => ({
    places: [place],
    opens: places.length === 1,
    rank: [0, 0, 0, 0, 0, order],
  }));
}

/** Names that the unfinished words begin, those with the fewest letters left first. */
function readBeginnings(index: PlaceIndex, query: QueryWords): Reading[] {
  const { words } = query;
  const folded = foldLatin(words.join(''));
  if (folded.length < MIN_BEGINNING) return [];
  const beginnings = index.beginningWith(folded).map(({ entity, letters, isTitle }): Reading => ({
    places: [entity.place],
    opens: false,
    rank: [9, letters.length, isTitle ? 0 : 1, entity.order],
  }));
  const isHukamnama = folded.length > MIN_BEGINNING && 'hukamnama'.startsWith(folded);
  const hukamnama: Reading = { places: [{ type: 'hukamnama', date: null }], opens: false, rank: [9, 0] };
  // A kind of part without its number yet.
  const named = words.slice(0, -1);
  const whole =
    named.length > 0 && beginsPart(words.at(-1) ?? '') ? readNames(index, { ...query, words: named }) : [];
  return [
    ...beginnings,
    ...(isHukamnama ? [hukamnama] : []),
    ...whole.map((each) => ({ ...each, opens: false, rank: [10, ...each.rank] })),
  ];
}

const HUKAMNAMA = nameSound('hukamnama').key;

/** Position and number of the words that say hukamnama; null without them. */
function findHukamnama(words: readonly string[]): readonly [from: number, to: number] | null {
  for (let from = 0; from < words.length; from++)
    for (const to of [from + 1, from + 2])
      if (
        nameSound(
          words
            .slice(from, to)
            .join('')
            .replace(/[hs]+$/, ''),
        ).key === HUKAMNAMA
      )
        return [from, to];
  return null;
}

/** Readings as a hukamnama, with the day. */
function readHukamnama(words: readonly string[], today: string | null): Reading[] {
  const found = findHukamnama(words);
  if (!found) return [];
  const rest = [...words.slice(0, found[0]), ...words.slice(found[1])].filter((word) => !isTitleWord(word));
  const isFilled = rest.some(isFiller);
  const day = hukamnamaDate(
    rest.filter((word) => !isFiller(word)),
    today,
  );
  // Other words show today's, but they weren't understood.
  return [
    { places: [{ type: 'hukamnama', date: day?.date ?? null }], opens: day !== null && !isFilled, rank: [0] },
  ];
}

/** Readings as a page number, of the works that have that page. */
function readAng(index: PlaceIndex, text: string, preferred: SourceId | null): Reading[] {
  const reference = parseAngReference(text);
  if (!reference) return [];
  const { ang, source } = reference;
  const sources =
    source === null
      ? [...new Set([...(preferred === null ? [] : [preferred]), ...SOURCES_OF_NUMBERS])]
      : [source];
  return sources
    .filter((each) => index.hasAng(each, ang))
    .map((each, order) => ({
      places: [{ type: 'ang', source: each, ang, part: null }],
      opens: true,
      rank: [0, 0, 0, 0, 0, order],
    }));
}

/** A key that no Latin word has: a capital inside a word, or a sign of the layout. */
const GURMUKHI_KEYS = /[a-z][A-Z]|^[A-Z][a-z]*[A-Z]|[`|\\^&~]/;

/** Identifies a place by its content. */
const keyOf = (place: Place): string => JSON.stringify(place);

function merge(readings: readonly Reading[]): FoundPlaces {
  const sorted = readings.toSorted((one, other) => compareRanks(one.rank, other.rank));
  const [best] = sorted;
  if (!best) return NONE;
  const seen = new Set<string>();
  const places = sorted
    .flatMap((reading) => reading.places)
    .filter((place) => {
      const key = keyOf(place);
      const isNew = !seen.has(key);
      seen.add(key);
      return isNew;
    });
  return { places: places.slice(0, MAX_PLACES), opensPlace: best.opens };
}

/** True if another place has the same claim to the text as the best one, so that neither opens. */
function isShared(readings: readonly Reading[]): boolean {
  const [best, ...others] = readings.toSorted((one, other) => compareRanks(one.rank, other.rank));
  const claim = (reading: Reading): string => reading.rank.slice(0, -1).join(' ');
  const name = (reading: Reading): string => reading.places.map(keyOf).join();
  return (
    best !== undefined && others.some((other) => claim(other) === claim(best) && name(other) !== name(best))
  );
}

/**
 * Creates the search for places by name. Names come from the corpus's catalogue and from our tables; they are compared by
 * sound, in any script. A text must be a name as a whole, apart from words that say nothing else.
 */
export function createFindPlaces(corpus: Corpus, facts: LineFacts): FindPlaces {
  const index = createPlaceIndex(corpus, facts);
  return (typed, { today = null, isGurmukhi = false, source = null, isUnfinished = false } = {}) => {
    const text = typed.trim();
    const ang = readAng(index, text, source);
    if (ang.length > 0) {
      const query = queryWords(text);
      const named = readPartsAlone(index, query.words.map(toNumberWord));
      return merge(named.length > 0 ? named : ang);
    }
    const read = (asTyped: string): Reading[] => {
      const typedWords = queryWords(asTyped);
      const { words: plain } = typedWords;
      const words = plain.map(toNumberWord);
      if (words.length === 0) return [];
      const query = { ...typedWords, words };
      const hukamnama = readHukamnama(plain, today);
      if (hukamnama.length > 0) return hukamnama;
      const names = [...readNames(index, query), ...readPartsAlone(index, words)];
      const own = isShared(names) ? names.map((each) => ({ ...each, opens: false })) : names;
      return [...own, ...(isUnfinished ? readBeginnings(index, query) : [])];
    };
    const hasKeys = isGurmukhi || GURMUKHI_KEYS.test(text);
    const asKeys = hasKeys && text.length <= MAX_PLACE_LENGTH ? read(toUnicode(text)) : [];
    return merge(asKeys.length > 0 ? asKeys : read(text));
  };
}
