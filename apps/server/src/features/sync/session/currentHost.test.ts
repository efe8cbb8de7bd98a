import { describe, expect, it } from 'vitest';
import {
  DEFAULT_FONT_SIZES,
  EMPTY_STATE,
  LIMITS,
  type Command,
  type CommandReply,
  type Denial,
  type HostCommand,
  type SessionCode,
  type SessionState,
} from '@naad/sync-protocol';
import { createRecord } from '../store/sessionRecord.ts';
import { createFakeClock, currentClient } from '../testing/leaderFixtures.ts';
import { SessionLeader } from './SessionLeader.ts';
import type { LeaderPorts } from './leaderPorts.ts';

const saved = { then: (done: (isSaved: boolean) => void) => done(true) } as unknown as Promise<boolean>;
const refused = { then: (done: (isSaved: boolean) => void) => done(false) } as unknown as Promise<boolean>;
const PIN = '424242';
const line = (verseId: number) => ({ type: 'shabad', shabadId: 628, verseId, lineCount: null }) as const;
const step = { type: 'fontSize', target: 'gurbani', value: 'plus' } as const;

/** A leader with a current host and a fake clock; the host acknowledges only on request. */
function startLeader() {
  const clock = createFakeClock();
  const toHost: { message: HostCommand; acknowledge: (reply: unknown) => void }[] = [];
  const messages: { rooms: readonly string[]; event: string; payload: Record<string, unknown> }[] = [];
  const drops: number[] = [];
  const store = { isFull: false };
  const acknowledged: number[] = [];
  const settled: string[] = [];
  const ports: LeaderPorts = {
    clock,
    toHost: (event, message, acknowledge = () => undefined) => {
      if (event === 'cmd') toHost.push({ message: message as HostCommand, acknowledge });
    },
    toRooms: (rooms, event, payload) =>
      messages.push({ rooms, event, payload: payload as Record<string, unknown> }),
    demote: () => undefined,
    dropHost: () => void drops.push(clock.now()),
    save: () => (store.isFull ? refused : saved),
    taps: { acknowledged: (ms) => acknowledged.push(ms), settled: (outcome) => settled.push(outcome) },
  };
  const beganBy = { address: '', userAgent: '', isElectron: false };
  const begun = { code: 'BCD-FGH' as SessionCode, epoch: 'e', beganAt: clock.now(), beganBy, tokenHash: 'x' };
  const leader = new SessionLeader(createRecord(begun), ports);
  const connect = (takesSettings = true, keepsDeadlines = true) =>
    leader.hostConnected({
      ...{ kind: 'current', pin: PIN, inviteHash: null, takesSettings, keepsDeadlines },
      knowsDriving: true,
    });
  connect();
  let rev = 0;
  return {
    ...{ leader, clock, toHost, messages, connect, drops, store, acknowledged, settled },
    command(
      counter: number,
      command: Command,
      clientId = 'phone',
      deadline?: number,
    ): CommandReply | undefined {
      let answer: CommandReply | undefined;
      const request = { pin: PIN, counter, command, deadline };
      leader.command(currentClient(clientId), request, (reply) => (answer = reply));
      return answer;
    },
    show(state: Partial<SessionState>, answers: string[] = [], denied: Denial[] = []) {
      rev += 1;
      leader.receiveShow({
        rev,
        state: { ...EMPTY_STATE, ...state },
        fontSizes: DEFAULT_FONT_SIZES,
        answers,
        denied,
      });
    },
    ofEvent: (event: string) => messages.filter((each) => each.event === event),
  };
}

