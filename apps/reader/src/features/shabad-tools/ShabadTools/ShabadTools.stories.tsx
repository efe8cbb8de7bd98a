import { SiteFrame } from '../../../testing/SiteFrame.tsx';
import { ShabadTools, type ShabadToolsProps } from './ShabadTools.tsx';

const meta = {
  title: 'Reader/Shabad tools',
  component: ShabadTools,
  args: { onTool: () => undefined } satisfies ShabadToolsProps,
  render: (args: ShabadToolsProps) => (
    <SiteFrame>
      <ShabadTools {...args} />
    </SiteFrame>
  ),
};
export default meta;

export const Resting = {};
export const OnPhone = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const Punjabi = { globals: { language: 'pa' } };
export const RightToLeft = { globals: { language: 'pa-Arab', direction: 'rtl' } };
