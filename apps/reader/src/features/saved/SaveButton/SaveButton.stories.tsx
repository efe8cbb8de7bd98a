import { GREAT_RAMDAS } from '../testing/savedLines.ts';
import { WithSaved } from '../testing/WithSaved.tsx';
import { SaveButton, type SaveButtonProps } from './SaveButton.tsx';

const meta = {
  title: 'Reader/Saved/Save',
  component: SaveButton,
  args: { verse: GREAT_RAMDAS },
  render: (args: SaveButtonProps) => (
    <WithSaved lines={[]}>
      <SaveButton {...args} />
    </WithSaved>
  ),
};
export default meta;

export const NotSaved = {};
export const Saved = {
  render: (args: SaveButtonProps) => (
    <WithSaved lines={[GREAT_RAMDAS]}>
      <SaveButton {...args} />
    </WithSaved>
  ),
};
