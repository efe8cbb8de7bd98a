import { describe, expect, it } from 'vitest';
import {
  ALL_DRIVE,
  LIMITS,
  type AdmissionMessage,
  type Command,
  type CommandReply,
  type Driving,
  type DriveMessage,
  type SessionCode,
} from '@naad/sync-protocol';
import { createRecord, type SessionRecord } from '../store/sessionRecord.ts';
import { createFakeClock, currentClient, LEADER_CLIENT } from '../testing/leaderFixtures.ts';
import { SessionLeader } from './SessionLeader.ts';
import type { Client, LeaderPorts } from './leaderPorts.ts';

const saved = { then: (done: (isSaved: boolean) => void) => done(true) } as unknown as Promise<boolean>;
const PIN = '424242';
const LINE: Command = { type: 'shabad', shabadId: 628, verseId: 26102, lineCount: null };
const { requestMs, awayMs } = LIMITS.driving;

/** A session with a current host and the phones asa, bir and chet; chet is of an older version. */
function startSession() {
  const clock = createFakeClock();
  const told: Driving[] = [];
  let admission: AdmissionMessage | null = null;
  const commands: unknown[] = [];
  const ports: LeaderPorts = {
    clock,
    toHost(event, payload) {
      if (event === 'admission') admission = payload as AdmissionMessage;
      if (event === 'cmd') commands.push(payload);
    },
    toRooms: (rooms, event, payload) => {
      if (event !== 'driving') return;
      expect(rooms).toEqual(['controllers']);
      told.push(payload as Driving);
    },
    save: () => saved,
    dropHost: () => undefined,
    demote: () => undefined,
  };
  const beganBy = { address: '', userAgent: '', isElectron: false };
  const begun = { code: 'BCD-FGH' as SessionCode, epoch: 'e', beganAt: clock.now(), beganBy, tokenHash: 'x' };
  const start = (record: SessionRecord, knowsDriving = true) => {
    const next = new SessionLeader(record, ports);
    next.hostConnected({
      ...{ kind: 'current', pin: PIN, inviteHash: null, takesSettings: true, keepsDeadlines: true },
      knowsDriving,
    });
    return next;
  };
  let leader = start(createRecord(begun));
  const ids = new Map<string, string>();
  function join(name: string, client: Client) {
    leader.requestControl(client, { pin: PIN, isTyped: true }, ({ phoneId }) => ids.set(name, phoneId ?? ''));
  }
  join('asa', currentClient('asa', { name: 'Asa' }));
  join('bir', currentClient('bir', { name: 'Bir' }));
  join('chet', currentClient('chet', { keepsToken: false }));
  const idOf = (name: string) => ids.get(name) ?? expect.unreachable();
  const connect = (...names: string[]) => leader.setPresent('node', names.map(idOf));
  connect('asa', 'bir', 'chet');
  told.length = 0;
  let counter = 0;

  return {
    clock,
    told,
    connect,
    commands,
    idOf,
    leader: () => leader,
    state() {
      const { driver, requests } = leader.driving();
      return {
        driver: driver?.name ?? null,
        requests: requests.map(
          ({ phone, isDeclined }) => `${phone.name ?? phone.kind}${isDeclined ? ' declined' : ''}`,
        ),
      };
    },
    admission: () => admission ?? expect.unreachable(),
    drive: (name: string, message: DriveMessage) =>
      leader.drive(name === 'host' ? 'host' : idOf(name), message),
    give: (from: string, to: string) =>
      leader.drive(from === 'host' ? 'host' : idOf(from), { type: 'give', id: idOf(to) }),
    /** Returns the refusal of a tap, or null. */
    tap(name: string, client: Client = currentClient(name, { phoneId: idOf(name) })) {
      counter += 1;
      const replies: CommandReply[] = [];
      const request = { pin: PIN, command: LINE, counter: client.clientId === null ? null : counter };
      leader.command(client, request, (reply) => replies.push(reply));
      return replies[0]?.ok === false ? replies[0].refusal : null;
    },
    /** Another server takes the lead with the stored record. */
    restart(knowsDriving = true) {
      leader.close();
      leader = start(structuredClone(leader.record()), knowsDriving);
    },
  };
}

