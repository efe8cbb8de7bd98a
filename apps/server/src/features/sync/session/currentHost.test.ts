import { describe, expect, it } from 'vitest';
import {
  DEFAULT_FONT_SIZES,
  EMPTY_STATE,
  LIMITS,
  type Command,
  type CommandReply,
  type HostCommand,
  type SessionCode,
  type SessionState,
} from '@naad/sync-protocol';
import { createRecord } from '../store/sessionRecord.ts';
import { createFakeClock } from '../testing/createFakeClock.ts';
import { createLeader } from './createLeader.ts';
import type { LeaderPorts } from './leaderPorts.ts';

const saved = { then: (done: (isSaved: boolean) => void) => done(true) } as unknown as Promise<boolean>;
const PIN = '424242';
const line = (verseId: number) => ({ type: 'shabad', shabadId: 628, verseId, lineCount: null }) as const;
const step = { type: 'fontSize', target: 'gurbani', value: 'plus' } as const;

/** A leader whose host is ours, on a clock of its own; the host acknowledges only what the test says. */
function startLeader() {
  const clock = createFakeClock();
  const toHost: { message: HostCommand; acknowledge: (reply: unknown) => void }[] = [];
  const told: { rooms: readonly string[]; event: string; payload: Record<string, unknown> }[] = [];
  const ports: LeaderPorts = {
    clock,
    toHost: (event, message, acknowledge = () => undefined) => {
      if (event === 'cmd') toHost.push({ message: message as HostCommand, acknowledge });
    },
    toRooms: (rooms, event, payload) =>
      told.push({ rooms, event, payload: payload as Record<string, unknown> }),
    save: () => saved,
  };
  const beganBy = { address: '', userAgent: '', isElectron: false };
  const begun = { code: 'BCD-FGH' as SessionCode, epoch: 'e', beganAt: clock.now(), beganBy, tokenHash: 'x' };
  const leader = createLeader(createRecord(begun), ports);
  const connect = (takesSettings = true) =>
    leader.hostConnected({ kind: 'current', pin: PIN, takesSettings });
  connect();
  const client = { socketId: 's', clientId: 'phone', isController: true, connectedMs: 9_000 };
  let rev = 0;
  return {
    ...{ leader, clock, toHost, told, connect },
    command(counter: number, command: Command, clientId = 'phone'): CommandReply | undefined {
      let answer: CommandReply | undefined;
      leader.command({ ...client, clientId }, { pin: PIN, counter, command }, (reply) => (answer = reply));
      return answer;
    },
    show(state: Partial<SessionState>, answers: string[] = []) {
      rev += 1;
      leader.receiveShow({
        rev,
        state: { ...EMPTY_STATE, ...state },
        fontSizes: DEFAULT_FONT_SIZES,
        answers,
      });
    },
    ofEvent: (event: string) => told.filter((each) => each.event === event),
  };
}

describe('commands to a display of ours', () => {
  it('[SYNC-CMD-1] [SYNC-CMD-2] are known by their controller and number, and done once', () => {
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

  it('[SYNC-CMD-3] are superseded where a later one of the same controller came first, save steps', () => {
    const { command, toHost } = startLeader();
    command(3, line(26103));
    expect(command(2, line(26102))).toMatchObject({ ok: true, outcome: 'superseded' });
    expect(command(1, step)).toMatchObject({ ok: true, outcome: 'pending' });
    expect(toHost.map(({ message }) => message.id)).toEqual(['phone:3', 'phone:1']);
  });

  it('[SYNC-CMD-8] stay refused once they were', () => {
    const { command, toHost, leader, connect } = startLeader();
    leader.hostLost();
    expect(command(1, step)).toMatchObject({ ok: false, refusal: 'hostOffline' });
    connect();
    expect(command(1, step)).toMatchObject({ ok: true, outcome: 'failed' });
    expect(toHost).toEqual([]);
    expect(command(2, step)).toMatchObject({ ok: true, outcome: 'pending' });
  });

  it('[SYNC-HOST-3] are sent again until it has them, and on its next connection; then fail', () => {
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
    const failed = { rooms: ['client:phone'], payload: { outcome: 'failed' } };
    expect(ofEvent('applied')).toMatchObject([failed, failed]);
    connect();
    expect(toHost).toHaveLength(5);
  });

  it('[SYNC-LIMIT-4] are two hundred at most that wait', () => {
    const { command, clock } = startLeader();
    const replies = Array.from({ length: 201 }, (_, index) => {
      clock.advance(25);
      return command(index + 1, step);
    });
    expect(replies.slice(0, 200).every((reply) => reply?.ok)).toBe(true);
    expect(replies.at(-1)).toMatchObject({ ok: false, refusal: 'tooFast' });
  });

  it('have settings only where it takes them', () => {
    const { command, connect } = startLeader();
    const display = { type: 'display', settings: { larivaar: true } } as const;
    expect(command(1, display)).toMatchObject({ ok: true });
    connect(false);
    expect(command(2, display)).toMatchObject({ ok: false, refusal: 'unsupported' });
  });
});

describe('what a display of ours shows', () => {
  it('[SYNC-STATE-1] [SYNC-STATE-7] has a higher number with every change, and none without', () => {
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

  it('[SYNC-STATE-10] is told of slides and a hidden screen to clients of ours alone', () => {
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

  it('[SYNC-HOST-1] is believed by its newest number of a connection', () => {
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
