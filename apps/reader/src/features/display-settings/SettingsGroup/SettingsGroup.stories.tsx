import { Switch } from '@naad/ui-kit';
import { SettingsGroup, type SettingsGroupProps } from './SettingsGroup.tsx';

const meta = {
  title: 'Reader/Settings group',
  component: SettingsGroup,
  args: {
    name: 'lines',
    children: <Switch label="Larivaar" defaultChecked />,
  } satisfies SettingsGroupProps,
};
export default meta;

export const WithASwitch = {};
