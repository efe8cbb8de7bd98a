import type { AmritKeertanHeader, AmritKeertanRow } from '@naad/api-contract';
import {
  parseShabadId,
  parseVerseId,
  type Corpus,
  type LineIndex,
  type ShabadIndex,
} from '@naad/gurbani-corpus';
import { toAscii } from '@naad/gurbani-text';
import { transliterate } from '@naad/gurbani-text/transliterate';
import { orNull } from '../orNull.ts';
import type { PackOf } from '../packs/dataPack.ts';
import type { AmritKeertan } from './amritKeertan.ts';
import { presentRow } from './presentRow.ts';

type Chapter = PackOf<'amrit-keertan'>['chapters'][number];

interface Place {
  readonly id: number;
  readonly chapter: number;
  readonly page: number | null;
  readonly shabad: ShabadIndex;
  readonly line: LineIndex;
}

function presentChapter({ id, name, english }: Chapter, updated: string): AmritKeertanHeader {
  const ascii = toAscii(name);
  return {
    HeaderID: id,
    Gurmukhi: ascii,
    GurmukhiUni: name,
    Translations: english === undefined ? {} : { en: english },
    Transliterations: {
      en: transliterate(ascii, 'english'),
      hi: transliterate(ascii, 'hindi'),
      ipa: transliterate(ascii, 'ipa'),
      ur: transliterate(ascii, 'shahmukhi'),
    },
    Updated: updated,
  };
}

/** The line a row names, if it is one of its shabad's; else the line the shabad is called by. Null for no shabad of ours. */
function placeOf(
  corpus: Corpus,
  shabadId: number,
  verseId: number | undefined,
): Pick<Place, 'shabad' | 'line'> | null {
  const id = parseShabadId(shabadId);
  const shabad = id === null ? null : corpus.shabadIndexOf(id);
  if (shabad === null) return null;
  const verse = verseId === undefined ? null : parseVerseId(verseId);
  const line = verse === null ? null : corpus.lineIndexOf(verse);
  const isOwn = line !== null && corpus.line(line).shabadIndex === shabad;
  return { shabad, line: isOwn ? line : corpus.shabad(shabad).titleLine };
}

/**
 * The index from a data pack.
 *
 * @param onUnknown hears how many of its shabads this scripture does not have: they are left out
 */
export function createPackAmritKeertan(
  corpus: Corpus,
  { chapters }: PackOf<'amrit-keertan'>,
  onUnknown: (count: number) => void,
): AmritKeertan {
  const places: Place[] = [];
  let rowId = 0;
  let unknown = 0;
  for (const { id: chapter, shabads } of chapters) {
    for (const { shabadId, verseId, page } of shabads) {
      rowId += 1;
      const place = placeOf(corpus, shabadId, verseId);
      if (place) places.push({ ...place, id: rowId, chapter, page: page ?? null });
      else unknown += 1;
    }
  }
  if (unknown > 0) onUnknown(unknown);
  // Names are transliterated when they are first asked for: it is slow, and start must not wait for it.
  let presented: AmritKeertanHeader[] | null = null;
  return {
    chapters() {
      presented ??= chapters.map((each) => presentChapter(each, corpus.info.updated));
      return presented;
    },
    rows: (chapter) =>
      orNull(
        places
          .filter((place) => chapter === null || place.chapter === chapter)
          .map((place): AmritKeertanRow => presentRow(corpus, place)),
      ),
    shabadOf: (row) => places.find(({ id }) => id === row) ?? null,
  };
}
