import { SiteFrame } from '../../../testing/SiteFrame.tsx';
import { StepLinks, type StepLinksProps } from './StepLinks.tsx';

const meta = {
  title: 'Reader/Step links',
  component: StepLinks,
  args: { unit: 'ang', previous: '/ang?ang=916&source=G', next: '/ang?ang=918&source=G' },
  render: (args: StepLinksProps) => (
    <SiteFrame>
      <StepLinks {...args} />
    </SiteFrame>
  ),
};
export default meta;

export const Between = {};
export const AtTheBeginning = { args: { previous: null } satisfies Partial<StepLinksProps> };
