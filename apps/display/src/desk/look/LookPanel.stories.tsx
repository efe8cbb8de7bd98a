import type { LookField } from '../../look/lookFields.ts';
import { WithDesk, type WithDeskProps } from '../../testing/WithDesk.tsx';
import { LookPanel } from './LookPanel.tsx';

function Shown(props: Omit<WithDeskProps, 'children'>) {
  return <WithDesk {...props}>{() => <LookPanel />}</WithDesk>;
}

/** Every setting of the screen's look. Controllers can change the same ones. */
const meta = { title: 'Display/Look', component: Shown };
export default meta;

const ALL: readonly LookField[] = [
  'larivaarAssist',
  'pu',
  'steekFt',
  'latin',
  'shahmukhi',
  'split',
  'paragraph',
];

export const AsItBegins = {};
export const MuchTurnedOn = {
  args: {
    prepare: (desk: Parameters<NonNullable<WithDeskProps['prepare']>>[0]) => {
      for (const field of ALL) desk.toggle(field);
    },
  },
};
