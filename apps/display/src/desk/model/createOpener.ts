import type { ApiClient, Capabilities } from '@naad/api-client';
import type { BaniLength } from '@naad/gurbani-corpus';
import { rowOf } from '@naad/sync-protocol';
import { type OpenItem, present } from '../../presenter/presenter.ts';
import { companionsOf } from './companionsOf.ts';
import type { DeskStore } from './createDeskStore.ts';
import type { OpenRequest } from './desk.ts';
import { type DeskItem, loadItem } from './deskItem.ts';
import type { DeskState } from './deskState.ts';
import type { Projection } from './createProjection.ts';

/** Fetches what is opened. What was asked for last wins, and what does not come leaves the screen as it is. */
export interface Opener {
  /** Resolves when it is on the screen; false where it did not come, or gave way to another. */
  open(request: OpenRequest, commandId?: string | null): Promise<boolean>;
  /** The same lines with other companions, or a bani in another length: the line stays. */
  reload(baniLength: BaniLength): Promise<boolean>;
  /** Whether anything was asked for yet. */
  readonly wasAsked: () => boolean;
}

export interface OpenerParts {
  readonly client: ApiClient;
  readonly store: DeskStore;
  readonly update: Projection['update'];
  readonly capabilities: () => Capabilities | null;
}

export function createOpener({ client, store, update, capabilities }: OpenerParts): Opener {
  const { getState, change } = store;
  let asked = 0;

  /** Fetches, and says what is so meanwhile; null where it did not come, or gave way. */
  async function fetchItem(
    kind: DeskItem['kind'],
    id: number,
    baniLength: BaniLength,
  ): Promise<DeskItem | null> {
    const order = ++asked;
    change({ isLoading: true, hasFailed: false });
    try {
      const companions = companionsOf(getState().look, capabilities());
      const item = await loadItem(client, { kind, id, baniLength }, companions);
      return order === asked ? item : null;
    } catch {
      if (order === asked) change({ isLoading: false, hasFailed: true });
      return null;
    }
  }

  return {
    async open(request, commandId = null) {
      const { kind, id, place } = request;
      const baniLength = request.baniLength ?? place?.baniLength ?? getState().baniLength;
      // What is open already needs nothing from the server, and a line of it is only a line.
      if (!place && isOpenNow(getState(), request, baniLength)) {
        asked += 1;
        const { item, presenter } = getState();
        const row = (item && rowFor(request, item)) ?? presenter.row;
        const next = present(presenter, { type: 'rowChosen', row });
        update({ presenter: next, hasFailed: false, isLoading: false }, commandId);
        return true;
      }
      const item = await fetchItem(kind, id, baniLength);
      if (item === null) return false;
      update({ item, presenter: presenterFor(request, item, getState()), isLoading: false }, commandId);
      return true;
    },
    async reload(baniLength) {
      const { item } = getState();
      if (item === null) return true;
      const fresh = await fetchItem(item.kind, item.id, baniLength);
      if (fresh === null) return false;
      update({ item: fresh, presenter: relaid(getState(), item, fresh), isLoading: false });
      return true;
    },
    wasAsked: () => asked > 0,
  };
}

function isOpenNow({ item }: DeskState, { kind, id }: OpenRequest, baniLength: BaniLength): boolean {
  if (item?.kind !== kind || item.id !== id) return false;
  return kind !== 'bani' || item.baniLength === null || item.baniLength === baniLength;
}

/** The presenter of what was opened just now. */
function presenterFor(request: OpenRequest, item: DeskItem, state: DeskState): DeskState['presenter'] {
  const { place, cover } = request;
  const row = place?.row ?? rowFor(request, item) ?? item.titleRow;
  let presenter = present(state.presenter, { type: 'opened', item: openItemOf(item), row });
  if (place?.home != null) presenter = present(presenter, { type: 'homeChosen', row: place.home });
  if (place) presenter = { ...presenter, seen: withRows(place.seen, presenter.seen, item.rows.length) };
  return cover ? present(presenter, { type: 'covered', cover }) : presenter;
}

/** The presenter of the same thing in other rows: each line that was seen is found again. */
function relaid({ presenter }: DeskState, item: DeskItem, fresh: DeskItem): DeskState['presenter'] {
  if (fresh.rows.length === item.rows.length) return presenter;
  const rowNow = (row: number) =>
    rowOf({ highlight: item.rows[row]?.verseId ?? null, lineCount: row + 1 }, fresh.rows);
  return present(presenter, {
    type: 'relaid',
    item: openItemOf(fresh),
    row: rowNow(presenter.row),
    seen: presenter.seen.map(rowNow),
  });
}

function openItemOf({ kind, id, rows }: DeskItem): OpenItem {
  const headings = rows.flatMap(({ isHeading }, row) => (isHeading ? [row] : []));
  return { kind, id, rowCount: rows.length, headings };
}

/** The row that is asked for; null where none is. */
function rowFor({ verseId = null, lineCount = null, end }: OpenRequest, { rows }: DeskItem): number | null {
  if (end !== undefined) return end === 'first' ? 0 : rows.length - 1;
  return verseId === null && lineCount === null ? null : rowOf({ highlight: verseId, lineCount }, rows);
}

function withRows(kept: readonly number[], now: readonly number[], count: number): readonly number[] {
  return [...kept.filter((row) => row < count && !now.includes(row)), ...now];
}
