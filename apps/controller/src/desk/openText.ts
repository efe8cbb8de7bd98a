import type { ApiClient, NamePair, VerseLine } from '@naad/api-client';
import {
  type Ang,
  parseAng,
  parseBaniId,
  parseShabadId,
  type ShabadId,
  type SourceId,
} from '@naad/gurbani-corpus';
import { toAscii } from '@naad/gurbani-text';
import { type Command, type ContentKind, recitedVerses, type SessionState } from '@naad/sync-protocol';

/** A line as the desk lists it. */
export interface DeskLine {
  /** Its place, counted from 1: what hosts call `lineCount`. */
  readonly row: number;
  readonly verseId: number;
  readonly unicode: string;
  readonly visraams: VerseLine['visraams'];
  /** The page that it stands on, which a shabad may run over. */
  readonly ang: Ang;
}

/** What is open, with all its lines. */
export interface OpenText {
  readonly kind: ContentKind;
  readonly id: number;
  readonly title: string;
  readonly lines: readonly DeskLine[];
  /** Where a shabad stands; null for banis and ceremonies. */
  readonly place: {
    readonly source: NamePair & { readonly id: SourceId };
    readonly previous: ShabadId | null;
    readonly next: ShabadId | null;
  } | null;
}

export type DeskApi = Pick<
  ApiClient,
  'getShabads' | 'getAng' | 'getBani' | 'getCeremony' | 'getBanis' | 'search' | 'getCapabilities'
>;

/** What names an open text; a bani of another length is another text. */
export type TextKey = Pick<SessionState, 'kind' | 'id' | 'baniLength'>;

/** Nothing beside the lines is drawn, so nothing else is asked for. */
export const NO_COMPANIONS = { translations: [], transliterations: [] } as const;

/** How long banis are unless the display says (specification, section 9). */
const DEFAULT_LENGTH = 'extralong';

function toLines(verses: readonly VerseLine[]): DeskLine[] {
  return verses.map(({ id, unicode, visraams, ang }, index) => ({
    row: index + 1,
    verseId: id,
    unicode,
    visraams,
    ang,
  }));
}

async function loadShabad(api: DeskApi, id: number): Promise<OpenText> {
  const shabadId = parseShabadId(id);
  if (shabadId === null) throw new RangeError('No id of a shabad.');
  const [shabad] = await api.getShabads([shabadId], NO_COMPANIONS);
  if (!shabad) throw new RangeError('There is no such shabad.');
  const { verses, titleVerseId, source, neighbours } = shabad;
  const title = verses.find((verse) => verse.id === titleVerseId) ?? verses[0];
  return {
    kind: 'shabad',
    id,
    title: title?.unicode ?? '',
    lines: toLines(verses),
    place: { source, ...neighbours },
  };
}

async function loadBani(api: DeskApi, id: number, length: SessionState['baniLength']): Promise<OpenText> {
  const baniId = parseBaniId(id);
  if (baniId === null) throw new RangeError('No id of a bani.');
  const { unicode, verses } = await api.getBani(baniId, NO_COMPANIONS);
  const lines = toLines(recitedVerses(verses, length ?? DEFAULT_LENGTH));
  return { kind: 'bani', id, title: unicode, lines, place: null };
}

async function loadCeremony(api: DeskApi, id: number): Promise<OpenText> {
  const { unicode, verses } = await api.getCeremony(id, NO_COMPANIONS);
  return { kind: 'ceremony', id, title: unicode, lines: toLines(recitedVerses(verses, null)), place: null };
}

/** What a session has open. Throws what the API throws. */
export function loadText(api: DeskApi, { kind, id, baniLength }: TextKey): Promise<OpenText> | null {
  if (id === null) return null;
  switch (kind) {
    case 'shabad':
      return loadShabad(api, id);
    case 'bani':
      return loadBani(api, id, baniLength);
    case 'ceremony':
      return loadCeremony(api, id);
    case 'none':
      return null;
  }
}

/**
 * Where the highlight is; null where it is on no line of this text, for no line is marked that may not be the one. The same
 * verse may come back in a bani: of its rows the one nearest to the row that is named.
 */
export function activeRow(
  { lines }: OpenText,
  { highlight, lineCount }: Pick<SessionState, 'highlight' | 'lineCount'>,
): number | null {
  const named = lineCount ?? 1;
  const distance = ({ row }: DeskLine) => Math.abs(row - named);
  const [nearest] = lines
    .filter(({ verseId }) => verseId === highlight)
    .toSorted((one, other) => distance(one) - distance(other));
  // A legacy display names verses by numbers of its own, but counts rows as we do.
  return nearest?.row ?? (lineCount === null ? null : (lines[lineCount - 1]?.row ?? null));
}

/** The row of the line that the text was opened at: the first one, where it is not known. */
export function homeRow({ lines }: OpenText, { homeId }: Pick<SessionState, 'homeId'>): number {
  return lines.find(({ verseId }) => verseId === homeId)?.row ?? 1;
}

/** What shows that line. */
export function lineCommand({ kind, id }: OpenText, { verseId, row }: DeskLine): Command {
  switch (kind) {
    case 'shabad':
      return { type: 'shabad', shabadId: id, verseId, lineCount: row };
    case 'bani':
      return { type: 'bani', baniId: id, verseId, lineCount: row };
    case 'ceremony':
      return { type: 'ceremony', ceremonyId: id, verseId, lineCount: row };
  }
}

/** The row that a command asks for; null where it is about something else. */
export function askedRow(text: OpenText, command: Command): number | null {
  const isOfText =
    (command.type === 'shabad' && text.kind === 'shabad' && command.shabadId === text.id) ||
    (command.type === 'bani' && text.kind === 'bani' && command.baniId === text.id) ||
    (command.type === 'ceremony' && text.kind === 'ceremony' && command.ceremonyId === text.id);
  if (!isOfText) return null;
  return activeRow(text, { highlight: command.verseId, lineCount: command.lineCount });
}

/** What opens a shabad at its own line, for who goes from one to the next. */
export async function shabadCommand(api: DeskApi, id: number): Promise<Command> {
  const { lines, title } = await loadShabad(api, id);
  const line = lines.find(({ unicode }) => unicode === title) ?? lines[0];
  if (!line) throw new RangeError('There are no lines in that shabad.');
  return openCommand({ shabadId: id, id: line.verseId, unicode: line.unicode }, line.row);
}

/**
 * What opens a shabad at a line that is named by its words too, for displays that list it by them.
 *
 * @param row of the line, counted from 1, where it is known
 */
export function openCommand(
  { shabadId, id, unicode }: { readonly shabadId: number; readonly id: number; readonly unicode: string },
  row: number | null = null,
): Command {
  return { type: 'shabad', shabadId, verseId: id, lineCount: row, gurmukhi: toAscii(unicode) };
}

/** What opens the shabad that the ang before or after begins with, at the first line on it. */
export async function angCommand(api: DeskApi, source: SourceId, ang: Ang, step: -1 | 1): Promise<Command> {
  const wanted = parseAng(ang + step);
  if (wanted === null) throw new RangeError('There is no such ang.');
  const { verses } = await api.getAng(source, wanted, NO_COMPANIONS);
  const first = verses[0];
  if (!first) throw new RangeError('There is nothing on that ang.');
  return openCommand(first);
}
