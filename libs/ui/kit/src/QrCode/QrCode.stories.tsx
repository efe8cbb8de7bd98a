import { QrCode } from './QrCode.tsx';

const meta = {
  title: 'Kit/QrCode',
  component: QrCode,
  args: { text: 'https://example.org/pothi', label: 'Address as a QR code', width: 240, height: 240 },
};
export default meta;

export const Address = {};
