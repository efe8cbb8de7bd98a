import { SiteFrame } from '../../../../testing/SiteFrame.tsx';
import { RecentSearches, type RecentSearchesProps } from './RecentSearches.tsx';

const meta = {
  title: 'Reader/Recent searches',
  component: RecentSearches,
  args: {
    searches: [
      { query: 'anand sahib', type: 8 },
      { query: 'ਧਧਰਗਜ', type: 0 },
      { query: 'ocean of peace', type: 3 },
    ],
    onClear: () => undefined,
  } satisfies RecentSearchesProps,
  render: (args: RecentSearchesProps) => (
    <SiteFrame>
      <RecentSearches {...args} />
    </SiteFrame>
  ),
};
export default meta;

export const ThreeTypes = {};
export const RightToLeft = { globals: { language: 'pa-Arab', direction: 'rtl' } };
