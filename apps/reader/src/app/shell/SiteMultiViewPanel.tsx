import { MultiViewPanel } from '../../features/saved/MultiViewPanel/MultiViewPanel.tsx';
import { useNavigation } from '../../shared/navigation/NavigationContext.tsx';
import { usePanelsDispatch } from '../../shared/panels/PanelsContext.tsx';

/** Multi-view panel of the site. It closes when the visitor displays the list. */
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
