import type { HostState } from '@naad/sync-client';
import { ALL_DRIVE } from '@naad/sync-protocol';
import { deskOf, openShabad, WithDesk, type WithDeskProps } from '../testing/WithDesk.tsx';
import { createCaptionSender } from './captions/createCaptionSender.ts';
import { DeskPage } from './DeskPage.tsx';
import { SessionPanel } from './session/SessionPanel.tsx';

interface ShownProps extends Omit<WithDeskProps, 'children'> {
  readonly isSessionAlone?: boolean;
}

function Shown({ isSessionAlone = false, ...props }: ShownProps) {
  return (
    <WithDesk {...props}>
      {(client) =>
        isSessionAlone ? (
          <SessionPanel site={SITE} />
        ) : (
          <DeskPage client={client} site={SITE} captions={CAPTIONS} />
        )
      }
    </WithDesk>
  );
}

const SITE = {
  apiOrigin: 'https://naad.example',
  apiPrefix: '/api',
  controllerUrl: null,
  readerUrl: 'https://naad.example/',
};

const CAPTIONS = createCaptionSender({
  call: () => Promise.resolve({ status: 200, body: { ok: true } }),
  memory: { read: () => null, write: () => undefined },
});

/** The operator's desk, in its main states. */
const meta = { title: 'Display/Desk', component: Shown };
export default meta;

const shown = (args: ShownProps) => ({ args });
const inSession = (session: Partial<HostState>) =>
  shown({
    session,
    isSessionAlone: true,
    prepare: (desk) => {
      desk.startSession();
    },
  });

export const NothingOpen = shown({});
export const Shabad = shown({
  prepare: async (desk) => {
    await openShabad(desk);
    desk.present({ type: 'homePressed' });
  },
});
export const Bani = shown({ prepare: (desk) => desk.open({ kind: 'bani', id: 21 }) });
export const SlideOverTheLine = shown({
  prepare: async (desk) => {
    await openShabad(desk);
    desk.cover('waheguru');
  },
});
export const CouldNotOpen = shown({ isOnline: false, prepare: openShabad });
export const AnotherDeskHasTheScreens = shown({
  prepare: (desk) => {
    const other = deskOf();
    return new Promise((resolve) => {
      const unsubscribe = desk.subscribe(() => {
        unsubscribe();
        other.close();
        resolve(null);
      });
    });
  },
});

export const NoSession = shown({ isSessionAlone: true });
export const SessionConnected = inSession({});
export const SessionConnecting = inSession({
  connection: { kind: 'connecting', isLate: true },
  code: null,
  pin: null,
  audience: null,
});
export const SessionReconnecting = inSession({ connection: { kind: 'reconnecting', since: 0 } });
export const SessionWithoutPhones = inSession({ phones: [] });
export const SessionWithOneDriver = inSession({
  driving: {
    ...ALL_DRIVE,
    driver: { id: 'phone-two', kind: 'iPhone', number: 2, name: 'Asa' },
  },
});
export const RequestToDrive = shown({
  session: {
    driving: {
      ...ALL_DRIVE,
      driver: { id: 'phone-two', kind: 'iPhone', number: 2, name: 'Asa' },
      requests: [{ phone: { id: 'phone-one', kind: 'iPhone', number: 1 }, isDeclined: false }],
    },
  },
  prepare: (desk) => {
    desk.startSession();
  },
});
export const SessionWithLockedPins = inSession({
  pins: { kind: 'locked', until: new Date(2026, 10, 22, 12, 5).getTime() },
});
export const SessionWithPinsOfANetworkRefused = inSession({ pins: { kind: 'limited' } });
export const SessionTakenOver = inSession({ connection: { kind: 'ended', reason: 'replaced' } });
