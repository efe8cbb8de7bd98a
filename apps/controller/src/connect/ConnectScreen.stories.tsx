import { connectProblem } from './connectProblem.ts';
import { ConnectScreen } from './ConnectScreen.tsx';

const meta = {
  title: 'Controller/Way in',
  component: ConnectScreen,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
};

export default meta;

export const Empty = {};
export const Prefilled = { args: { prefill: { code: 'BCD-FGH', pin: '', invite: null } } };
export const Connecting = { args: { ...Prefilled.args, progress: 'connecting' } };
export const NoAnswerYet = { args: { ...Prefilled.args, progress: 'late' } };
export const WrongPin = { args: { ...Prefilled.args, problem: connectProblem('pinWrong') } };
export const WrongCode = { args: { ...Prefilled.args, problem: connectProblem('codeUnknown') } };
export const PinsLocked = {
  args: {
    ...Prefilled.args,
    problem: connectProblem('pinLocked', { retryAfterMs: 720_000, isCurrent: true }),
  },
};
export const Removed = { args: { ...Prefilled.args, problem: connectProblem('removed'), isBack: true } };
export const DisplayAway = { args: { ...Prefilled.args, problem: connectProblem('hostOffline') } };
export const NoAnswer = { args: { ...Prefilled.args, problem: connectProblem('timeout') } };
export const Ended = { args: { ...Prefilled.args, problem: connectProblem('closed') } };
