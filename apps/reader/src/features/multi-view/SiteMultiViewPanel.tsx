import { useNavigation } from '../../navigation/NavigationContext.tsx';
import { usePanelsDispatch } from '../../panels/PanelsContext.tsx';
import { MultiViewPanel } from './MultiViewPanel/MultiViewPanel.tsx';

/** The multi-view list among the panels of the site. What it leads to is not read behind it. */
export function SiteMultiViewPanel() {
  const { go } = useNavigation();
  const dispatch = usePanelsDispatch();
  const close = () => {
    dispatch({ type: 'closed' });
  };
  return (
    <MultiViewPanel
      onClose={close}
      onDisplay={(href) => {
        close();
        go(href);
      }}
    />
  );
}
