import { BookmarkIcon } from '@naad/ui-kit';
import { SheetAction, SheetActions, type SheetActionsProps } from './SheetActions.tsx';

const never = () => undefined;

const meta = {
  title: 'Reader/Actions in the sheet of a line',
  component: SheetActions,
  args: {
    onCopy: never,
    onShare: never,
    onPicture: never,
    save: (
      <SheetAction icon={<BookmarkIcon />} isPressed={false} onClick={never}>
        Save
      </SheetAction>
    ),
    notes: null,
    page: { href: '/ang?ang=968&source=G', name: 'Ang 968' },
    lineNumber: 9,
    shabadHref: null,
    facebookHref: 'https://www.facebook.com/',
    reportHref: '/report?verse=1',
    receiptHref: '/receipt/30958',
  } satisfies SheetActionsProps,
};
export default meta;

export const OfShabad = {};
export const OfAng = {
  args: { page: null, shabadHref: '/shabad?id=3590' } satisfies Partial<SheetActionsProps>,
};
