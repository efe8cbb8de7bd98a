import { GroupLinks, type GroupLinksProps } from './GroupLinks.tsx';

const meta = {
  title: 'Reader/Groups of settings',
  component: GroupLinks,
  args: { groups: ['lines', 'page', 'visraams', 'reading', 'sizes'] } satisfies GroupLinksProps,
};
export default meta;

export const OfAShabad = {};
