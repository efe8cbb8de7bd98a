import { describe, expect, it } from 'vitest';
import { LIMITS, type Command, type CommandReply, type SessionCode } from '@naad/sync-protocol';
import { createMemoryStore } from '../store/createMemoryStore.ts';
import { createRecord, type SessionRecord } from '../store/sessionRecord.ts';
import { createFakeClock } from '../testing/createFakeClock.ts';
import { createLeader } from './createLeader.ts';
import type { Client, LeaderPorts, Verdict } from './leaderPorts.ts';

const Minute = 60_000;
const saved = { then: (done: (isSaved: boolean) => void) => done(true) } as unknown as Promise<boolean>;

function begin(changes: Partial<SessionRecord> = {}): SessionRecord {
  const beganBy = { address: '', userAgent: '', isElectron: true };
  const begun = { code: 'BCD-FGH' as SessionCode, epoch: 'e', beganAt: 0, beganBy, tokenHash: null };
  return { ...createRecord(begun), ...changes };
}

/** A leader whose host is legacy, on a clock of its own. */
function startLeader(changes: Partial<SessionRecord> = {}) {
  const clock = createFakeClock();
  const toHost: Record<string, unknown>[] = [];
  const toRooms: { rooms: readonly string[]; event: string; payload: Record<string, unknown> }[] = [];
  const ports: LeaderPorts = {
    clock,
    toHost: (_event, payload) => toHost.push(payload as Record<string, unknown>),
    toRooms: (rooms, event, payload) =>
      toRooms.push({ rooms, event, payload: payload as Record<string, unknown> }),
    save: () => saved,
  };
  const leader = createLeader(begin(changes), ports);
  leader.hostConnected({ kind: 'legacy', privateIdHash: null });
  const client: Client = { socketId: 's', clientId: null, isController: true, connectedMs: 5_000 };
  const verdicts: Verdict[] = [];
  const replies: CommandReply[] = [];
  const say = (message: object) => leader.receiveLegacy({ host: 'sttm-desktop', ...message });
  return {
    ...{ leader, clock, toHost, toRooms, verdicts, replies, client, say },
    control: (pin: unknown, from: Partial<Client> = {}) =>
      leader.requestControl({ ...client, isController: false, ...from }, pin, (verdict) =>
        verdicts.push(verdict),
      ),
    command: (command: Command, from: Partial<Client> = {}, pin: unknown = 1987) =>
      leader.command({ ...client, ...from }, { pin, command, counter: null }, (reply) => replies.push(reply)),
    know() {
      leader.requestControl(client, '1987', () => undefined);
      say({ type: 'response-control', success: 1987, settings: {} });
      clock.advance(1_000);
      toHost.length = 0;
    },
  };
}

const line = (verseId: number, shabadId = 628) =>
  ({ type: 'shabad', shabadId, verseId, lineCount: null }) as const;
const step = { type: 'fontSize', target: 'gurbani', value: 'plus' } as const;
const content = (highlight: number, id = 628) => ({
  type: 'shabad',
  id,
  shabadid: id,
  highlight,
  verseChange: false,
});

describe('PINs of a legacy host', () => {
  it('[SYNC-PIN-3] are judged by it one at a time, until the server knows', () => {
    const { control, say, verdicts, toHost, clock } = startLeader();
    control('1111');
    control('1987', { socketId: 't' });
    expect(toHost).toEqual([{ host: 'sttm-web', type: 'request-control', pin: '1111' }]);
    say({ type: 'response-control', success: false, settings: {} });
    clock.advance(LIMITS.hostPaceMs);
    expect(toHost).toHaveLength(2);
    say({ type: 'response-control', success: true, settings: {} });
    control('1987', { socketId: 'u' });
    control('1988', { socketId: 'v' });
    expect(verdicts).toEqual(['pinWrong', null, null, 'pinWrong']);
    expect(toHost).toHaveLength(2);
  });

  it('[SYNC-PIN-3] are not waited for longer than three seconds', () => {
    const { control, verdicts, clock } = startLeader();
    control('1111');
    clock.advance(LIMITS.hostVerdictMs);
    expect(verdicts).toEqual(['hostOffline']);
  });

  it('[SYNC-PIN-6] are five wrong ones a minute from a socket, twenty an hour in all', () => {
    const { control, know, verdicts, clock } = startLeader();
    know();
    for (let guess = 0; guess < 6; guess += 1) control(2_000 + guess);
    expect(verdicts).toEqual([...Array<Verdict>(5).fill('pinWrong'), 'pinLocked']);
    clock.advance(Minute);
    control('1987');
    expect(verdicts.at(-1)).toBeNull();
    for (let guess = 0; guess < 15; guess += 1) control(3_000, { socketId: `other${guess}` });
    control('1987', { socketId: 'late' });
    expect(verdicts.at(-1)).toBe('pinLocked');
    clock.advance(LIMITS.wrongPins.lockMs);
    control('1987', { socketId: 'late' });
    expect(verdicts.at(-1)).toBeNull();
  });

  it('[SYNC-PIN-6] only count when wrong: a hundred right ones do not lock', () => {
    const { control, know, verdicts, clock } = startLeader();
    know();
    for (let phone = 0; phone < 100; phone += 1) {
      control('1987', { socketId: `phone${phone}` });
      clock.advance(100);
    }
    expect(verdicts.every((verdict) => verdict === null)).toBe(true);
  });

  it('[SYNC-PIN-7] are forgotten when it connects again', () => {
    const { control, know, leader, toHost } = startLeader();
    know();
    leader.hostLost();
    leader.hostConnected({ kind: 'legacy', privateIdHash: null });
    control('1987');
    expect(toHost).toMatchObject([{ type: 'request-control' }]);
  });
});

