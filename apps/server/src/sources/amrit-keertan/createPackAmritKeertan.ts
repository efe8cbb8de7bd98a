import type { AmritKeertanHeader, AmritKeertanRow } from '@naad/api-contract';
import { type AmritKeertan, orNull, presentRow } from '@naad/api-scripture/sources';
import { parseShabadId, parseVerseId } from '@naad/gurbani-model';
import { type Corpus, type LineIndex, type ShabadIndex } from '@naad/gurbani-corpus';
import { toAscii } from '@naad/gurbani-text';
import { transliterate } from '@naad/gurbani-text/transliterate';
import type { PackOf } from '../packs/dataPack.ts';

type Chapter = PackOf<'amrit-keertan'>['chapters'][number];

interface ListedShabad {
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

/**
 * Finds the line of a row: the named one if it is in the shabad, otherwise the shabad's title line. Null for
 * an unknown shabad.
 */
function resolveRow(
  corpus: Corpus,
  shabadId: number,
  verseId: number | undefined,
): Pick<ListedShabad, 'shabad' | 'line'> | null {
  const id = parseShabadId(shabadId);
  const shabad = id === null ? null : corpus.shabadIndexOf(id);
  if (shabad === null) return null;
  const verse = verseId === undefined ? null : parseVerseId(verseId);
  const line = verse === null ? null : corpus.lineIndexOf(verse);
  const isInShabad = line !== null && corpus.line(line).shabadIndex === shabad;
  return { shabad, line: isInShabad ? line : corpus.shabad(shabad).titleLine };
}

/**
 * Creates the index of a data pack.
 * @param onUnknown called with the number of its shabads missing from this scripture, which are skipped
 */
export function createPackAmritKeertan(
  corpus: Corpus,
  { chapters }: PackOf<'amrit-keertan'>,
  onUnknown: (count: number) => void,
): AmritKeertan {
  const listed: ListedShabad[] = [];
  let rowId = 0;
  let unknown = 0;
  for (const { id: chapter, shabads } of chapters) {
    for (const { shabadId, verseId, page } of shabads) {
      rowId += 1;
      const row = resolveRow(corpus, shabadId, verseId);
      if (row) listed.push({ ...row, id: rowId, chapter, page: page ?? null });
      else unknown += 1;
    }
  }
  if (unknown > 0) onUnknown(unknown);
  // Names are transliterated on first use: it is slow and must not delay startup.
  let presented: AmritKeertanHeader[] | null = null;
  return {
    chapters() {
      presented ??= chapters.map((each) => presentChapter(each, corpus.info.updated));
      return presented;
    },
    rows: (chapter) =>
      orNull(
        listed
          .filter((row) => chapter === null || row.chapter === chapter)
          .map((row): AmritKeertanRow => presentRow(corpus, row)),
      ),
    shabadOf: (row) => listed.find(({ id }) => id === row) ?? null,
  };
}
