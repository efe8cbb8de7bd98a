import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { FIRST_POTHI, itemsOf, multiViewItem, type Pothi, presentPothis } from '@naad/settings-schema';
import {
  multiViewItemAdded,
  multiViewItemRemoved,
  type PothisStore,
  selectMultiView,
  selectOpenList,
  type SettingsStore,
} from '@naad/settings-state';
import type { Dispatch } from 'react';
import type { NotificationList } from '../../../shared/notifications/createNotificationList.ts';
import type { PanelsEvent } from '../../../shared/panels/panelsReducer.ts';
import { sitePothis } from '../../../shared/sitePothis.ts';
import { chooseListFor } from '../ChooseList/chosenLine.ts';
import { watchLists } from './savedElsewhere.ts';
import type { SavedLine } from './useSave.ts';

/** Milliseconds of a notice with actions, long enough to read and take one. */
const NOTICE_MS = 8000;

export interface SaveNotice {
  readonly i18n: I18n;
  readonly line: SavedLine;
  /** False if the line was saved before. */
  readonly isNew: boolean;
  readonly store: Pick<SettingsStore, 'getState' | 'dispatch'>;
  readonly notifications: Pick<NotificationList, 'notify' | 'notifyError'>;
  readonly dispatchPanels: Dispatch<PanelsEvent>;
  /** Gets the focus back when the choice of a list closes. */
  readonly opener: Element | null;
  /** By default the visitor's own lists. */
  readonly pothis?: PothisStore;
}

/** Says where a line was saved, and offers to undo that or to choose another list. */
export function noticeSaved(notice: SaveNotice): void {
  const { i18n, line, isNew, store, notifications, dispatchPanels, opener, pothis = sitePothis() } = notice;
  watchLists();
  const openId = selectOpenList(store.getState()) || FIRST_POTHI;
  const nameOf = (pothi: Pothi | undefined) => pothi?.name ?? '';
  const openName = nameOf(pothis.get().find(({ id }) => id === openId));
  const storeOpenList = () => {
    pothis.setItems(openId, selectMultiView(store.getState()));
  };
  const other = {
    label: i18n._(msg`Choose list`),
    run() {
      chooseListFor(line, opener);
      // Closes a panel that is open for another line first.
      dispatchPanels({ type: 'closed' });
      dispatchPanels({ type: 'toggled', panel: 'lists' });
    },
  };
  const listsWithLine = () =>
    presentPothis(pothis.get()).filter((pothi) => itemsOf(pothi).some(({ id }) => id === line.id));
  const remove = () => {
    store.dispatch(multiViewItemRemoved(line.id));
    for (const pothi of listsWithLine())
      pothis.setItems(
        pothi.id,
        itemsOf(pothi).filter(({ id }) => id !== line.id),
      );
  };

  storeOpenList();
  if (!isNew) {
    const before = listsWithLine();
    const isOpenListWithLine = before.some(({ id }) => id === openId);
    const name = nameOf(before[0]);
    notifications.notify({
      text: name ? i18n._(msg`Already saved in ${name}`) : i18n._(msg`Already saved`),
      durationMs: NOTICE_MS,
      action: {
        label: i18n._(msg`Remove`),
        run() {
          remove();
          notifications.notify({
            text: i18n._(msg`Removed from your lists`),
            durationMs: NOTICE_MS,
            action: {
              label: i18n._(msg`Undo`),
              run() {
                for (const pothi of before) pothis.setItems(pothi.id, itemsOf(pothi));
                const { id, shabadId, unicode } = line;
                if (isOpenListWithLine)
                  store.dispatch(multiViewItemAdded(multiViewItem({ id, shabadId, verse: unicode })));
                storeOpenList();
              },
            },
          });
        },
      },
      other,
    });
  } else if (selectMultiView(store.getState()).some(({ id }) => id === line.id)) {
    notifications.notify({
      text: openName ? i18n._(msg`Saved to ${openName}`) : i18n._(msg`Saved to your list`),
      durationMs: NOTICE_MS,
      action: { label: i18n._(msg`Undo`), run: remove },
      other,
    });
  } else {
    notifications.notifyError({
      text: i18n._(msg`This list is full. Choose another list.`),
      durationMs: NOTICE_MS,
      action: other,
    });
  }
}