describe('commands to a current display', () => {
  it('[SYNC-CMD-1] [SYNC-CMD-2] are identified by controller and number, and run once', () => {
    const { command, toHost, show, ofEvent } = startLeader();
    expect(command(1, step)).toMatchObject({ ok: true, outcome: 'pending' });
    expect(command(1, step)).toMatchObject({ ok: true, outcome: 'pending' });
    expect(command(1, step, 'other')).toMatchObject({ ok: true, outcome: 'pending' });
    expect(toHost.map(({ message }) => message.id)).toEqual(['phone:1', 'other:1']);
    show({}, ['phone:1']);
    expect(ofEvent('applied')).toMatchObject([
      { rooms: ['client:phone'], payload: { counter: 1, outcome: 'shown' } },
    ]);
    expect(command(1, step)).toMatchObject({ ok: true, outcome: 'shown' });
    expect(toHost).toHaveLength(2);
  });

  it('are timed from their acceptance until the display says that it shows them; given up ones are not [G23]', () => {
    const { command, clock, leader, show, acknowledged, settled } = startLeader();
    command(1, step);
    command(2, step);
    clock.advance(120);
    show({}, ['phone:1']);
    expect([acknowledged, settled]).toEqual([[120], ['shown']]);
    command(1, step);
    show({}, ['phone:1'], [{ id: 'phone:2', outcome: 'failed' }]);
    expect([acknowledged, settled]).toEqual([[120], ['shown', 'failed']]);
    command(3, step);
    leader.hostLost();
    clock.advance(LIMITS.pendingMs);
    expect([acknowledged, settled]).toEqual([[120], ['shown', 'failed', 'unknown']]);
  });

  it('[SYNC-CMD-3] are superseded if a later one of the same controller arrived first, except steps', () => {
    const { command, toHost } = startLeader();
    command(3, line(26103));
    expect(command(2, line(26102))).toMatchObject({ ok: true, outcome: 'superseded' });
    expect(command(1, step)).toMatchObject({ ok: true, outcome: 'pending' });
    expect(toHost.map(({ message }) => message.id)).toEqual(['phone:3', 'phone:1']);
  });

  it('[SYNC-CMD-8] stay refused', () => {
    const { command, toHost, leader, connect } = startLeader();
    leader.hostLost();
    expect(command(1, step)).toMatchObject({ ok: false, refusal: 'hostOffline' });
    connect();
    expect(command(1, step)).toMatchObject({ ok: true, outcome: 'failed' });
    expect(toHost).toEqual([]);
    expect(command(2, step)).toMatchObject({ ok: true, outcome: 'pending' });
  });

  it('[SYNC-HOST-3] are sent again until acknowledged, also on the next connection; then nobody knows', () => {
    const { command, toHost, clock, leader, connect, ofEvent } = startLeader();
    command(1, step);
    command(2, step);
    toHost[0]?.acknowledge({ received: 1 });
    clock.advance(LIMITS.hostResendMs);
    expect(toHost.slice(2).map(({ message }) => message.order)).toEqual([2]);
    leader.hostLost();
    connect();
    expect(toHost.slice(3).map(({ message }) => [message.order, message.id])).toEqual([
      [1, 'phone:1'],
      [2, 'phone:2'],
    ]);
    leader.hostLost();
    clock.advance(LIMITS.pendingMs);
    const unknown = { rooms: ['client:phone'], payload: { outcome: 'unknown' } };
    expect(ofEvent('applied')).toMatchObject([unknown, unknown]);
    connect();
    expect(toHost).toHaveLength(5);
  });

  it('[SYNC-CMD-9] given up are settled by a late answer, and denied ones are not called shown [U2]', () => {
    const { command, clock, leader, show, ofEvent } = startLeader();
    for (const counter of [1, 2, 3]) command(counter, step);
    leader.hostLost();
    clock.advance(LIMITS.pendingMs);
    expect(ofEvent('applied').map(({ payload }) => payload['outcome'])).toEqual(Array(3).fill('unknown'));
    show({}, ['phone:1'], [{ id: 'phone:2', outcome: 'failed' }]);
    expect(ofEvent('applied').slice(3)).toMatchObject([
      { payload: { counter: 1, outcome: 'shown' } },
      { payload: { counter: 2, outcome: 'failed' } },
    ]);
    // What was shown stays shown.
    show({}, [], [{ id: 'phone:1', outcome: 'expired' }]);
    expect(ofEvent('applied')).toHaveLength(5);
    expect(command(1, step)).toMatchObject({ ok: true, outcome: 'shown' });
  });

  it('[SYNC-CMD-10] after their deadline are refused, or denied by the display that received them [U3]', () => {
    const { command, clock, toHost, leader, connect, ofEvent, show } = startLeader();
    const soon = clock.now() + LIMITS.commandAgeMs;
    expect(command(1, step, 'phone', clock.now() - 1)).toMatchObject({ ok: false, refusal: 'expired' });
    expect(command(1, step, 'phone', soon)).toMatchObject({ ok: true, outcome: 'expired' });
    command(2, step, 'phone', soon);
    expect(toHost.map(({ message }) => [message.id, message.deadline])).toEqual([['phone:2', soon]]);
    leader.hostLost();
    clock.advance(LIMITS.pendingMs + 1);
    connect();
    // Only the display knows whether it ran.
    expect(toHost.at(-1)?.message).toMatchObject({ id: 'phone:2', deadline: soon });
    show({}, [], [{ id: 'phone:2', outcome: 'expired' }]);
    expect(ofEvent('applied').at(-1)).toMatchObject({ payload: { counter: 2, outcome: 'expired' } });
  });

  it('[SYNC-CMD-10] of older phones have no deadline, and older displays get none after it [U9]', () => {
    const { command, clock, toHost, leader, connect, ofEvent } = startLeader();
    connect(true, false);
    const before = toHost.length;
    command(1, step);
    command(2, step, 'phone', clock.now() + LIMITS.commandAgeMs);
    expect(toHost[before]?.message).not.toHaveProperty('deadline');
    leader.hostLost();
    clock.advance(LIMITS.commandAgeMs + 1);
    connect(true, false);
    // The one without a deadline waits as it always did; whether the other one ran is not known.
    expect(toHost.slice(before + 2).map(({ message }) => message.id)).toEqual(['phone:1']);
    expect(ofEvent('applied')).toMatchObject([{ payload: { counter: 2, outcome: 'unknown' } }]);
  });

  it('[SYNC-HOST-7] what the projector has painted goes to controllers, with each change [U7]', () => {
    const { leader, ofEvent } = startLeader();
    const painted = { rev: 7, slide: '0badc0de', isCurrent: true };
    const picture = { state: EMPTY_STATE, fontSizes: DEFAULT_FONT_SIZES, answers: [] };
    for (const rev of [1, 2]) leader.receiveShow({ rev, ...picture, painted });
    leader.receiveShow({ rev: 3, ...picture });
    expect(ofEvent('painted')).toEqual([
      { rooms: ['controllers'], event: 'painted', payload: { painted } },
      { rooms: ['controllers'], event: 'painted', payload: { painted: null } },
    ]);
  });

  it("[SYNC-HOST-6] don't flood a display that acknowledges none of them", () => {
    const { command, toHost, clock, drops, leader, connect } = startLeader();
    let most = 0;
    for (let second = 1; second <= 145; second += 1) {
      const before = toHost.length;
      for (let each = 0; each < 8; each += 1) {
        command(second * 8 + each, step);
        clock.advance(125);
      }
      // Two batches of the oldest, and the new ones.
      most = Math.max(most, toHost.length - before);
      if (drops.length === 0) continue;
      drops.length = 0;
      leader.hostLost();
      connect();
    }
    expect(most).toBeLessThanOrEqual(2 * LIMITS.hostResendBatch + 8 + LIMITS.pendingCommands);
    expect(toHost.length / 145).toBeLessThan(60);
  });

  it('[SYNC-HOST-6] close the connection of a display that acknowledges nothing for 30 s', () => {
    const { command, clock, drops } = startLeader();
    command(1, step);
    clock.advance(LIMITS.hostSilentMs - 1);
    expect(drops).toHaveLength(0);
    clock.advance(1);
    expect(drops).toHaveLength(1);

    // A host that answers is alive, even without acknowledgements.
    const other = startLeader();
    for (let counter = 1; counter <= 60; counter += 1) {
      other.command(counter, step);
      other.clock.advance(5_000);
      other.show({}, [`phone:${String(counter)}`]);
    }
    expect(other.drops).toHaveLength(0);
  });

  it('[SYNC-HOST-3] keep their order when settled before the display has them', () => {
    const { command, toHost, clock, show } = startLeader();
    for (const counter of [1, 2, 3]) command(counter, step);
    show({}, ['phone:1', 'phone:2']);
    const before = toHost.length;
    clock.advance(LIMITS.hostResendMs);
    expect(toHost.slice(before).map(({ message }) => [message.order, message.command.type])).toEqual([
      [1, 'display'],
      [2, 'display'],
      [3, 'fontSize'],
    ]);
  });

  it("[SYNC-STORE-1] are refused and not sent if they can't be stored", () => {
    const { command, toHost, store, ofEvent, leader, clock } = startLeader();
    // A phone is admitted before it taps.
    command(1, step);
    const before = toHost.length;
    store.isFull = true;
    expect(command(2, step)).toEqual({ ok: false, counter: 2, refusal: 'storeUnavailable' });
    expect(toHost).toHaveLength(before);
    expect(leader.record().pending.map(({ id }) => id)).toEqual(['phone:1']);
    // The screen and its followers continue.
    const stored: boolean[] = [];
    const state = { ...EMPTY_STATE, kind: 'shabad', id: 628, highlight: 26102 } as const;
    const shown = { rev: 1, state, fontSizes: DEFAULT_FONT_SIZES, answers: [] };
    leader.receiveShow(shown, (isStored) => stored.push(isStored));
    expect(ofEvent('state').at(-1)).toMatchObject({ payload: { state: { highlight: 26102 } } });
    store.isFull = false;
    leader.receiveShow(shown, (isStored) => stored.push(isStored));
    expect(stored).toEqual([false, true]);
    clock.advance(1);
    // A refused number isn't run when it is repeated; the next one is.
    expect(command(2, step)).toMatchObject({ ok: true, outcome: 'failed' });
    expect(command(3, step)).toMatchObject({ ok: true, outcome: 'pending' });
    expect(toHost.map(({ message }) => message.id)).toEqual(['phone:1', 'phone:3']);
  });

  it('[SYNC-LIMIT-4] wait in a queue of at most two hundred', () => {
    const { command, clock } = startLeader();
    const replies = Array.from({ length: 201 }, (_, index) => {
      clock.advance(25);
      return command(index + 1, step, index % 2 === 0 ? 'phone' : 'other');
    });
    expect(replies.slice(0, 200).every((reply) => reply?.ok)).toBe(true);
    expect(replies.at(-1)).toMatchObject({ ok: false, refusal: 'tooFast' });
  });

  it('[SYNC-UNDO-2] undo only if the display reports that it can', () => {
    const { command, leader } = startLeader();
    const undo = { type: 'undo', of: leader.record().state } as const;
    expect(command(1, undo)).toMatchObject({ ok: false, refusal: 'unsupported' });
    leader.receiveShow({
      ...{ rev: 1, state: EMPTY_STATE, fontSizes: DEFAULT_FONT_SIZES, answers: [] },
      settings: { canUndo: true },
    });
    expect(command(2, undo)).toMatchObject({ ok: true });
  });

  it('change settings only if the display accepts that', () => {
    const { command, connect } = startLeader();
    const display = { type: 'display', settings: { larivaar: true } } as const;
    expect(command(1, display)).toMatchObject({ ok: true });
    connect(false);
    expect(command(2, display)).toMatchObject({ ok: false, refusal: 'unsupported' });
  });
});

