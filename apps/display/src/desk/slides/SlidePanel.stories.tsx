import type { Desk } from '../model/desk.ts';
import { openShabad, WithDesk, type WithDeskProps } from '../../testing/WithDesk.tsx';
import { SlidePanel } from './SlidePanel.tsx';

function Shown(props: Omit<WithDeskProps, 'children'>) {
  return <WithDesk {...props}>{() => <SlidePanel site={{ readerUrl: 'https://naad.example/' }} />}</WithDesk>;
}

/** Text slides and the button back to the line. */
const meta = { title: 'Display/Slides of words', component: Shown };
export default meta;

export const OverNothing = {};
export const WaheguruOverALine = {
  args: {
    prepare: async (desk: Desk) => {
      await openShabad(desk);
      desk.cover('waheguru');
    },
  },
};
