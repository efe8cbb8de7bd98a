import { openShabad, WithDesk, type WithDeskProps } from '../../testing/WithDesk.tsx';
import { OpenItem } from './OpenItem.tsx';

function Shown(props: Omit<WithDeskProps, 'children'>) {
  return <WithDesk {...props}>{() => <OpenItem />}</WithDesk>;
}

/** The open item with its lines. */
const meta = { title: 'Display/What is open', component: Shown };
export default meta;

export const Nothing = {};
export const ShabadWithHomeAndSeenLines = {
  args: {
    prepare: async (desk: Parameters<typeof openShabad>[0]) => {
      await openShabad(desk);
      desk.present({ type: 'homePressed' });
    },
  },
};
export const BaniWithLengths = {
  args: {
    prepare: (desk: Parameters<typeof openShabad>[0]) => desk.open({ kind: 'bani', id: 21 }),
  },
};
export const DidNotCome = { args: { isOnline: false, prepare: openShabad } };
