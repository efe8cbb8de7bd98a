import type { ScreenStatus as Status } from '../model/createScreens.ts';
import type { Desk } from '../model/desk.ts';
import { openShabad, WithDesk, type WithDeskProps } from '../../testing/WithDesk.tsx';
import type { Outputs } from './createProjector.ts';
import { ScreenPanel, ScreenStatus } from './ScreenPanel.tsx';

interface ShownProps extends Omit<WithDeskProps, 'children'> {
  readonly screens?: readonly Partial<Status>[];
  readonly outputs?: Outputs;
}

const SCREEN: Status = {
  id: 'hall',
  rev: 1,
  slide: null,
  scale: 1,
  leftOut: 0,
  isFullscreen: true,
  isLost: false,
};

function Shown({ screens, outputs = 'projecting', ...props }: ShownProps) {
  if (screens) {
    return <ScreenStatus screens={screens.map((each) => ({ ...SCREEN, ...each }))} outputs={outputs} />;
  }
  return <WithDesk {...props}>{(client) => <ScreenPanel client={client} />}</WithDesk>;
}

/** The screen preview and the status of the screens. */
const meta = { title: 'Display/Screens', component: Shown };
export default meta;

export const NoneIsOpen = {};
export const Preview = { args: { prepare: openShabad } };
export const WithWordsToLookUp = {
  args: {
    prepare: async (desk: Desk) => {
      await openShabad(desk);
      desk.toggle('wordMeanings');
    },
  },
};
export const AllIsWell = { args: { screens: [{}] } };
export const NotInFullScreenAndSmaller = { args: { screens: [{ isFullscreen: false, scale: 0.62 }] } };
export const TwoTranslationsLeftOut = { args: { screens: [{ scale: 0.62, leftOut: 2 }] } };
export const OneIsLost = { args: { screens: [{}, { id: 'stage', isLost: true }] } };
export const Unplugged = { args: { screens: [{}], outputs: 'unplugged' } };
