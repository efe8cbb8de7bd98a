import { describe, expect, it } from 'vitest';
import { LIMITS, type Command, type CommandReply, type SessionCode } from '@naad/sync-protocol';
import { createMemoryStore } from '../store/createMemoryStore.ts';
import { createRecord, type SessionRecord } from '../store/sessionRecord.ts';
import { createFakeClock, LEADER_CLIENT, legacyClient } from '../testing/leaderFixtures.ts';
import { SessionLeader } from './SessionLeader.ts';
import type { Client, LeaderPorts, Verdict } from './leaderPorts.ts';

const Minute = 60_000;
const saved = { then: (done: (isSaved: boolean) => void) => done(true) } as unknown as Promise<boolean>;

function begin(changes: Partial<SessionRecord> = {}): SessionRecord {
  const beganBy = { address: '', userAgent: '', isElectron: true };
  const begun = { code: 'BCD-FGH' as SessionCode, epoch: 'e', beganAt: 0, beganBy, tokenHash: null };
  return { ...createRecord(begun), ...changes };
}

/** A leader with a legacy host and a fake clock. */
function startLeader(changes: Partial<SessionRecord> = {}) {
  const clock = createFakeClock();
  const toHost: Record<string, unknown>[] = [];
  const toRooms: { rooms: readonly string[]; event: string; payload: Record<string, unknown> }[] = [];
  const ports: LeaderPorts = {
    clock,
    toHost: (_event, payload) => toHost.push(payload as Record<string, unknown>),
    toRooms: (rooms, event, payload) =>
      toRooms.push({ rooms, event, payload: payload as Record<string, unknown> }),
    dropHost: () => undefined,
    save: () => saved,
    demote: () => undefined,
  };
  const leader = new SessionLeader(begin(changes), ports);
  leader.hostConnected({ kind: 'legacy', privateIdHash: null });
  const client = LEADER_CLIENT;
  const verdicts: Verdict['refusal'][] = [];
  const replies: CommandReply[] = [];
  const report = (message: object) => leader.receiveLegacy({ host: 'sttm-desktop', ...message });
  return {
    ...{ leader, clock, toHost, toRooms, verdicts, replies, client, report },
    control: (pin: unknown, from: Partial<Client> = {}) =>
      leader.requestControl(
        { ...legacyClient(from.socketId ?? client.socketId), ...from },
        { pin, isTyped: true },
        ({ refusal }) => verdicts.push(refusal),
      ),
    command: (command: Command, from: Partial<Client> = {}, pin: unknown = 1987) =>
      leader.command({ ...client, ...from }, { pin, command, counter: null }, (reply) => replies.push(reply)),
    learnPin() {
      leader.requestControl(client, { pin: '1987', isTyped: true }, () => undefined);
      report({ type: 'response-control', success: 1987, settings: {} });
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
    const { control, report, verdicts, toHost, clock } = startLeader();
    control('1111');
    control('1987', { socketId: 't' });
    expect(toHost).toEqual([{ host: 'sttm-web', type: 'request-control', pin: '1111' }]);
    report({ type: 'response-control', success: false, settings: {} });
    clock.advance(LIMITS.hostPaceMs);
    expect(toHost).toHaveLength(2);
    report({ type: 'response-control', success: true, settings: {} });
    control('1987', { socketId: 'u' });
    control('1988', { socketId: 'v' });
    expect(verdicts).toEqual(['pinWrong', null, null, 'pinWrong']);
    expect(toHost).toHaveLength(2);
  });

  it('[SYNC-PIN-3] are waited for three seconds at most', () => {
    const { control, verdicts, clock } = startLeader();
    control('1111');
    clock.advance(LIMITS.hostVerdictMs);
    expect(verdicts).toEqual(['hostOffline']);
  });

  it("[SYNC-PIN-6] only count when wrong: a hundred right ones don't lock", () => {
    const { control, learnPin, verdicts, clock } = startLeader();
    learnPin();
    for (let phone = 0; phone < 100; phone += 1) {
      control('1987', { socketId: `phone${phone}` });
      clock.advance(100);
    }
    expect(verdicts.every((verdict) => verdict === null)).toBe(true);
  });

  it('[SYNC-PIN-7] are forgotten when it reconnects', () => {
    const { control, learnPin, leader, toHost } = startLeader();
    learnPin();
    leader.hostLost();
    leader.hostConnected({ kind: 'legacy', privateIdHash: null });
    control('1987');
    expect(toHost).toMatchObject([{ type: 'request-control' }]);
  });
});

