import { randomId } from '../../randomId.ts';
import { BANI_LENGTHS, type BaniLength } from '@naad/gurbani-model';
import { LIMITS, parsePin, parseSessionCode } from '@naad/sync-protocol';
import type { SavedHost } from '@naad/sync-client';
import { DEFAULT_LOOK, type Look, parseLook } from '../../look/look.ts';
import type { Cover } from '../../presenter/presenter.ts';
import { type JournalEntry, parseJournal } from './journal.ts';
import { parsePosition, parsePositions, type SavedPosition } from './savedPosition.ts';

/** A desk's saved state, from which a page that was closed by mistake restores itself. */
export interface Memory {
  readonly look: Look;
  readonly baniLength: BaniLength;
  readonly open: SavedPosition | null;
  /** The slide that covered the line. */
  readonly cover: Cover | null;
  readonly isHidden: boolean;
  /** The list that is played, as the fragment of its link, and its current entry. */
  readonly list: { readonly link: string; readonly at: number | null } | null;
  readonly isLocked: boolean;
  readonly history: readonly SavedPosition[];
  readonly pinned: readonly SavedPosition[];
  readonly journal: readonly JournalEntry[];
  /** The session with its host token, a secret of this browser. */
  readonly session: SavedHost | null;
  /** Id of this installation, by which the server limits new sessions. */
  readonly hostId: string;
}

const KEY = 'naad-display';
const INVITE = /^[\w-]{16,64}$/;

/** The subset of `Storage` that the desk needs. */
export type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Reads the saved memory. Invalid fields get their default. */
export function readMemory(store: Store | null): Memory {
  const found = parseStored(store);
  const length = BANI_LENGTHS.find((each) => each === found['baniLength']);
  return {
    look: 'look' in found ? parseLook(found['look']) : DEFAULT_LOOK,
    baniLength: length ?? 'extralong',
    open: parsePosition(found['open']),
    cover: parseCover(found['cover']),
    isHidden: found['isHidden'] === true,
    list: parseList(found['list']),
    isLocked: found['isLocked'] === true,
    history: parsePositions(found['history']),
    pinned: parsePositions(found['pinned']),
    journal: parseJournal(found['journal']),
    session: parseSession(found['session']),
    hostId: typeof found['hostId'] === 'string' ? found['hostId'] : randomId(),
  };
}

/** Saves the memory; errors of a full or forbidden store are ignored. */
export function writeMemory(store: Store | null, memory: Memory): void {
  try {
    store?.setItem(KEY, JSON.stringify(memory));
  } catch {
    // The desk works without it.
  }
}

function parseStored(store: Store | null): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(store?.getItem(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function parseCover(stored: unknown): Cover | null {
  const { text, isGurmukhi } = (stored ?? {}) as Partial<Record<keyof Cover, unknown>>;
  if (typeof text !== 'string' || text.length > LIMITS.textLength) return null;
  return { text, isGurmukhi: isGurmukhi === true };
}

function parseList(stored: unknown): Memory['list'] {
  const { link, at } = (stored ?? {}) as { link?: unknown; at?: unknown };
  return typeof link === 'string' ? { link, at: Number.isSafeInteger(at) ? (at as number) : null } : null;
}

function parseSession(stored: unknown): SavedHost | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { code, token, pin, invite } = stored as Record<keyof SavedHost, unknown>;
  if (typeof code !== 'string' || typeof token !== 'string' || typeof pin !== 'string') return null;
  const parsed = parseSessionCode(code);
  if (parsed === null || parsePin(pin) === null) return null;
  return {
    code: parsed,
    token,
    pin,
    ...(typeof invite === 'string' && INVITE.test(invite) ? { invite } : {}),
  };
}