describe('the picture of a current display', () => {
  it('[SYNC-STATE-1] [SYNC-STATE-7] gets a higher number with every change, and only then', () => {
    const { show, leader, ofEvent } = startLeader();
    const { seq } = leader.record();
    show({ kind: 'shabad', id: 628, highlight: 26102 });
    show({ kind: 'shabad', id: 628, highlight: 26102 });
    show({ kind: 'shabad', id: 628, highlight: 26103 });
    expect(leader.record().seq).toBe(seq + 2);
    expect(ofEvent('state').slice(-2)).toMatchObject([
      { payload: { seq: seq + 1 } },
      { payload: { seq: seq + 2 } },
    ]);
  });

  it('[SYNC-STATE-10] has slides and a hidden screen only for current clients', () => {
    const { show, ofEvent } = startLeader();
    const open = { kind: 'shabad', id: 628, highlight: 26102 } as const;
    show(open);
    show({ ...open, text: 'vwihgurU', isGurmukhi: true });
    show({ ...open, hidden: true });
    expect(ofEvent('data')).toHaveLength(1);
    expect(ofEvent('state').slice(-2)).toMatchObject([
      { payload: { state: { text: 'vwihgurU' } } },
      { payload: { state: { text: null, hidden: true } } },
    ]);
  });

  it('[SYNC-HOST-1] is replaced only by a newer one of the same connection', () => {
    const { leader, connect } = startLeader();
    const showLine = (rev: number, highlight: number) =>
      leader.receiveShow({
        ...{ rev, fontSizes: DEFAULT_FONT_SIZES, answers: [] },
        state: { ...EMPTY_STATE, kind: 'shabad', id: 628, highlight },
      });
    showLine(5, 26105);
    showLine(4, 26104);
    expect(leader.record().state.highlight).toBe(26105);
    connect();
    showLine(1, 26101);
    expect(leader.record().state.highlight).toBe(26101);
  });
});
