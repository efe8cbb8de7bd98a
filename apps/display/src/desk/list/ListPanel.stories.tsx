import type { Desk } from '../model/desk.ts';
import { WithDesk, type WithDeskProps } from '../../testing/WithDesk.tsx';
import { ListPanel } from './ListPanel.tsx';

function Shown(props: Omit<WithDeskProps, 'children'>) {
  return <WithDesk {...props}>{() => <ListPanel />}</WithDesk>;
}

/** A saved list that is played on the screen. */
const meta = { title: 'Display/List', component: Shown };
export default meta;

export const NoList = {};
export const PlayedList = {
  args: {
    prepare: async (desk: Desk) => {
      await desk.openList({
        name: 'Sunday',
        items: [
          { id: 1400897, shabadId: 628 },
          { id: 'slide:Langar is served', shabadId: null },
          { id: 'bani:21', shabadId: null },
        ],
      });
      await desk.playEntry(1);
    },
  },
};
