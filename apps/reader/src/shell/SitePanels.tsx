import { useEffect } from 'react';
import { PanelHost, type PanelHostProps } from '../panels/PanelHost.tsx';
import { usePanels, usePanelsDispatch } from '../panels/PanelsContext.tsx';
import type { PageContent } from '../routes/routeResult.ts';

/** The panels, each a file of its own that is loaded when it is first opened. */
const LOADERS: PanelHostProps['loaders'] = {
  settings: () =>
    import('../features/display-settings/SettingsPanel/SettingsPanel.tsx').then(
      ({ SettingsPanel }) => SettingsPanel,
    ),
  shortcuts: () =>
    import('../features/shortcuts/ShortcutsPanel/ShortcutsPanel.tsx').then(
      ({ ShortcutsPanel }) => ShortcutsPanel,
    ),
};

/** The panels beside a page. */
export function SitePanels({ page }: { page: PageContent['page'] }) {
  const { open } = usePanels();
  const dispatch = usePanelsDispatch();

  useEffect(() => {
    dispatch({ type: 'arrived', page });
  }, [dispatch, page]);

  useEffect(() => {
    // The text gives way to what lies beside it: see Shell.module.css.
    document.documentElement.toggleAttribute('data-panel', open !== null);
  }, [open]);

  return <PanelHost loaders={LOADERS} onFailure={ignore} />;
}

const ignore = () => undefined;