describe('the names of phones', () => {
  it('[SYNC-DRIVE-1] The display lists the name that a phone sends on joining and on change [U50]', () => {
    const { admission, leader, idOf, restart } = startSession();
    const names = () => admission().phones.map(({ name }) => name);
    expect(names()).toEqual(['Asa', 'Bir', undefined]);
    leader().rename(idOf('chet'), 'Chet');
    leader().rename(idOf('bir'), '');
    expect(names()).toEqual(['Asa', undefined, 'Chet']);
    restart();
    expect(names()).toEqual(['Asa', undefined, 'Chet']);
  });

  it('[SYNC-DRIVE-1] A returning phone keeps its name unless it sends another [U50]', () => {
    const { admission, leader, idOf } = startSession();
    const resume = (name: string | null) =>
      leader().requestControl(
        currentClient('asa', { phoneId: idOf('asa'), name }),
        { pin: PIN, isTyped: false },
        () => undefined,
      );
    const name = () => admission().phones.find(({ id }) => id === idOf('asa'))?.name;
    resume(null);
    expect(name()).toBe('Asa');
    resume('Asa Kaur');
    expect(name()).toBe('Asa Kaur');
  });
});

describe('exclusive driving', () => {
  it('[SYNC-DRIVE-2] All phones drive until the display chooses one, which no phone can begin [U51]', () => {
    const { tap, give, drive, admission, told } = startSession();
    expect([tap('asa'), tap('bir'), tap('chet')]).toEqual([null, null, null]);
    expect([drive('asa', { type: 'ask' }), give('asa', 'asa'), drive('asa', { type: 'all' })]).toEqual([
      false,
      false,
      false,
    ]);
    expect(admission().driving).toEqual(ALL_DRIVE);
    expect(told).toEqual([]);
  });

  it('[SYNC-DRIVE-3] The commands of other phones are refused and never reach the display [U51]', () => {
    const { tap, give, drive, commands } = startSession();
    expect(give('host', 'asa')).toBe(true);
    expect([tap('asa'), tap('bir'), tap('chet')]).toEqual([null, 'notController', 'notController']);
    expect(commands).toHaveLength(1);
    drive('host', { type: 'all' });
    expect([tap('bir'), tap('chet')]).toEqual([null, null]);
  });

  it('[SYNC-DRIVE-3] A legacy phone is refused too, without being logged out [U51]', () => {
    const { tap, give } = startSession();
    const legacy = { ...LEADER_CLIENT, socketId: 'legacy', device: 'legacy' };
    expect(tap('asa', legacy)).toBeNull();
    give('host', 'asa');
    // The gateway reports only PIN errors to a legacy page.
    expect(tap('asa', legacy)).toBe('notController');
  });

  it('[SYNC-DRIVE-3] A refused tap that is sent again stays refused after the wheel was passed on [U51]', () => {
    const { leader, give, idOf, commands } = startSession();
    give('host', 'asa');
    const replies: CommandReply[] = [];
    const send = () =>
      leader().command(
        currentClient('bir', { phoneId: idOf('bir') }),
        { pin: PIN, command: LINE, counter: 7 },
        (reply) => replies.push(reply),
      );
    send();
    give('asa', 'bir');
    send();
    expect(replies).toMatchObject([
      { ok: false, refusal: 'notController' },
      { ok: true, outcome: 'failed' },
    ]);
    expect(commands).toEqual([]);
  });

  it('[SYNC-DRIVE-2] Phones and display are told who drives, and whom the wheel can go to [U51]', () => {
    const { give, told, admission, idOf } = startSession();
    give('host', 'asa');
    const named = (name: string) => ({ id: idOf(name.toLowerCase()), kind: 'iPhone', name });
    expect(told).toMatchObject([
      { driver: named('Asa'), requests: [], others: [named('Bir'), { id: idOf('chet'), number: 3 }] },
    ]);
    expect(admission().driving).toEqual(told[0]);
  });
});

