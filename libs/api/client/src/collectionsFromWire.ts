import type * as Contract from '@naad/api-contract';
import type { DoodleResponse, TrackResponse } from '@naad/api-contract';
import { BANI_LENGTHS, type BaniLength, parseBaniId, shelfOfId } from '@naad/gurbani-model';
import {
  ang,
  attribution,
  lineFromWire,
  raagFromWire,
  requireValid,
  shabadFromWire,
  shabadId,
  sourceId,
  verseId,
} from './fromWire.ts';
import type {
  AmritKeertanChapter,
  AmritKeertanChapterName,
  AmritKeertanShabad,
  Bani,
  BaniName,
  BaniVerse,
  Ceremony,
  CalendarDate,
  Hukamnama,
  HukamnamaDays,
  IndexEntry,
  VerseIncludes,
  WordMeaning,
} from './scripture.ts';

/**
 * Converts collections of scripture (days, banis, chapters, indexes) from the contract's shapes to those of
 * `scripture.ts`.
 */

export function hukamnamaFromWire(
  { isLatest, date, shabads }: Contract.HukamnamaResponse,
  includes: VerseIncludes,
): Hukamnama {
  const { year, month, date: day } = date.gregorian;
  return {
    date: { year, month, day },
    isLatest: isLatest ?? false,
    shabads: shabads.map((shabad) => shabadFromWire(shabad, includes)),
  };
}

export function hukamnamaDaysFromWire({ previous, next }: Contract.HukamnamaDaysResponse): HukamnamaDays {
  return { previous: calendarDate(previous), next: calendarDate(next) };
}

function calendarDate(text: string | null): CalendarDate | null {
  if (text === null) return null;
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
}

const baniId = (id: number) => requireValid(parseBaniId(id), 'bani id', id);

/** A bani's name in a URL, spelled like the links of the reference product. */
function slugOf(transliteration: string): string {
  return transliteration.trim().replaceAll('(n)', 'n').replace(/\s+/g, '-');
}

export function baniNameFromWire(wire: Contract.BaniRow): BaniName {
  const { en, hi, ipa, ur } = wire.transliterations;
  return {
    id: baniId(wire.ID),
    slug: slugOf(wire.transliteration),
    unicode: wire.gurmukhiUni,
    transliteration: wire.transliteration,
    transliterations: { en, hi, ipa, ur },
    hasLengths: wire.hasLengths ?? false,
    shelf: wire.shelf ?? shelfOfId(baniId(wire.ID)),
  };
}

const FLAG_OF_LENGTH = {
  short: 'existsSGPC',
  medium: 'existsMedium',
  long: 'existsTaksal',
  extralong: 'existsBuddhaDal',
} as const satisfies Record<BaniLength, keyof Contract.BaniRowVerse>;

/** A line without length flags is recited in every length. */
function baniVerseFromWire(wire: Contract.BaniRowVerse, includes: VerseIncludes): BaniVerse {
  return {
    ...lineFromWire(wire.verse, includes),
    paragraph: wire.paragraph,
    isHeader: wire.header > 0,
    mangal: wire.mangalPosition,
    lengths: BANI_LENGTHS.filter((length) => wire[FLAG_OF_LENGTH[length]] !== 0),
  };
}

export function ceremonyFromWire(
  { ceremonyInfo: { ceremonyID: id, unicode, english }, verses }: Contract.CeremonyResponse,
  includes: VerseIncludes,
): Ceremony {
  return { id, unicode, english, verses: verses.map((verse) => baniVerseFromWire(verse, includes)) };
}

export function baniFromWire(
  { baniInfo, verses: rows }: Contract.BaniResponse,
  includes: VerseIncludes,
): Bani {
  const verses = rows.map((row) => baniVerseFromWire(row, includes));
  return {
    ...attribution(baniInfo),
    id: baniId(baniInfo.baniID),
    slug: slugOf(baniInfo.english),
    unicode: baniInfo.unicode,
    transliteration: baniInfo.english,
    ang: ang(baniInfo.source.pageNo),
    forms: (baniInfo.forms ?? []).map((form) => ({
      ...form,
      partOf: form.partOf === null ? null : baniId(form.partOf),
    })),
    verses,
  };
}

