import type { BaniLength } from '@naad/gurbani-corpus';
import { BANI_LENGTHS, LIMITS, parsePin, parseSessionCode } from '@naad/sync-protocol';
import type { SavedHost } from '@naad/sync-client';
import { DEFAULT_LOOK, type Look } from '../../look/look.ts';
import { parseLook } from '../../look/parseLook.ts';
import type { Cover } from '../../presenter/presenter.ts';
import { parsePlace, parsePlaces, type Place } from './place.ts';

/** What a desk keeps in its browser, so that a page that was closed by mistake is back where it was. */
export interface Memory {
  readonly look: Look;
  readonly baniLength: BaniLength;
  readonly open: Place | null;
  /** The slide over the line, and whether the screen was hidden. */
  readonly cover: Cover | null;
  readonly isHidden: boolean;
  readonly history: readonly Place[];
  readonly pinned: readonly Place[];
  /** The session, with what proves that it is this display's; a secret of this browser. */
  readonly session: SavedHost | null;
  /** Names this installation, for the limit of sessions it may begin. */
  readonly hostId: string;
}

const KEY = 'naad-display';

/** As much of a browser's store as is needed. */
export type Store = Pick<Storage, 'getItem' | 'setItem'>;

export function readMemory(store: Store | null): Memory {
  const found = parseStored(store);
  const length = BANI_LENGTHS.find((each) => each === found['baniLength']);
  return {
    look: 'look' in found ? parseLook(found['look']) : DEFAULT_LOOK,
    baniLength: length ?? 'extralong',
    open: parsePlace(found['open']),
    cover: parseCover(found['cover']),
    isHidden: found['isHidden'] === true,
    history: parsePlaces(found['history']),
    pinned: parsePlaces(found['pinned']),
    session: parseSession(found['session']),
    hostId: typeof found['hostId'] === 'string' ? found['hostId'] : crypto.randomUUID(),
  };
}

/** A store that is full or forbidden costs the memory and nothing else. */
export function writeMemory(store: Store | null, memory: Memory): void {
  try {
    store?.setItem(KEY, JSON.stringify(memory));
  } catch {
    // The desk goes on without.
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

function parseSession(stored: unknown): SavedHost | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { code, token, pin } = stored as Record<keyof SavedHost, unknown>;
  if (typeof code !== 'string' || typeof token !== 'string' || typeof pin !== 'string') return null;
  const parsed = parseSessionCode(code);
  return parsed === null || parsePin(pin) === null ? null : { code: parsed, token, pin };
}
