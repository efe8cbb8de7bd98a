import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EMPTY_WINDOW,
  judgeCounter,
  rememberCounter,
  EMPTY_PROGRESS,
  receiveInOrder,
  restartNumbering,
  receiveSequenced,
  receiveSnapshot,
} from './sequence.ts';
import {
  createDelivery,
  isAskedFor,
  isSettled,
  reduceDelivery,
  shouldSend,
  type Delivery,
  type DeliveryEvent,
} from './delivery.ts';
import { LIMITS } from './limits.ts';
import { parseMessage, StateMessage } from './messages.ts';
import { clientVersionOf } from './protocol.ts';
import { ConnectAuth } from './requests.ts';
import { EMPTY_STATE } from './sessionState.ts';

describe('protocol versions', () => {
  it.each([
    [undefined, { kind: 'legacy' }],
    [2, { kind: 'current', version: 2 }],
    [3, null],
    ['2', null],
    [1, null],
  ])('[SYNC-VER-1] [SYNC-VER-2] version %o is parsed as %o', (named, version) => {
    expect(clientVersionOf(named)).toEqual(version);
  });

  it('[SYNC-VER-2] parses known messages and drops others', () => {
    const host = { v: 2, role: 'host', token: 'x'.repeat(32), pin: '123456', takesSettings: true };
    expect(parseMessage(ConnectAuth, host)).toEqual(host);
    expect(parseMessage(ConnectAuth, { ...host, pin: '1234' })).toBeNull();
    const state = { seq: 1, epoch: 'e', ts: 2, state: EMPTY_STATE, hostOnline: true };
    expect(parseMessage(StateMessage, state)).toEqual(state);
    expect(parseMessage(StateMessage, { ...state, state: { ...EMPTY_STATE, id: 'x' } })).toBeNull();
  });
});

describe('the message sequence', () => {
  const position = { epoch: 'e', seq: 4 };

  it("[SYNC-SEQ-2] drops messages that aren't newer", () => {
    expect(receiveSequenced(position, { epoch: 'e', seq: 4 })).toEqual({ kind: 'drop' });
    expect(receiveSequenced(position, { epoch: 'e', seq: 5 })).toMatchObject({ kind: 'apply', isGap: false });
  });

  it('[SYNC-SEQ-3] detects a gap', () => {
    expect(receiveSequenced(position, { epoch: 'e', seq: 6 })).toMatchObject({ kind: 'apply', isGap: true });
  });

  it('[SYNC-SEQ-5] applies a snapshot unless it is older', () => {
    expect(receiveSnapshot(position, { epoch: 'e', seq: 3 })).toEqual({ kind: 'drop' });
    expect(receiveSnapshot(position, { epoch: 'e', seq: 4 })).toMatchObject({ kind: 'apply', isGap: false });
    expect(receiveSnapshot(position, { epoch: 'f', seq: 1 })).toMatchObject({ kind: 'apply' });
    expect(receiveSnapshot(null, { epoch: 'f', seq: 1 })).toMatchObject({ kind: 'apply' });
  });

  it('[SYNC-SEQ-4] restarts with another epoch', () => {
    expect(receiveSequenced(position, { epoch: 'f', seq: 1 })).toMatchObject({ kind: 'apply', isGap: false });
    expect(receiveSequenced(null, { epoch: 'f', seq: 9 })).toMatchObject({ kind: 'apply', isGap: false });
  });
});

describe('a host', () => {
  it('[SYNC-HOST-2] takes only the next number and runs nothing twice', () => {
    const first = receiveInOrder(EMPTY_PROGRESS, { order: 1, id: 'a' });
    expect(first.shouldRun).toBe(true);
    expect(receiveInOrder(first.progress, { order: 3, id: 'c' })).toEqual({
      progress: first.progress,
      shouldRun: false,
    });
    expect(receiveInOrder(first.progress, { order: 1, id: 'a' }).shouldRun).toBe(false);
    const again = receiveInOrder(restartNumbering(first.progress), { order: 1, id: 'a' });
    expect(again).toMatchObject({ shouldRun: false, progress: { received: 1 } });
  });

  it("[SYNC-CMD-2] classifies a controller's numbers as new, late or duplicate", () => {
    let window = EMPTY_WINDOW;
    const verdicts = [1, 3, 3, 2, 2, 100, 4].map((counter) => {
      const verdict = judgeCounter(window, counter);
      window = rememberCounter(window, counter);
      return verdict;
    });
    expect(verdicts).toEqual(['new', 'new', 'duplicate', 'late', 'duplicate', 'new', 'duplicate']);
  });
});