describe('handing over', () => {
  it('[SYNC-DRIVE-4] A request is seen for thirty seconds, by display and phones [U52]', () => {
    const { give, drive, state, clock, admission } = startSession();
    give('host', 'asa');
    expect(drive('asa', { type: 'ask' })).toBe(false);
    expect(drive('bir', { type: 'ask' })).toBe(true);
    drive('bir', { type: 'ask' });
    expect(state()).toEqual({ driver: 'Asa', requests: ['Bir'] });
    clock.advance(requestMs - 1);
    expect(admission().driving?.requests).toHaveLength(1);
    clock.advance(1);
    expect(state()).toEqual({ driver: 'Asa', requests: [] });
    expect(admission().driving?.requests).toEqual([]);
  });

  it.each(['asa', 'host'])('[SYNC-DRIVE-4] One tap of %s hands over [U52]', (from) => {
    const { give, drive, state, tap } = startSession();
    give('host', 'asa');
    drive('bir', { type: 'ask' });
    drive('chet', { type: 'ask' });
    expect(give(from, 'bir')).toBe(true);
    expect(state()).toEqual({ driver: 'Bir', requests: [] });
    expect([tap('asa'), tap('bir')]).toEqual(['notController', null]);
    // The former driver has no say any more.
    expect([give('asa', 'asa'), drive('asa', { type: 'all' })]).toEqual([false, false]);
  });

  it('[SYNC-DRIVE-4] A declined phone learns it and asks again only after its thirty seconds [U52]', () => {
    const { give, drive, state, clock, idOf } = startSession();
    give('host', 'asa');
    drive('bir', { type: 'ask' });
    expect(drive('chet', { type: 'decline', id: idOf('bir') })).toBe(false);
    expect(drive('asa', { type: 'decline', id: idOf('bir') })).toBe(true);
    drive('bir', { type: 'ask' });
    expect(state().requests).toEqual(['Bir declined']);
    clock.advance(requestMs);
    drive('bir', { type: 'ask' });
    expect(state().requests).toEqual(['Bir']);
  });

  it.each(['asa', 'host'])('[SYNC-DRIVE-4] %s lets all phones drive at any time [U52]', (from) => {
    const { give, drive, told, tap } = startSession();
    give('host', 'asa');
    expect(drive(from, { type: 'all' })).toBe(true);
    expect(told.at(-1)).toEqual(ALL_DRIVE);
    expect(tap('bir')).toBeNull();
  });
});

describe('the end of exclusive driving', () => {
  it.each([
    ['leaves', 'forget'],
    ['is removed', 'remove'],
  ] as const)('[SYNC-DRIVE-5] All phones drive at once when the driver %s [U53]', (_, end) => {
    const { give, leader, idOf, told, tap, admission } = startSession();
    give('host', 'asa');
    leader()[end](idOf('asa'));
    expect(told.at(-1)).toEqual(ALL_DRIVE);
    expect(admission().driving).toEqual(ALL_DRIVE);
    expect(tap('bir')).toBeNull();
  });

  it('[SYNC-DRIVE-5] All phones drive once the driver has been away for fifteen seconds [U53]', () => {
    const { give, connect, clock, state, told } = startSession();
    give('host', 'asa');
    connect('bir', 'chet');
    clock.advance(awayMs - 1);
    connect('bir', 'chet');
    expect(state().driver).toBe('Asa');
    clock.advance(1);
    expect(state().driver).toBeNull();
    expect(told.at(-1)).toEqual(ALL_DRIVE);
  });

  it('[SYNC-DRIVE-5] A driver that returns in time keeps the wheel [U53]', () => {
    const { give, connect, clock, state } = startSession();
    give('host', 'asa');
    connect('bir');
    clock.advance(awayMs - 1);
    connect('asa', 'bir');
    clock.advance(awayMs - 1);
    connect('asa', 'bir');
    expect(state().driver).toBe('Asa');
  });

  it('[SYNC-DRIVE-6] Driver and requests survive another leader, and the driver has time to return [U53]', () => {
    const { give, drive, restart, state, tap, clock, connect } = startSession();
    give('host', 'asa');
    drive('bir', { type: 'ask' });
    restart();
    expect(state()).toEqual({ driver: 'Asa', requests: ['Bir'] });
    expect([tap('asa'), tap('bir')]).toEqual([null, 'notController']);
    clock.advance(awayMs - 1);
    connect('asa', 'bir');
    expect(state().driver).toBe('Asa');
    clock.advance(requestMs);
    expect(state().requests).toEqual([]);
  });

  it('[SYNC-DRIVE-6] With a display that cannot show who drives, all phones drive [U53]', () => {
    const { give, restart, tap, told } = startSession();
    give('host', 'asa');
    restart(false);
    expect(told.at(-1)).toEqual(ALL_DRIVE);
    expect(tap('bir')).toBeNull();
  });

  it('[SYNC-DRIVE-6] A former leader does nothing when its time comes [U53]', () => {
    const { give, connect, clock, leader, restart } = startSession();
    give('host', 'asa');
    connect('bir');
    const former = leader();
    restart();
    connect('asa', 'bir');
    clock.advance(awayMs);
    expect(former.record().driving?.driver).toBeDefined();
  });
});
