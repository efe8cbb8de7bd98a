import type { Desk } from '../model/desk.ts';
import { WithDesk, type WithDeskProps } from '../../testing/WithDesk.tsx';
import { DeskLock } from './DeskLock.tsx';

function Shown(props: Omit<WithDeskProps, 'children'>) {
  return <WithDesk {...props}>{() => <DeskLock />}</WithDesk>;
}

/** The lock against stray keys and clicks. */
const meta = { title: 'Display/Lock', component: Shown };
export default meta;

export const Unlocked = {};
export const Locked = {
  args: {
    prepare: (desk: Desk) => {
      desk.lock(true);
    },
  },
};