describe("a legacy host's message", () => {
  it('[SYNC-STATE-8] after a PIN request is ignored once the server knows better', () => {
    const { control, report, leader } = startLeader();
    report(content(26102));
    control('1987');
    report({ type: 'response-control', success: 1987, settings: {} });
    report({ type: 'bani', id: 2, highlight: 2, homeId: null, baniLength: 'short' });
    expect(leader.record().state).toMatchObject({ kind: 'shabad', id: 628 });
  });

  it("[SYNC-STATE-7] isn't sent again if the server has assumed it", () => {
    const { learnPin, report, command, toRooms, clock } = startLeader();
    learnPin();
    report(content(26102));
    const before = toRooms.length;
    command(line(26103));
    clock.advance(50);
    report(content(26103));
    expect(toRooms.slice(before).filter(({ event }) => event === 'data')).toHaveLength(1);
  });

  it('[SYNC-STATE-7] is ignored once a later command has superseded it', () => {
    const { learnPin, report, command, leader, clock } = startLeader();
    learnPin();
    report(content(26102));
    command(line(26103));
    clock.advance(LIMITS.hostPaceMs);
    command(line(26104));
    report(content(26103));
    expect(leader.record().state.highlight).toBe(26104);
    clock.advance(LIMITS.echoMergeMs);
    report(content(26103));
    expect(leader.record().state.highlight).toBe(26103);
  });

  it('[SYNC-PACE-6] in the first 250 ms after it returned counts only if it is the last', () => {
    const { report, leader, toRooms, clock } = startLeader();
    report(content(26102));
    leader.hostLost();
    leader.hostConnected({ kind: 'legacy', privateIdHash: null });
    const before = toRooms.length;
    for (const highlight of [26105, 26106, 26107]) report(content(highlight));
    expect(leader.record().state.highlight).toBe(26102);
    clock.advance(LIMITS.reconnectBurstMs);
    expect(leader.record().state.highlight).toBe(26107);
    expect(toRooms.slice(before).filter(({ event }) => event === 'data')).toHaveLength(1);
  });
});

describe('commands to a legacy host', () => {
  it('[SYNC-PACE-1] [SYNC-PACE-3] all arrive in order: 10,000 paced steps and lines', () => {
    const { learnPin, command, toHost, clock, report } = startLeader();
    learnPin();
    report(content(26102));
    for (let each = 0; each < 10_000; each += 1) {
      command(line(30_000 + each));
      clock.advance(LIMITS.hostPaceMs);
    }
    expect(toHost.map(({ verseId }) => verseId)).toEqual(
      Array.from({ length: 10_000 }, (_, each) => 30_000 + each),
    );
  });

  it('[SYNC-PACE-4] are limited to 50 a second, 25 from one phone', () => {
    const { learnPin, command, replies, clock } = startLeader();
    learnPin();
    for (const socketId of ['one', 'two', 'three']) {
      for (let each = 0; each < 20; each += 1) command(step, { socketId });
    }
    expect(replies.filter((reply) => !reply.ok)).toHaveLength(10);
    expect(replies.at(-1)).toMatchObject({ refusal: 'tooFast' });
    clock.advance(1_000);
    for (let each = 0; each < 30; each += 1) command(step, { socketId: 'one' });
    expect(replies.slice(60).filter((reply) => !reply.ok)).toHaveLength(5);
    // One phone doesn't use up the others' share.
    command(step, { socketId: 'two' });
    expect(replies.at(-1)).toMatchObject({ ok: true });
    clock.advance(1_000);
    command(step);
    expect(replies.at(-1)).toMatchObject({ ok: true });
  });

  it('[SYNC-PACE-5] replayed by a returning phone count as one, the last', () => {
    const { learnPin, command, toHost, clock } = startLeader();
    learnPin();
    for (const verseId of [1, 2, 3, 4]) command(line(verseId), { connectedMs: 20 });
    expect(toHost).toEqual([]);
    clock.advance(LIMITS.controllerBurst.windowMs + LIMITS.hostPaceMs);
    expect(toHost).toMatchObject([{ verseId: 4 }]);
  });

  it('[SYNC-CLEAN-5] have other font targets only for a display that has sent its settings', () => {
    const { learnPin, command, replies, toHost, report } = startLeader();
    learnPin();
    const teeka = { ...step, target: 'teeka' } as const;
    command(teeka);
    expect(replies.at(-1)).toMatchObject({ ok: false, refusal: 'unsupported' });
    report({ type: 'settings', settings: { fontSizes: {}, display: { theme: {} } } });
    command(teeka);
    expect(toHost).toMatchObject([{ type: 'settings', settings: { target: 'teeka' } }]);
  });

  it('[SYNC-HOST-4] are refused while it is away, and clients are notified', () => {
    const { learnPin, command, replies, leader, toRooms } = startLeader();
    learnPin();
    leader.hostLost();
    expect(toRooms.at(-1)).toMatchObject({ event: 'state', payload: { hostOnline: false } });
    command(step);
    expect(replies.at(-1)).toMatchObject({ ok: false, refusal: 'hostOffline' });
  });
});

describe('a session', () => {
  it('[SYNC-END-2] ends twelve hours after the host was last seen, sooner if none ever came', async () => {
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
