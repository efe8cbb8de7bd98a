import { toUnicode } from '@naad/gurbani-text';
import { slideOf } from '@naad/sync-protocol';
import type { Picture } from '../../screen/screenLink.ts';
import type { DeskState } from './deskState.ts';
import { sessionStateOf } from './sessionStateOf.ts';

/** What stands on the screens for a state of the desk. */
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
