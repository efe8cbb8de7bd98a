import { SyncForm, type SyncFormProps } from './SyncForm.tsx';

const meta = {
  title: 'Reader/Sangat Sync/Form',
  component: SyncForm,
  args: {
    code: '',
    lastCode: null,
    problem: null,
    isJoining: false,
    onConnect: () => undefined,
    onTouch: () => undefined,
  } satisfies SyncFormProps,
};
export default meta;

export const Empty = {};
export const LastSession = { args: { lastCode: 'BCD-FGH' } };
export const Joining = { args: { code: 'BCD-FGH', isJoining: true } };
export const NoCode = { args: { code: 'BC', problem: 'codeMalformed' } };
export const UnknownCode = { args: { code: 'ZZZ-ZZZ', problem: 'codeUnknown' } };
export const NoAnswer = { args: { code: 'BCD-FGH', problem: 'unreachable' } };
export const TooMany = { args: { code: 'BCD-FGH', problem: 'tooMany' } };
export const Ended = { args: { lastCode: 'BCD-FGH', problem: 'ended' } };
export const Punjabi = { args: { problem: 'codeUnknown', code: 'ZZZ-ZZZ' }, globals: { language: 'pa' } };
export const RightToLeft = {
  args: { lastCode: 'BCD-FGH' },
  globals: { language: 'pa-Arab', direction: 'rtl' },
};
