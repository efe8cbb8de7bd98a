import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect } from 'react';
import { usePlace } from '../../shared/actions/PlaceContext.tsx';
import { loadWithMessages } from '../../shared/language/loadWithMessages.ts';
import { useNotifyError } from '../../shared/notifications/useNotifyError.ts';
import { PanelHost, type PanelHostProps } from '../../shared/panels/PanelHost.tsx';
import { usePanels, usePanelsDispatch } from '../../shared/panels/PanelsContext.tsx';
import { report } from '../../shared/report/report.ts';
import type { PageContent } from '../../pages/pages.ts';
import { keepsSettings } from '../placeOf.ts';

/** The panels; each is a chunk that loads when the panel first opens. */
const LOADERS: PanelHostProps['loaders'] = {
  settings: async (i18n) =>
    (await loadWithMessages(() => import('./SiteSettingsPanel.tsx'), i18n)).SiteSettingsPanel,
  more: async (i18n) => (await loadWithMessages(() => import('./MorePanel.tsx'), i18n)).MorePanel,
  multiView: async (i18n) =>
    (await loadWithMessages(() => import('./SiteMultiViewPanel.tsx'), i18n)).SiteMultiViewPanel,
  lists: async (i18n) => (await loadWithMessages(() => import('./SiteListsPanel.tsx'), i18n)).SiteListsPanel,
  shortcuts: async (i18n) =>
    (await loadWithMessages(() => import('../../features/shortcuts/ShortcutsPanel/ShortcutsPanel.tsx'), i18n))
      .ShortcutsPanel,
  assistant: async (i18n) =>
    (await loadWithMessages(() => import('../../features/assistant/AssistantPanel/AssistantPanel.tsx'), i18n))
      .AssistantPanel,
};

/** The panels beside a page. */
export function SitePanels({ page }: { page: PageContent['page'] }) {
  const { t } = useLingui();
  const notifyError = useNotifyError();
  const failureText = t`This did not load. Check your connection and try again.`;
  const { open } = usePanels();
  const dispatch = usePanelsDispatch();
  const isAsked = usePlace().asked !== undefined;

  useEffect(() => {
    dispatch({ type: 'arrived', keepsSettings: keepsSettings(page), isAsked });
  }, [dispatch, page, isAsked]);

  useEffect(() => {
    // Makes room beside the text: see Shell.module.css.
    document.documentElement.toggleAttribute('data-panel', open !== null);
    return () => {
      document.documentElement.removeAttribute('data-panel');
    };
  }, [open]);

  const handleFailure = useCallback(
    (error: unknown) => {
      report(error, 'load');
      notifyError({ text: failureText });
    },
    [notifyError, failureText],
  );
  return <PanelHost loaders={LOADERS} onFailure={handleFailure} />;
}