describe('what a legacy host says', () => {
  it('[SYNC-STATE-8] after a PIN was asked is no news, once the server knows better', () => {
    const { control, say, leader } = startLeader();
    say(content(26102));
    control('1987');
    say({ type: 'response-control', success: 1987, settings: {} });
    say({ type: 'bani', id: 2, highlight: 2, homeId: null, baniLength: 'short' });
    expect(leader.record().state).toMatchObject({ kind: 'shabad', id: 628 });
  });

  it('[SYNC-STATE-7] is not sent again when the server has said it', () => {
    const { know, say, command, toRooms, clock } = startLeader();
    know();
    say(content(26102));
    const before = toRooms.length;
    command(line(26103));
    clock.advance(50);
    say(content(26103));
    expect(toRooms.slice(before).filter(({ event }) => event === 'data')).toHaveLength(1);
  });

  it('[SYNC-STATE-7] is not believed when a later command has overtaken it', () => {
    const { know, say, command, leader, clock } = startLeader();
    know();
    say(content(26102));
    command(line(26103));
    clock.advance(LIMITS.hostPaceMs);
    command(line(26104));
    say(content(26103));
    expect(leader.record().state.highlight).toBe(26104);
    clock.advance(LIMITS.echoMergeMs);
    say(content(26103));
    expect(leader.record().state.highlight).toBe(26103);
  });

  it('[SYNC-PACE-6] in the first 250 ms after it came back counts by its last', () => {
    const { say, leader, toRooms, clock } = startLeader();
    say(content(26102));
    leader.hostLost();
    leader.hostConnected({ kind: 'legacy', privateIdHash: null });
    const before = toRooms.length;
    for (const highlight of [26105, 26106, 26107]) say(content(highlight));
    expect(leader.record().state.highlight).toBe(26102);
    clock.advance(LIMITS.reconnectBurstMs);
    expect(leader.record().state.highlight).toBe(26107);
    expect(toRooms.slice(before).filter(({ event }) => event === 'data')).toHaveLength(1);
  });
});

describe('commands to a legacy host', () => {
  it('[SYNC-PACE-1] [SYNC-PACE-3] of 10,000 steps and lines, paced, all arrive in order', () => {
    const { know, command, toHost, clock, say } = startLeader();
    know();
    say(content(26102));
    for (let each = 0; each < 10_000; each += 1) {
      command(line(30_000 + each));
      clock.advance(LIMITS.hostPaceMs);
    }
    expect(toHost.map(({ verseId }) => verseId)).toEqual(
      Array.from({ length: 10_000 }, (_, each) => 30_000 + each),
    );
  });

  it('[SYNC-PACE-4] are 50 a second at most', () => {
    const { know, command, replies, clock } = startLeader();
    know();
    for (let each = 0; each < 60; each += 1) command(step);
    expect(replies.filter((reply) => !reply.ok)).toHaveLength(10);
    expect(replies.at(-1)).toMatchObject({ refusal: 'tooFast' });
    clock.advance(1_000);
    command(step);
    expect(replies.at(-1)).toMatchObject({ ok: true });
  });

  it('[SYNC-PACE-5] that a phone replays when it comes back are one, the last', () => {
    const { know, command, toHost, clock } = startLeader();
    know();
    for (const verseId of [1, 2, 3, 4]) command(line(verseId), { connectedMs: 20 });
    expect(toHost).toEqual([]);
    clock.advance(LIMITS.controllerBurst.windowMs + LIMITS.hostPaceMs);
    expect(toHost).toMatchObject([{ verseId: 4 }]);
  });

  it('[SYNC-CLEAN-5] have other font targets only for a display that has shown its settings', () => {
    const { know, command, replies, toHost, say } = startLeader();
    know();
    const teeka = { ...step, target: 'teeka' } as const;
    command(teeka);
    expect(replies.at(-1)).toMatchObject({ ok: false, refusal: 'unsupported' });
    say({ type: 'settings', settings: { fontSizes: {}, display: { theme: {} } } });
    command(teeka);
    expect(toHost).toMatchObject([{ type: 'settings', settings: { target: 'teeka' } }]);
  });

  it('[SYNC-HOST-4] are refused while it is away, and it is told', () => {
    const { know, command, replies, leader, toRooms } = startLeader();
    know();
    leader.hostLost();
    expect(toRooms.at(-1)).toMatchObject({ event: 'state', payload: { hostOnline: false } });
    command(step);
    expect(replies.at(-1)).toMatchObject({ ok: false, refusal: 'hostOffline' });
  });
});

describe('sessions', () => {
  it('[SYNC-END-2] end twelve hours after the host was last seen, sooner if none ever came', async () => {
    const clock = createFakeClock(0);
    const store = createMemoryStore(clock);
    await store.create(begin());
    await store.create(begin({ code: 'BCD-FGJ' as SessionCode, hostKind: 'legacy' }));
    const known = async () =>
      [await store.read('BCD-FGH'), await store.read('BCD-FGJ')].map((each) => each !== null);
    clock.advance(10 * Minute - 1);
    expect(await known()).toEqual([true, true]);
    clock.advance(1);
    expect(await known()).toEqual([false, true]);
    clock.advance(LIMITS.sessionMs - 10 * Minute);
    expect(await known()).toEqual([false, false]);
  });
});
