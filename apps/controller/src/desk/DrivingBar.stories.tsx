import { DrivingBar } from './DrivingBar.tsx';

const ASA = { id: 'phone-of-asa', kind: 'iPhone', number: 1, name: 'Asa' } as const;
const BIR = { id: 'phone-of-bir', kind: 'androidPhone', number: 2 } as const;
const BY_ASA = { driver: ASA, requests: [], others: [BIR] };
const asked = (isDeclined: boolean) => ({ ...BY_ASA, requests: [{ phone: BIR, isDeclined }] });

const meta = {
  title: 'Controller/Driving',
  component: DrivingBar,
  globals: { viewport: { value: 'phone' } },
  args: { driving: BY_ASA, phoneId: BIR.id, onDrive: () => undefined },
};

export default meta;

export const AnotherDrives = {};
export const Asked = { args: { driving: asked(false) } };
export const Declined = { args: { driving: asked(true) } };
export const ThisPhoneDrives = { args: { phoneId: ASA.id } };
export const SomebodyAsks = { args: { phoneId: ASA.id, driving: asked(false) } };
