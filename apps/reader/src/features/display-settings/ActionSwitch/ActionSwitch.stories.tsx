import { DEFAULT_PREFERENCES } from '@naad/settings-schema';
import { SiteFrame } from '../../../testing/SiteFrame.tsx';
import { ActionChip, ActionSwitch, type ActionSwitchProps } from './ActionSwitch.tsx';

const meta = {
  title: 'Reader/Action switch',
  component: ActionSwitch,
  args: {
    action: 'larivaar',
    isOn: DEFAULT_PREFERENCES.isLarivaar,
    hint: 'Words without spaces between them.',
  } satisfies ActionSwitchProps,
  render: (args: ActionSwitchProps) => (
    <SiteFrame>
      <ActionSwitch {...args} />
    </SiteFrame>
  ),
};
export default meta;

export const Off = {};
export const On = { args: { isOn: true } satisfies Partial<ActionSwitchProps> };
export const Disabled = { args: { isDisabled: true } satisfies Partial<ActionSwitchProps> };
export const Chips = {
  render: () => (
    <SiteFrame>
      <ActionChip action="englishLetters" label="English" isOn />
      <ActionChip action="ipaLetters" label="IPA" isOn={false} />
    </SiteFrame>
  ),
};
