export { QrCode } from '@naad/ui-kit';
