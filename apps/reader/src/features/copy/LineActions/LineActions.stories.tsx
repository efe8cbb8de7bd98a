import { LineActions, type LineActionsProps } from './LineActions.tsx';

const meta = {
  title: 'Reader/Actions of a line',
  component: LineActions,
  args: {
    count: 1,
    onCopy: () => undefined,
    onShare: () => undefined,
    facebookHref: 'https://www.facebook.com/',
    shabadHref: null,
  } satisfies LineActionsProps,
};
export default meta;

export const OfShabad = {};
export const OfAng = { args: { shabadHref: '/shabad?id=3590' } satisfies Partial<LineActionsProps> };
export const OfSeveral = { args: { count: 5 } satisfies Partial<LineActionsProps> };
