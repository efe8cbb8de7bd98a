import { toUnicode } from '@naad/gurbani-text';
import { EMPTY_STATE, type SessionState, type Slide, slideOf } from '@naad/sync-protocol';
import type { Picture } from '../../screen/screenLink.ts';
import type { DeskState } from './deskState.ts';
import type { Presenter } from '../../presenter/presenter.ts';
import type { DeskItem } from './deskItem.ts';

/** Returns the complete session state. It includes the line under a slide, so that phones can return to it. */
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

/** Most slides that are laid out ahead. */
const MOST_UPCOMING = 8;

/** The slides that are most likely next: the line after this one, the home line, the line before, and those after. */
export function upcomingSlides(state: Pick<DeskState, 'presenter' | 'item' | 'look'>): readonly Slide[] {
  const { presenter, item } = state;
  if (item === null) return [];
  const { row, home } = presenter;
  const after = Array.from({ length: MOST_UPCOMING }, (_each, index) => row + 2 + index);
  const rows = [row + 1, home ?? -1, row - 1, ...after].filter(
    (each) => each !== row && item.rows[each] !== undefined,
  );
  return [...new Set(rows)]
    .slice(0, MOST_UPCOMING)
    .map(
      (each) =>
        pictureOf({ ...state, presenter: { ...presenter, row: each, cover: null, isHidden: false } }, 0)
          .slide,
    );
}

/** Returns the picture for a state of the desk. */
export function pictureOf(
  { presenter, item, look }: Pick<DeskState, 'presenter' | 'item' | 'look'>,
  rev: number,
): Picture {
  const slide = slideOf({
    state: sessionStateOf(presenter, item),
    rows: item?.rows ?? [],
    row: presenter.row,
    choices: {
      translations: look.translations,
      steeks: look.steeks,
      transliterations: look.transliterations,
      hasNextLine: look.nextLine,
      hasParagraph: look.paragraph || look.mode === 'reading',
    },
    toUnicode,
  });
  return { rev, slide, look };
}
