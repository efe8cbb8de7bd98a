import { Select } from '../Select/Select.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { Unavailable, type UnavailableProps } from './Unavailable.tsx';

const meta = { title: 'Kit/Unavailable', component: Unavailable };
export default meta;

export const ByItself = {};
export const InPunjabi = {
  args: { text: 'ਇਸ ਸਾਈਟ ’ਤੇ ਉਪਲਬਧ ਨਹੀਂ', lang: 'pa' } satisfies Partial<UnavailableProps>,
};
/** A stored choice stays visible, but can't be changed. */
export const OnSwitches = {
  render: () => (
    <>
      <Switch label="Hindi" hint={<Unavailable />} disabled />
      <Switch label="Audio player" hint={<Unavailable />} disabled defaultChecked />
      <Switch label="Punjabi" defaultChecked />
    </>
  ),
};
export const InAChosenOption = {
  render: () => (
    <Select
      label="Visraam source"
      defaultValue="igurbani"
      options={[
        { value: 'sttm', label: 'Default' },
        { value: 'igurbani', label: 'iGurbani', unavailable: 'Not available on this site' },
      ]}
    />
  ),
};
