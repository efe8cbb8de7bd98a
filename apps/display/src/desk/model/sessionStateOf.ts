import { EMPTY_STATE, type SessionState } from '@naad/sync-protocol';
import type { Presenter } from '../../presenter/presenter.ts';
import type { DeskItem } from './deskItem.ts';

/** What a desk tells its session, whole: the line under a slide stays known, so that a phone comes back to it too. */
export function sessionStateOf(presenter: Presenter, item: DeskItem | null): SessionState {
  const { row, home, cover, isHidden } = presenter;
  const covered = {
    text: cover?.text ?? null,
    isGurmukhi: cover?.isGurmukhi ?? false,
    hidden: isHidden,
  };
  if (item === null) return { ...EMPTY_STATE, ...covered };
  return {
    kind: item.kind,
    id: item.id,
    highlight: item.rows[row]?.verseId ?? null,
    homeId: home === null ? null : (item.rows[home]?.verseId ?? null),
    baniLength: item.baniLength,
    lineCount: row + 1,
    ...covered,
  };
}