export function chapterNameFromWire(wire: Contract.AmritKeertanHeader): AmritKeertanChapterName {
  const english = wire.Translations['en'];
  return {
    id: wire.HeaderID,
    unicode: wire.GurmukhiUni,
    english: typeof english === 'string' && english !== '' ? english : null,
    transliteration: wire.Transliterations.en,
  };
}

function amritKeertanShabadFromWire(wire: Contract.AmritKeertanRow): AmritKeertanShabad {
  return {
    id: wire.IndexID,
    shabadId: shabadId(wire.ShabadID),
    unicode: wire.GurmukhiUni.normalize('NFC'),
    transliteration: wire.Transliterations.en,
    ang: wire.Ang === null ? null : ang(wire.Ang),
    source: { unicode: wire.SourceUnicode, english: wire.SourceEnglish },
    writer: { id: wire.WriterID, unicode: wire.WriterUnicode, english: wire.WriterEnglish },
    raag: raagFromWire({ unicode: wire.RaagUnicode, english: wire.RaagEnglish }),
  };
}

export function chapterFromWire(
  id: number,
  { header = [], index }: Contract.AmritKeertanIndexResponse,
): AmritKeertanChapter {
  const name = header.find(({ HeaderID }) => HeaderID === id);
  return {
    id,
    name: name ? chapterNameFromWire(name) : null,
    shabads: index.filter(({ HeaderID }) => HeaderID === id).map(amritKeertanShabadFromWire),
  };
}

export function meaningFromWire({ wordUni, definitionUni, source, uses }: Contract.KoshEntry): WordMeaning {
  return {
    word: wordUni,
    definition: definitionUni,
    sourceName: source ?? null,
    ...(uses && {
      uses: uses.map((use) => ({
        definition: use.definitionUni,
        lineCount: use.lines,
        verseId: verseId(use.verseId),
        shabadId: shabadId(use.shabadId),
        sourceId: sourceId(use.sourceId),
        ang: ang(use.ang),
      })),
    }),
  };
}

export function indexEntryFromWire({ id, name, kind, ...wire }: Contract.IndexRow): IndexEntry {
  return {
    id,
    name,
    kind,
    from: wire.from === null ? null : ang(wire.from),
    to: wire.to === null ? null : ang(wire.to),
    verseId: wire.verseId === null ? null : verseId(wire.verseId),
    shabadId: wire.shabadId === null ? null : shabadId(wire.shabadId),
  };
}

/** A recording. */
export interface Track {
  /** A path of this site, or an address of the API; it supports range requests. */
  readonly src: string;
  /** The owner of the recording. */
  readonly credit: { readonly name: string; readonly href: string | null };
}

/**
 * Null if there is no recording. Its address is a path on the site, or absolute if the API has another origin; the page's
 * content security policy allows no third.
 */
export function trackFromWire(wire: TrackResponse): Track | null {
  if (wire.status !== 'success' || !/^(https?:\/)?\/[^/\\]/.test(wire.track_url)) return null;
  const { name, url } = wire.source;
  return { src: wire.track_url, credit: { name, href: url } };
}

/** The drawing for the day, shown in place of the logo on Home. */
export interface Doodle {
  readonly imageHref: string;
  /** Alternative text; may be empty. */
  readonly description: string;
  /** Link target; null for none. */
  readonly href: string | null;
  /** Credit; null for none. */
  readonly credit: { readonly name: string; readonly href: string | null } | null;
}

/** The first row; null if there is an error, no row, or an image that may not be loaded. */
export function doodleFromWire({ error, rows }: DoodleResponse): Doodle | null {
  const row = rows?.[0];
  const imageHref = safeHref(row?.Image);
  if (error || !row || imageHref === null) return null;
  const name = row.SourceText?.trim() ?? '';
  return {
    imageHref,
    description: row.Description?.trim() ?? '',
    href: safeHref(row.Link),
    credit: name === '' ? null : { name, href: safeHref(row.SourceLink) },
  };
}

/**
 * An external address if it is https or a path of this site; otherwise null. Excludes `javascript:` and
 * everything a browser reads as another site: `//host`, `/\host`, or either with a tab or line break inside,
 * which browsers drop.
 */
function safeHref(address: string | null | undefined): string | null {
  const href = address?.trim() ?? '';
  const isPlain = !/[\s\\\p{Cc}]/u.test(href);
  return isPlain && /^(https:\/\/[^/]|\/(?!\/))/i.test(href) ? href : null;
}
