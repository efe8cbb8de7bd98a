import { itemsOf, type MultiViewItem, presentPothis } from '@naad/settings-schema';
import { sitePothis } from '../../../shared/sitePothis.ts';

/** Reports the ids of all items in the visitor's lists, now and after every change. */
export function watchSavedIds(onChange: (ids: ReadonlySet<MultiViewItem['id']>) => void): void {
  const pothis = sitePothis();
  const update = () => {
    onChange(new Set(presentPothis(pothis.get()).flatMap((pothi) => itemsOf(pothi).map(({ id }) => id))));
  };
  pothis.subscribe(update);
  update();
}
