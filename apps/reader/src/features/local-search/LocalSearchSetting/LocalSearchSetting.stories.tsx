import { LocalSearchSwitch } from './LocalSearchSetting.tsx';

const meta = {
  title: 'Reader/Local search',
  component: LocalSearchSwitch,
  args: { onChange: () => undefined },
};
export default meta;

export const Off = { args: { state: { kind: 'off', transferBytes: 23_000_000 } } };
export const Loading = { args: { state: { kind: 'storing', bytes: 31_000_000, ofBytes: 61_000_000 } } };
export const Kept = { args: { state: { kind: 'kept', bytes: 61_000_000, version: '1' } } };
export const Damaged = { args: { state: { kind: 'failed', failure: 'broken' } } };
