import { useLingui } from '@lingui/react';
import { selectHasAutoScroll, useSettingsSelector } from '@naad/settings-state';
import { type ComponentType, useEffect, useState } from 'react';
import { loadWithTexts } from '../../language/loadWithTexts.ts';
import { report } from '../../report/report.ts';

/** The bar of auto-scroll, on pages with verses and for those who want it. It is loaded when it is first wanted. */
export function AutoScroll() {
  const isWanted = useSettingsSelector(selectHasAutoScroll);
  const { i18n } = useLingui();
  const [Bar, setBar] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isWanted || Bar) return;
    loadWithTexts(() => import('./AutoScrollBar.tsx'), i18n).then(
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
