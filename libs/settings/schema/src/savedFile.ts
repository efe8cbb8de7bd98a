import { type MultiViewItem, parseItem } from './multiView.ts';
import { type NotedLine, type Notes, presentNotes, STORED_NOTE_LIMIT } from './notes.ts';
import { FIRST_POTHI, itemsOf, normalisePothiName, type Pothis, presentPothis } from './pothis.ts';

/** A list in a file of saved things. */
export interface SavedList {
  readonly id: string;
  /** Empty for the default list. */
  readonly name: string;
  readonly items: readonly MultiViewItem[];
}

/** A note in a file of saved things. */
export interface SavedNote extends NotedLine {
  readonly text: string;
  /** When it was first written, in milliseconds since 1970. */
  readonly written: number;
}

/** All lists and notes of a visitor, as in a file: see docs/saved-file.schema.json. */
export interface SavedFile {
  readonly lists: readonly SavedList[];
  readonly notes: readonly SavedNote[];
}

/** Why a file can't be imported. `path` names the first invalid part, such as `lists[0].items[2]`. */
export type SavedFileFault =
  { readonly kind: 'otherFormat' | 'newerVersion' } | { readonly kind: 'invalid'; readonly path: string };

/** Identifies a file of saved things. */
const FORMAT = 'naad.saved';
const VERSION = 1;

/** All lists and notes that are present, the default list first. */
function presentIn(pothis: Pothis, notes: Notes): SavedFile {
  const present = presentPothis(pothis).map((pothi) => ({
    id: pothi.id,
    name: pothi.name,
    items: itemsOf(pothi),
  }));
  const isFirst = ({ id }: SavedList) => id === FIRST_POTHI;
  return {
    lists: [...present.filter(isFirst), ...present.filter((list) => !isFirst(list))],
    notes: presentNotes(notes).map(({ verseId, shabadId, verse, text, written }) => ({
      verseId,
      shabadId,
      verse,
      text,
      written,
    })),
  };
}

/** Formats all lists and notes as a JSON file that {@link parseSavedFile} reads. */
export function formatSavedFile(pothis: Pothis, notes: Notes, exportedAt: Date): string {
  const { lists, notes: present } = presentIn(pothis, notes);
  const file = {
    format: FORMAT,
    version: VERSION,
    exportedAt: exportedAt.toISOString(),
    lists: lists.map(({ id, name, items }) => ({
      id,
      name,
      items: items.map(({ id: itemId, shabadId, verse }) => ({ id: itemId, shabadId, verse })),
    })),
    notes: present.map(({ written, ...note }) => ({ ...note, written: new Date(written).toISOString() })),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Words of the plain text, in the language of the interface. */
export interface SavedTextWords {
  /** Origin of the addresses below the lines. */
  readonly origin: string;
  /** Name of the default list. */
  readonly firstList: string;
  /** Heading of the notes on lines that are in no list. */
  readonly otherNotes: string;
  /** Introduces a note, with the date on which it was written. */
  readonly note: (written: Date) => string;
}

/** Formats all lists and notes as plain text to read: each line with its address, then its notes. */
export function formatSavedText(pothis: Pothis, notes: Notes, words: SavedTextWords): string {
  const { lists, notes: present } = presentIn(pothis, notes);
  const listed = new Set(lists.flatMap(({ items }) => items.map(({ id }) => id)));
  const notesText = (verseId: MultiViewItem['id']) =>
    present
      .filter((note) => note.verseId === verseId)
      .map(({ text, written }) => `${words.note(new Date(written))}\n${text}`);
  const sections = lists
    .filter(({ items }) => items.length > 0)
    .map(({ name, items }) => [
      name || words.firstList,
      ...items.map(({ id, verse, url }) =>
        [verse, ...(url === '' ? [] : [words.origin + url]), ...notesText(id)].join('\n'),
      ),
    ]);
  const others = new Map(
    present.filter(({ verseId }) => !listed.has(verseId)).map((note) => [note.verseId, note]),
  );
  if (others.size > 0) {
    sections.push([
      words.otherNotes,
      ...[...others.values()].map(({ verseId, shabadId, verse }) =>
        [
          verse,
          `${words.origin}/shabad?id=${String(shabadId)}&highlight=${String(verseId)}`,
          ...notesText(verseId),
        ].join('\n'),
      ),
    ]);
  }
  return `${sections.map((section) => section.join('\n\n')).join('\n\n\n')}\n`;
}

/**
 * Parses a file of saved things. A file with any invalid part is refused as a whole, so that nothing of it is silently
 * left out. Never throws.
 */
export function parseSavedFile(text: string): SavedFile | SavedFileFault {
  let file: Fields;
  try {
    file = fieldsOf(JSON.parse(text));
  } catch {
    return { kind: 'otherFormat' };
  }
  if (file['format'] !== FORMAT || !Number.isSafeInteger(file['version'])) return { kind: 'otherFormat' };
  if ((file['version'] as number) > VERSION) return { kind: 'newerVersion' };
  try {
    return { lists: each(file['lists'], 'lists', parseList), notes: each(file['notes'], 'notes', parseNote) };
  } catch (error) {
    if (error instanceof InvalidPart) return { kind: 'invalid', path: error.message };
    throw error;
  }
}

/** Thrown at the first invalid part of a file; its message is the path of that part. */
class InvalidPart extends Error {}

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

function each<Part>(
  values: unknown,
  path: string,
  parse: (fields: Fields, path: string) => Part,
): readonly Part[] {
  if (!Array.isArray(values)) throw new InvalidPart(path);
  return values.map((value: unknown, index) => parse(fieldsOf(value), `${path}[${String(index)}]`));
}

function parseList({ id, name, items }: Fields, path: string): SavedList {
  if (typeof id !== 'string' || id === '' || id.length > 64) throw new InvalidPart(`${path}.id`);
  if (typeof name !== 'string') throw new InvalidPart(`${path}.name`);
  return { id, name: normalisePothiName(name), items: each(items, `${path}.items`, parseListItem) };
}

function parseListItem(fields: Fields, path: string): MultiViewItem {
  const item = parseItem(fields);
  if (!item) throw new InvalidPart(path);
  return item;
}

function parseNote({ verseId, shabadId, verse, text, written }: Fields, path: string): SavedNote {
  const line = parseItem({ id: verseId, shabadId, verse });
  if (typeof line?.id !== 'number' || line.shabadId === null) throw new InvalidPart(path);
  if (typeof text !== 'string' || text === '' || text.length > STORED_NOTE_LIMIT)
    throw new InvalidPart(`${path}.text`);
  const time = typeof written === 'string' ? Date.parse(written) : NaN;
  if (!(time >= 0)) throw new InvalidPart(`${path}.written`);
  return { verseId: line.id, shabadId: line.shabadId, verse: line.verse, text, written: time };
}
