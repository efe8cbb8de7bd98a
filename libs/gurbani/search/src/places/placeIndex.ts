import type { Corpus, LineIndex } from '@naad/gurbani-corpus';
import {
  isAngSourceId,
  PLACE_FEATURES,
  shelveBanis,
  SOURCE_IDS,
  type Place,
  type PlacePart,
  type SourceId,
  type VerseId,
} from '@naad/gurbani-model';
import { lazy } from '../collections.ts';
import type { LineFacts } from '../lineFilter.ts';
import { BANIS_WITH_PARTS, baniParts } from './baniParts.ts';
import type { BaniParts } from './baniParts.ts';
import {
  BANI_NAMES,
  FEATURE_NAMES,
  PASSAGES,
  RAAG_NAMES,
  SECTION_NAMES,
  SOURCE_NAMES,
  WORK_TITLES,
  WRITER_NAMES,
} from './names.ts';
import { foldLatin, nameSound, soundAlike } from './nameSound.ts';
import type { SpokenName } from './nameSound.ts';
import { queryWords } from './queryWords.ts';
import { isOptionalWord, toNumberWord } from './wordsAround.ts';

/** Something that has a name, and the pages it leads to. */
export interface Entity {
  /** Position among entities of equal match; lower is likelier. */
  readonly order: number;
  readonly place: Place;
  /** Numbered parts, empty for most. */
  readonly parts: () => readonly BaniParts[];
  /** The work whose pages are meant by numbers behind the name; null for none. */
  readonly pagesOf: SourceId | null;
}

/** One name of an entity. */
export interface Alias extends SpokenName {
  readonly entity: Entity;
  /** False for a word that opens the place only together with a title. */
  readonly isTitle: boolean;
  /** True if the name lost words such as “sahib”. */
  readonly isShortened: boolean;
  readonly wordCount: number;
}

export interface PlaceIndex {
  readonly aliasesOf: (key: string) => readonly Alias[];
  /** Names whose folded letters begin so. */
  readonly beginningWith: (folded: string) => readonly Alias[];
  readonly hasAng: (source: SourceId, ang: number) => boolean;
  /** The pauri of a vaar of Bhai Gurdas. */
  readonly pauriOfVaar: (source: SourceId, vaar: number, pauri: number) => PlacePart | null;
  readonly entities: readonly Entity[];
  /** All names. */
  readonly aliases: readonly Alias[];
}

const NO_PARTS = (): readonly BaniParts[] => [];

/** First line of every section. */
function firstLineOfSections(facts: LineFacts): ReadonlyMap<number, LineIndex> {
  const first = new Map<number, LineIndex>();
  facts.section.forEach((section, line) => {
    if (!first.has(section)) first.set(section, line);
  });
  return first;
}

function versesOfWriters(facts: LineFacts): Uint32Array {
  const counts = new Uint32Array(facts.idCount);
  for (const writer of facts.writer) counts[writer] = (counts[writer] ?? 0) + 1;
  return counts;
}

/**
 * The names of an entity: ours, and those of the catalogue without brackets. A single word of the catalogue may be one of
 * Gurbani too.
 */
const namesOf = (ours: string | undefined, catalogue: readonly string[]): string[] => [
  ...(ours?.split('|') ?? []),
  ...catalogue.map((name) => (name.includes(' ') ? name.replace(/[(),]/g, ' ') : `?${name}`)),
];

/** The names of a raag, each also with the word raag, which opens it. */
const raagNames = (ours: string | undefined, catalogue: readonly string[]): string[] => [
  ...(ours?.split('|') ?? []).flatMap((name) => {
    const plain = name.replace('?', '');
    return [...(name === plain ? [] : [name]), `raag ${plain}`, `${plain} raag`];
  }),
  ...catalogue,
];

/** The beginning of a heading, up to its end mark. */
const headingOf = (text: string): string => text.replace(/ ॥.*$/u, '');

