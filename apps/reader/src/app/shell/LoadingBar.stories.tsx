import { SiteFrame } from '../../testing/SiteFrame.tsx';
import { LoadingBar } from './LoadingBar.tsx';

const meta = {
  title: 'Shell/Loading bar',
  component: LoadingBar,
  parameters: { layout: 'fullscreen' },
};
export default meta;

/** Appears after a delay; most pages load faster. */
export const OnItsWay = {
  render: () => (
    <SiteFrame isLoading>
      <LoadingBar />
    </SiteFrame>
  ),
};
