import { selectHasAutoScroll, useSettingsSelector } from '@naad/settings-state';
import { loadWithMessages } from '../../shared/language/loadWithMessages.ts';
import { report } from '../../shared/report/report.ts';
import { type LoadPart, usePart } from '../../shared/usePart.ts';
import type { AutoScrollBar } from './AutoScrollBar.tsx';

const loadBar: LoadPart<typeof AutoScrollBar> = async (i18n) =>
  (await loadWithMessages(() => import('./AutoScrollBar.tsx'), i18n)).AutoScrollBar;

/** Bar of auto-scroll, loaded when the visitor first turns it on. */
export function AutoScroll() {
  const bar = usePart(loadBar, {
    isWanted: useSettingsSelector(selectHasAutoScroll),
    onFailure(error) {
      report(error, 'load');
    },
  });
  return bar && <bar.Part />;
}