/** Entities of the catalogue and of our tables; what the corpus lacks is left out. */
function entitiesOf(corpus: Corpus, facts: LineFacts): { entity: Entity; names: readonly string[] }[] {
  const { catalogue } = corpus;
  const found: { entity: Entity; names: readonly string[] }[] = [];
  const add = (
    place: Place,
    names: readonly string[],
    options: Partial<Pick<Entity, 'parts' | 'pagesOf'>> = {},
  ): void => {
    const { parts = NO_PARTS, pagesOf = null } = options;
    found.push({ entity: { order: found.length, place, parts, pagesOf }, names });
  };
  const sections = firstLineOfSections(facts);
  const work = (line: LineIndex, unicode: string, english: string): Place => {
    const { sourceId, ang, verseId, shabadIndex } = corpus.line(line);
    return {
      type: 'work',
      source: sourceId,
      unicode,
      english,
      firstAng: isAngSourceId(sourceId) ? ang : null,
      shabadId: corpus.shabad(shabadIndex).id,
      verseId,
    };
  };
  // The banis of daily recitation are likelier than others.
  for (const { id, name } of shelveBanis(catalogue.banis).flatMap(({ banis }) => banis)) {
    const parts = BANIS_WITH_PARTS.includes(id) ? lazy(() => baniParts(corpus, id)) : NO_PARTS;
    add({ type: 'bani', baniId: id, part: null }, namesOf(BANI_NAMES[id], [name.english, name.unicode]), {
      parts,
    });
  }
  for (const { verseId, heading, english, names } of PASSAGES) {
    const line = corpus.lineIndexOf(verseId as VerseId);
    const text = line === null ? '' : corpus.unicode(line);
    if (line === null || !text.includes(heading)) continue;
    const shabadId = corpus.shabad(corpus.line(line).shabadIndex).id;
    add(
      {
        type: 'shabad',
        shabadId,
        verseId: verseId as VerseId,
        unicode: headingOf(text),
        english,
        part: null,
      },
      namesOf(names, []),
    );
  }
  for (const { id, name } of catalogue.sources) {
    const line = facts.source.indexOf(SOURCE_IDS.indexOf(id));
    if (line < 0) continue;
    add(work(line, name.unicode, name.english), namesOf(SOURCE_NAMES[id], [name.english, name.unicode]), {
      pagesOf: isAngSourceId(id) ? id : null,
    });
  }
  for (const { id, isRaag, name } of catalogue.sections) {
    const line = sections.get(id);
    if (line === undefined) continue;
    if (isRaag) {
      const firstAng = corpus.line(line).ang;
      add({ type: 'raag', raagId: id, firstAng }, raagNames(RAAG_NAMES[id], [name.english, name.unicode]));
    } else if (SECTION_NAMES[id] !== undefined) {
      const { unicode, english } = WORK_TITLES[id] ?? name;
      add(work(line, unicode, english), namesOf(SECTION_NAMES[id], [english, unicode]));
    }
  }
  const verses = versesOfWriters(facts);
  for (const { id, name } of catalogue.writers) {
    if (id > 0 && (verses[id] ?? 0) > 0)
      add(
        { type: 'writer', writerId: id, verses: verses[id] ?? 0 },
        namesOf(WRITER_NAMES[id], [name.english, name.unicode]),
      );
  }
  for (const feature of PLACE_FEATURES)
    add({ type: 'feature', feature }, namesOf(FEATURE_NAMES[feature], []));
  return found;
}

/** The forms of a name under which it is found: as it is, and without the words that it may lack. */
function aliasesOfName(entity: Entity, name: string): Alias[] {
  const isMarked = name.startsWith('?');
  const words = queryWords(name).words.map(toNumberWord);
  const alias = (ofWords: readonly string[], isTitle: boolean): Alias => {
    const letters = ofWords.join('');
    const isShortened = !isMarked && ofWords.length < words.length;
    return { entity, letters, sound: nameSound(letters), isTitle, isShortened, wordCount: ofWords.length };
  };
  const kept = words.filter((word) => !isOptionalWord(word));
  // Without its title, a single word may be a word of Gurbani.
  const short =
    kept.length > 0 && kept.length < words.length ? [alias(kept, !isMarked && kept.length > 1)] : [];
  return words.length === 0 ? [] : [alias(words, !isMarked), ...short];
}

/** Makes a shortened name a title if it sounds like one: `sukhmani` of `Sukhmani Sahib`. */
const withTitles = (aliases: readonly Alias[]): Alias[] =>
  aliases.map((alias) => {
    const isTitle =
      alias.isTitle ||
      (alias.isShortened &&
        aliases.some(
          (other) => other.isTitle && other.sound.key === alias.sound.key && soundAlike(other, alias),
        ));
    return isTitle === alias.isTitle ? alias : { ...alias, isTitle };
  });

/** Builds the index from the catalogue and our tables of names. */
export function createPlaceIndex(corpus: Corpus, facts: LineFacts): PlaceIndex {
  const seen = new Set<string>();
  const named = entitiesOf(corpus, facts);
  const aliases = named
    .flatMap(({ entity, names }) => withTitles(names.flatMap((name) => aliasesOfName(entity, name))))
    .filter(({ entity, letters }) => {
      const key = `${String(entity.order)} ${letters}`;
      const isNew = !seen.has(key);
      seen.add(key);
      return isNew;
    });
  const byKey = new Map<string, Alias[]>();
  for (const alias of aliases) byKey.set(alias.sound.key, [...(byKey.get(alias.sound.key) ?? []), alias]);
  const byInitial = new Map<string, { alias: Alias; folded: string }[]>();
  for (const alias of aliases) {
    const folded = foldLatin(alias.letters);
    const initial = folded.charAt(0);
    byInitial.set(initial, [...(byInitial.get(initial) ?? []), { alias, folded }]);
  }
  return {
    entities: named.map(({ entity }) => entity),
    aliases,
    aliasesOf: (key) => byKey.get(key) ?? [],
    beginningWith: (folded) =>
      (byInitial.get(folded.charAt(0)) ?? [])
        .filter((each) => each.folded.startsWith(folded))
        .map(({ alias }) => alias),
    hasAng: (source, ang) => corpus.page(source, ang) !== null,
    pauriOfVaar(source, vaar, pauri) {
      const line = corpus.page(source, vaar)?.find((each) => corpus.line(each).lineNumber === pauri);
      return line === undefined ? null : { type: 'pauri', number: pauri, verseId: corpus.line(line).verseId };
    },
  };
}
