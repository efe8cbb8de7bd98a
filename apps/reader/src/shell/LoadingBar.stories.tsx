import { SiteFrame } from '../testing/SiteFrame.tsx';
import { LoadingBar } from './LoadingBar.tsx';

const meta = {
  title: 'Shell/Loading bar',
  component: LoadingBar,
  parameters: { layout: 'fullscreen' },
};
export default meta;

/** It comes after a moment: most pages are there before it. */
export const OnItsWay = {
  render: () => (
    <SiteFrame isLoading>
      <LoadingBar />
    </SiteFrame>
  ),
};