describe('a tap', () => {
  const reduce = (events: readonly DeliveryEvent[]) => events.reduce(reduceDelivery, createDelivery(0));
  const accepted = {
    kind: 'replied',
    at: 30,
    reply: { ok: true, counter: 1, outcome: 'pending', seq: 1 },
  } as const;
  const shown = { kind: 'applied', outcome: 'shown', seq: 2, isConfirmed: true } as const;

  it('[SYNC-CMD-4] is sent, accepted and then on screen', () => {
    expect(reduce([{ kind: 'sent', at: 10 }])).toMatchObject({ phase: 'sent', tries: 1 });
    expect(reduce([{ kind: 'sent', at: 10 }, accepted])).toMatchObject({ phase: 'accepted' });
    const done = reduce([{ kind: 'sent', at: 10 }, accepted, shown]);
    expect(done).toEqual({ phase: 'onScreen', seq: 2, isConfirmed: true });
    expect(reduceDelivery(done, accepted)).toBe(done);
    const reply = { ok: true, counter: 1, outcome: 'shown', seq: 2, isConfirmed: false } as const;
    const again = reduce([
      { kind: 'sent', at: 10 },
      { kind: 'replied', at: 30, reply },
    ]);
    expect(again).toEqual({ phase: 'onScreen', seq: 2, isConfirmed: false });
  });

  it('[SYNC-CMD-4] reports why it failed', () => {
    const refused = {
      kind: 'replied',
      at: 30,
      reply: { ok: false, counter: 1, refusal: 'hostOffline' },
    } as const;
    expect(reduce([{ kind: 'sent', at: 1 }, refused])).toEqual({ phase: 'failed', reason: 'hostOffline' });
    const superseded = { ...shown, outcome: 'superseded' } as const;
    expect(reduce([{ kind: 'sent', at: 1 }, superseded])).toEqual({ phase: 'failed', reason: 'superseded' });
  });

  it('[SYNC-CMD-5] is dropped after three seconds without a connection', () => {
    expect(shouldSend(createDelivery(0), LIMITS.commandAgeMs)).toBe(true);
    expect(shouldSend(createDelivery(0), LIMITS.commandAgeMs + 1)).toBe(false);
    const late = { kind: 'timePassed', at: LIMITS.commandAgeMs + 1 } as const;
    expect(reduce([late])).toEqual({ phase: 'failed', reason: 'expired' });
  });

  it('[SYNC-CMD-9] is unknown without an outcome after four seconds, and a late answer still settles it [U1]', () => {
    const late = { kind: 'timePassed', at: LIMITS.outcomeMs } as const;
    const sent = { kind: 'sent', at: 10 } as const;
    const denied = { kind: 'applied', outcome: 'expired', seq: 2, isConfirmed: true } as const;
    for (const events of [[sent], [sent, accepted], [sent, { kind: 'disconnected' } as const]]) {
      const unknown = reduce([...events, late]);
      expect(unknown.phase).toBe('unknown');
      expect(isSettled(unknown)).toBe(true);
      expect(reduceDelivery(unknown, shown)).toMatchObject({ phase: 'onScreen' });
      expect(reduceDelivery(unknown, denied)).toEqual({ phase: 'failed', reason: 'expired' });
    }
    expect(reduce([sent, { ...denied, outcome: 'unknown' }]).phase).toBe('unknown');
  });

  it('[SYNC-CMD-9] that failed is on screen once the display says that it showed it [U2]', () => {
    const refused = { kind: 'replied', at: 9, reply: { ok: false, counter: 1, refusal: 'tooFast' } } as const;
    const failed = reduce([{ kind: 'sent', at: 1 }, refused]);
    expect(failed).toEqual({ phase: 'failed', reason: 'tooFast' });
    expect(reduceDelivery(failed, { ...shown, outcome: 'unknown' })).toBe(failed);
    expect(reduceDelivery(failed, shown)).toMatchObject({ phase: 'onScreen' });
  });

  it('[SYNC-CMD-9] that was sent twice fails only by a refusal that counts for both tries [U2]', () => {
    const refused = (refusal: 'tooFast' | 'expired') =>
      ({ kind: 'replied', at: 9, reply: { ok: false, counter: 1, refusal } }) as const;
    const twice = reduce([{ kind: 'sent', at: 1 }, { kind: 'disconnected' }, { kind: 'sent', at: 5 }]);
    expect(reduceDelivery(twice, refused('tooFast')).phase).toBe('unknown');
    expect(reduceDelivery(twice, refused('expired'))).toEqual({ phase: 'failed', reason: 'expired' });
  });

  it('[SYNC-CMD-6] is sent again without an acknowledgement, for up to half a minute', () => {
    const once = reduce([{ kind: 'sent', at: 0 }]);
    expect(shouldSend(once, LIMITS.acknowledgeMs - 1)).toBe(false);
    expect(shouldSend(once, LIMITS.acknowledgeMs)).toBe(true);
    const twice = reduceDelivery(once, { kind: 'sent', at: LIMITS.acknowledgeMs });
    const over = reduceDelivery(twice, { kind: 'timePassed', at: LIMITS.outcomeMs });
    expect(shouldSend(over, 2 * LIMITS.acknowledgeMs)).toBe(true);
    expect(isAskedFor(over, LIMITS.askOutcomeMs - 1)).toBe(true);
    expect(shouldSend(over, LIMITS.askOutcomeMs)).toBe(false);
  });

  it('[SYNC-CMD-4] never changes once on screen, and once failed only to on screen', () => {
    const events = fc.constantFrom<DeliveryEvent>(
      ...[{ kind: 'sent', at: 5 } as const, accepted, shown, { kind: 'disconnected' } as const],
      { kind: 'timePassed', at: 99_999 },
    );
    fc.assert(
      fc.property(fc.array(events), (list) => {
        let delivery: Delivery = createDelivery(0);
        for (const event of list) {
          const next = reduceDelivery(delivery, event);
          if (delivery.phase === 'onScreen') expect(next).toBe(delivery);
          if (delivery.phase === 'failed' && next !== delivery) expect(next.phase).toBe('onScreen');
          if (next.phase === 'onScreen' && delivery.phase !== 'onScreen') expect(event.kind).toBe('applied');
          delivery = next;
        }
      }),
    );
  });
});
