import { SiteFrame } from '../../../testing/SiteFrame.tsx';
import { SearchWithin, type SearchWithinProps } from './SearchWithin.tsx';

const meta = {
  title: 'Reader/Search within',
  component: SearchWithin,
  args: { within: { type: 'shabad', id: 3590 } } satisfies SearchWithinProps,
  render: (args: SearchWithinProps) => (
    <SiteFrame>
      <SearchWithin {...args} />
    </SiteFrame>
  ),
};
export default meta;

export const Empty = {};
export const WithQuery = { args: { query: 'anand' } satisfies Partial<SearchWithinProps> };
export const RightToLeft = { globals: { language: 'pa-Arab', direction: 'rtl' } };
