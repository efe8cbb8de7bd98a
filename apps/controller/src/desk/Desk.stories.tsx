import { deliveryStatus } from './deliveryStatus.ts';
import { WholeDesk } from '../testing/WholeDesk.tsx';

const meta = {
  title: 'Controller/Desk',
  component: WholeDesk,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
};

export default meta;

const command = { type: 'shabad', shabadId: 3590, verseId: 642709, lineCount: 4 } as const;
const onScreen = { phase: 'onScreen', seq: 1, isConfirmed: true } as const;
const accepted = { phase: 'accepted', tappedAt: 0, acceptedAt: 1 } as const;

const NO_STEPS = { next: null, previous: null, goHome: null };

export const Lines = { args: { delivery: deliveryStatus({ id: 1, command, delivery: onScreen }) } };
export const OnItsWay = {
  args: {
    steps: { pending: { row: 4, phase: 'accepted' } },
    delivery: deliveryStatus({ id: 1, command, delivery: accepted }),
  },
};
export const JustJumped = { args: { canUndo: true } };
export const Failed = {
  args: {
    delivery: deliveryStatus({ id: 1, command, delivery: { phase: 'failed', reason: 'hostOffline' } }),
  },
};
export const Reconnecting = {
  args: {
    isConnected: false,
    delivery: deliveryStatus({
      id: 1,
      command,
      delivery: { phase: 'waiting', tappedAt: 0, tries: 0 },
    }),
  },
};
export const NothingOpen = {
  args: {
    text: { kind: 'nothing' },
    steps: NO_STEPS,
    session: { kind: 'none', id: null },
  },
};
export const LoadingLines = {
  args: { text: { kind: 'loading' }, steps: NO_STEPS },
};
export const LinesDidNotCome = {
  args: {
    text: { kind: 'failed', retry: () => undefined },
    steps: NO_STEPS,
  },
};
export const SlideOnScreen = {
  args: { view: 'slides', session: { text: 'vwihgurU', isGurmukhi: true }, steps: { active: null } },
};
export const CoveredBySlide = {
  args: { session: { text: '', isGurmukhi: true }, steps: { active: null } },
};
export const Hidden = { args: { session: { hidden: true } } };
export const LookupFailed = { args: { hasLookupFailed: true } };
export const Banis = { args: { view: 'banis', session: { kind: 'ceremony', id: 3 } } };
export const Settings = { args: { view: 'settings' } };
export const History = { args: { view: 'search' } };
export const Wide = { args: { view: 'settings' }, globals: { viewport: { value: 'desktop' } } };
