import { relatedShabad } from '../testing/relatedShabad.ts';
import { RelatedList, type RelatedListProps } from './RelatedList.tsx';

const meta = {
  title: 'Reader/Related shabads',
  component: RelatedList,
  args: {
    related: [94, 61, 38, 12, 11, 8].map(relatedShabad),
    pageName: () => 'Ang',
  } satisfies RelatedListProps,
};
export default meta;

export const More = {};
export const All = { args: { related: [72, 40].map(relatedShabad) } satisfies Partial<RelatedListProps> };
export const OnPhone = { globals: { viewport: { value: 'phone', isRotated: false } } };
