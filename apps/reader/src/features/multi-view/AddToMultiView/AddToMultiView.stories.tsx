import { GREAT_RAMDAS } from '../testing/multiViewLines.ts';
import { WithMultiView } from '../testing/WithMultiView.tsx';
import { AddToMultiView, type AddToMultiViewProps } from './AddToMultiView.tsx';

const meta = {
  title: 'Reader/Multi-view/Add',
  component: AddToMultiView,
  args: { verse: GREAT_RAMDAS },
};
export default meta;

export const NotAdded = {};
export const Added = {
  render: (args: AddToMultiViewProps) => (
    <WithMultiView lines={[GREAT_RAMDAS]}>
      <AddToMultiView {...args} />
    </WithMultiView>
  ),
};
