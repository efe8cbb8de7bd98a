import { useLingui } from '@lingui/react';
import { selectHasAutoScroll, useSettingsSelector } from '@naad/settings-state';
import { type ComponentType, useEffect, useState } from 'react';
import { loadWithMessages } from '../../shared/language/loadWithMessages.ts';
import { report } from '../../shared/report/report.ts';

/** Bar of auto-scroll, loaded when the visitor first turns it on. */
export function AutoScroll() {
  const isWanted = useSettingsSelector(selectHasAutoScroll);
  const { i18n } = useLingui();
  const [Bar, setBar] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isWanted || Bar) return;
    loadWithMessages(() => import('./AutoScrollBar.tsx'), i18n).then(
      ({ AutoScrollBar }) => {
        setBar(() => AutoScrollBar);
      },
      (error: unknown) => {
        report(error, 'load');
      },
    );
  }, [i18n, isWanted, Bar]);
  return isWanted && Bar ? <Bar /> : null;
}
