import {
  type Ang,
  type NamePair,
  parseAng,
  parseBaniId,
  parseShabadId,
  type ShabadId,
  type SourceId,
  type VerseLine,
} from '@naad/gurbani-model';
import type { ApiClient } from '@naad/api-client';
import { toAscii } from '@naad/gurbani-text';
import { type Command, type ContentKind, recitedVerses, type SessionState } from '@naad/sync-protocol';

/** A line in the desk's list. */
export interface DeskLine {
  /** Row number from 1; `lineCount` on the wire. */
  readonly row: number;
  readonly verseId: number;
  readonly unicode: string;
  readonly visraams: VerseLine['visraams'];
  /** The line's ang; a shabad may span several. */
  readonly ang: Ang;
}

/** An open text with all its lines. */
export interface OpenText {
  readonly kind: ContentKind;
  readonly id: number;
  readonly title: string;
  readonly lines: readonly DeskLine[];
  /** Source and neighbours of a shabad; null for banis and ceremonies. */
  readonly position: {
    readonly source: NamePair & { readonly id: SourceId };
    readonly previous: ShabadId | null;
    readonly next: ShabadId | null;
  } | null;
}

export type DeskApi = Pick<
  ApiClient,
  | 'getShabads'
  | 'getAng'
  | 'getBani'
  | 'getCeremony'
  | 'getBanis'
  | 'getHukamnama'
  | 'getRandomShabadId'
  | 'search'
>;

/** Identifies an open text. Each length of a bani is a separate text. */
export type TextKey = Pick<SessionState, 'kind' | 'id' | 'baniLength'>;

/** The desk shows the lines only, so it requests nothing else. */
export const NO_INCLUDES = { translations: [], transliterations: [] } as const;

/** Used if the display doesn't state its bani length. */
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
  if (shabadId === null) throw new RangeError('Invalid shabad id.');
  const [shabad] = await api.getShabads([shabadId], NO_INCLUDES);
  if (!shabad) throw new RangeError('There is no such shabad.');
  const { verses, titleVerseId, source, neighbours } = shabad;
  const title = verses.find((verse) => verse.id === titleVerseId) ?? verses[0];
  return {
    kind: 'shabad',
    id,
    title: title?.unicode ?? '',
    lines: toLines(verses),
    position: { source, ...neighbours },
  };
}

async function loadBani(api: DeskApi, id: number, length: SessionState['baniLength']): Promise<OpenText> {
  const baniId = parseBaniId(id);
  if (baniId === null) throw new RangeError('Invalid bani id.');
  const { unicode, verses } = await api.getBani(baniId, NO_INCLUDES);
  const lines = toLines(recitedVerses(verses, length ?? DEFAULT_LENGTH));
  return { kind: 'bani', id, title: unicode, lines, position: null };
}

async function loadCeremony(api: DeskApi, id: number): Promise<OpenText> {
  const { unicode, verses } = await api.getCeremony(id, NO_INCLUDES);
  return {
    kind: 'ceremony',
    id,
    title: unicode,
    lines: toLines(recitedVerses(verses, null)),
    position: null,
  };
}

/** Loads the text that a session has open; null if none is open. Rejects with the API's errors. */
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
 * Returns the highlighted row, or null if it isn't certain. A verse may repeat in a bani; then the row nearest to
 * `lineCount` counts.
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
  // Legacy displays have their own verse ids but count rows like we do.
  return nearest?.row ?? (lineCount === null ? null : (lines[lineCount - 1]?.row ?? null));
}

/** Returns the row that the text was opened at, or 1 if unknown. */
export function homeRow({ lines }: OpenText, { homeId }: Pick<SessionState, 'homeId'>): number {
  return lines.find(({ verseId }) => verseId === homeId)?.row ?? 1;
}

/** Creates the command that shows a line. */
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

/** Returns the row that a command requests; null if it isn't about this text. */
export function requestedRow(text: OpenText, command: Command): number | null {
  const isOfText =
    (command.type === 'shabad' && text.kind === 'shabad' && command.shabadId === text.id) ||
    (command.type === 'bani' && text.kind === 'bani' && command.baniId === text.id) ||
    (command.type === 'ceremony' && text.kind === 'ceremony' && command.ceremonyId === text.id);
  if (!isOfText) return null;
  return activeRow(text, { highlight: command.verseId, lineCount: command.lineCount });
}

/** Creates the command that opens a shabad at its title line. Rejects with the API's errors. */
export async function shabadCommand(api: DeskApi, id: number): Promise<Command> {
  const { lines, title } = await loadShabad(api, id);
  const line = lines.find(({ unicode }) => unicode === title) ?? lines[0];
  if (!line) throw new RangeError('There are no lines in that shabad.');
  return openCommand({ shabadId: id, id: line.verseId, unicode: line.unicode }, line.row);
}

/**
 * Creates the command that opens a shabad at a line. It includes the line's ASCII text, by which legacy displays list it.
 *
 * @param row the line's row from 1, if known
 */
export function openCommand(
  { shabadId, id, unicode }: { readonly shabadId: number; readonly id: number; readonly unicode: string },
  row: number | null = null,
): Command {
  return { type: 'shabad', shabadId, verseId: id, lineCount: row, gurmukhi: toAscii(unicode) };
}

/** Creates the command that opens the first shabad of the newest hukamnama. Rejects with the API's errors. */
export async function hukamnamaCommand(api: DeskApi): Promise<Command> {
  const [first] = (await api.getHukamnama(null, NO_INCLUDES)).shabads;
  if (!first) throw new RangeError('There is no hukamnama.');
  return shabadCommand(api, first.id);
}

/** Creates the command that opens a random shabad of the Guru Granth Sahib. Rejects with the API's errors. */
export async function randomCommand(api: DeskApi): Promise<Command> {
  return shabadCommand(api, await api.getRandomShabadId());
}

/** Creates the command that opens the first line of an ang. Rejects with the API's errors. */
export async function angCommand(api: DeskApi, source: SourceId, number: number): Promise<Command> {
  const ang = parseAng(number);
  if (ang === null) throw new RangeError('There is no such ang.');
  const { verses } = await api.getAng(source, ang, NO_INCLUDES);
  const first = verses[0];
  if (!first) throw new RangeError('There is nothing on that ang.');
  return openCommand(first);
}
