import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect } from 'react';
import { usePlace } from '../actions/PlaceContext.tsx';
import { loadWithMessages } from '../language/loadWithMessages.ts';
import { useNotifyError } from '../notifications/useNotifyError.ts';
import { PanelHost, type PanelHostProps } from '../panels/PanelHost.tsx';
import { usePanels, usePanelsDispatch } from '../panels/PanelsContext.tsx';
import { report } from '../report/report.ts';
import type { PageContent } from '../routes/pages.ts';

/** The panels; each is a chunk that loads when the panel first opens. */
const LOADERS: PanelHostProps['loaders'] = {
  settings: async (i18n) =>
    (await loadWithMessages(() => import('./SiteSettingsPanel.tsx'), i18n)).SiteSettingsPanel,
  multiView: async (i18n) =>
    (await loadWithMessages(() => import('../features/multi-view/SiteMultiViewPanel.tsx'), i18n))
      .SiteMultiViewPanel,
  shortcuts: async (i18n) =>
    (await loadWithMessages(() => import('../features/shortcuts/ShortcutsPanel/ShortcutsPanel.tsx'), i18n))
      .ShortcutsPanel,
  assistant: async (i18n) =>
    (await loadWithMessages(() => import('../features/assistant/AssistantPanel/AssistantPanel.tsx'), i18n))
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
    dispatch({ type: 'arrived', page, isAsked });
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
