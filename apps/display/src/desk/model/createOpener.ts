import type { ApiClient, VerseIncludes } from '@naad/api-client';
import type { BaniLength, TransliterationScript } from '@naad/gurbani-model';
import { rowOf } from '@naad/sync-protocol';
import { type OpenItem, present } from '../../presenter/presenter.ts';
import type { DeskState, DeskStore } from './deskState.ts';
import type { OpenRequest } from './desk.ts';
import { type DeskItem, loadItem } from './deskItem.ts';
import type { Projection } from './createProjection.ts';
import { TRANSLITERATIONS } from '../../look/look.ts';

/** Loads and opens items. The latest request wins; a failed one leaves the screen as it is. */
export interface Opener {
  /**
   * Resolves once the item is on the screen; to false if it failed, a later request replaced it, or `isLate` says that
   * it took too long.
   */
  open(request: OpenRequest, commandId?: string | null, isLate?: () => boolean): Promise<boolean>;
  /** Opens a shabad that must be looked up first. */
  openFound(find: () => Promise<number | null>): Promise<boolean>;
  /** Loads the same item with other translations or in another length, keeping the current line. */
  reload(baniLength: BaniLength): Promise<boolean>;
  /** Ignores what is still loading. */
  cancel(): void;
  /** True once anything was requested. */
  readonly hasRequested: () => boolean;
}

export interface OpenerOptions {
  readonly client: ApiClient;
  readonly store: DeskStore;
  readonly update: Projection['update'];
}

export function createOpener({ client, store, update }: OpenerOptions): Opener {
  const { getState, change } = store;
  let requestCount = 0;

  /** Loads an item and updates the loading state; null if it failed or a later request replaced it. */
  async function fetchItem(
    kind: DeskItem['kind'],
    id: number,
    baniLength: BaniLength,
  ): Promise<DeskItem | null> {
    const requestId = ++requestCount;
    change({ isLoading: true, hasFailed: false });
    try {
      const includes = chooseIncludes(getState());
      const item = await loadItem(client, { kind, id, baniLength }, includes);
      return requestId === requestCount ? item : null;
    } catch {
      if (requestId === requestCount) change({ isLoading: false, hasFailed: true });
      return null;
    }
  }

  return {
    async open(request, commandId = null, isLate = () => false) {
      const { kind, id, position } = request;
      const baniLength = request.baniLength ?? position?.baniLength ?? getState().baniLength;
      // The item is already open, so only the line changes.
      if (!position && isOpenNow(getState(), request, baniLength)) {
        requestCount += 1;
        const { item, presenter } = getState();
        const row = (item && rowFor(request, item)) ?? presenter.row;
        const next = present(presenter, { type: 'rowChosen', row });
        update({ presenter: next, hasFailed: false, isLoading: false }, commandId);
        return true;
      }
      const item = await fetchItem(kind, id, baniLength);
      if (item === null) return false;
      if (isLate()) {
        change({ isLoading: false });
        return false;
      }
      update({ item, presenter: presenterFor(request, item, getState()), isLoading: false }, commandId);
      return true;
    },
    async openFound(find) {
      const requestId = ++requestCount;
      change({ isLoading: true, hasFailed: false });
      const id = await find().catch(() => null);
      if (requestId !== requestCount) return false;
      if (id !== null) return this.open({ kind: 'shabad', id });
      change({ isLoading: false, hasFailed: true });
      return false;
    },
    async reload(baniLength) {
      const { item } = getState();
      if (item === null) return true;
      const fresh = await fetchItem(item.kind, item.id, baniLength);
      if (fresh === null) return false;
      update({ item: fresh, presenter: withNewRows(getState(), item, fresh), isLoading: false });
      return true;
    },
    cancel() {
      requestCount += 1;
    },
    hasRequested: () => requestCount > 0,
  };
}

function isOpenNow({ item }: DeskState, { kind, id }: OpenRequest, baniLength: BaniLength): boolean {
  if (item?.kind !== kind || item.id !== id) return false;
  return kind !== 'bani' || item.baniLength === null || item.baniLength === baniLength;
}

/** Returns the presenter for a newly opened item. */
function presenterFor(request: OpenRequest, item: DeskItem, state: DeskState): DeskState['presenter'] {
  const { position, cover } = request;
  const row = position?.row ?? rowFor(request, item) ?? item.titleRow;
  let presenter = present(state.presenter, { type: 'opened', item: openItemOf(item), row });
  if (position?.home != null) presenter = present(presenter, { type: 'homeChosen', row: position.home });
  if (position) presenter = { ...presenter, seen: withRows(position.seen, presenter.seen, item.rows.length) };
  return cover ? present(presenter, { type: 'covered', cover }) : presenter;
}

/** Returns the presenter for the same item with other rows, mapping the current and seen lines to them. */
function withNewRows({ presenter }: DeskState, item: DeskItem, fresh: DeskItem): DeskState['presenter'] {
  if (fresh.rows.length === item.rows.length) return presenter;
  const rowNow = (row: number) =>
    rowOf({ highlight: item.rows[row]?.verseId ?? null, lineCount: row + 1 }, fresh.rows);
  return present(presenter, {
    type: 'rowsReplaced',
    item: openItemOf(fresh),
    row: rowNow(presenter.row),
    seen: presenter.seen.map(rowNow),
  });
}

function openItemOf({ kind, id, rows }: DeskItem): OpenItem {
  const headings = rows.flatMap(({ isHeading }, row) => (isHeading ? [row] : []));
  return { kind, id, rowCount: rows.length, headings };
}

/** Returns the requested row; null if the request names none. */
function rowFor({ verseId = null, lineCount = null, end }: OpenRequest, { rows }: DeskItem): number | null {
  if (end !== undefined) return end === 'first' ? 0 : rows.length - 1;
  return verseId === null && lineCount === null ? null : rowOf({ highlight: verseId, lineCount }, rows);
}

function withRows(saved: readonly number[], current: readonly number[], count: number): readonly number[] {
  return [...saved.filter((row) => row < count && !current.includes(row)), ...current];
}

/** Default translators, used while the site's capabilities are unknown. */
const DEFAULT_TRANSLATORS = ['en.ssk', 'pu.ss', 'es.sn'];

/** Chooses what to request with the lines: every translator of a chosen language, since each source has its own. */
export function chooseIncludes({ look, site }: Pick<DeskState, 'look' | 'site'>): VerseIncludes {
  const keys = site?.translators.map(({ key }) => key) ?? DEFAULT_TRANSLATORS;
  return {
    translations: keys.filter((key) => look.translations.includes(key.split('.')[0] ?? '')),
    transliterations: TRANSLITERATIONS.filter((script): script is TransliterationScript =>
      look.transliterations.includes(script),
    ),
    // An absent visraam source would give no visraams at all.
    ...(site?.visraamSources.includes(look.visraamSource) && { visraamSource: look.visraamSource }),
  };
}
