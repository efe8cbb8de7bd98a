import type { SentCommand } from '@naad/sync-client';
import { type Delivery, createDelivery } from '@naad/sync-protocol';
import { english } from '@naad/ui-i18n/testing';
import { describe, expect, it } from 'vitest';
import { latestDelivery, pendingNavigation, deliveryStatus } from './deliveryStatus.ts';

const SHABAD = { type: 'shabad', shabadId: 1, verseId: 2, lineCount: 3 } as const;
const SIZE = { type: 'fontSize', target: 'gurbani', value: 'plus' } as const;

let lastId = 0;
function sent(delivery: Delivery, command: SentCommand['command'] = SHABAD): SentCommand {
  return { id: ++lastId, command, delivery };
}
const accepted = { phase: 'accepted', tappedAt: 0, acceptedAt: 1 } as const;
const shown = { phase: 'onScreen', seq: 1, isConfirmed: true } as const;
const superseded = { phase: 'failed', reason: 'superseded' } as const;

describe('the status of a tap', () => {
  it.each<[Delivery, string, boolean]>([
    [createDelivery(0), 'Waiting for the connection…', false],
    [{ phase: 'sent', tappedAt: 0, sentAt: 1, tries: 1 }, 'Sent…', false],
    [accepted, 'Accepted…', false],
    [
      { phase: 'unknown', tappedAt: 0, askedAt: 1 },
      'No answer: look at the screen before you tap again.',
      true,
    ],
    [shown, 'On screen', false],
    // A legacy display doesn't confirm, so the phone doesn't claim more.
    [{ ...shown, isConfirmed: false }, 'Sent to the screen', false],
    [{ phase: 'failed', reason: 'expired' }, 'Not shown: no connection in time.', true],
    [{ phase: 'failed', reason: 'unsupported' }, "This display can't do that.", true],
    [superseded, 'Skipped: a later tap replaced it.', false],
  ])('describes %o', (delivery, text, isFailure) => {
    const status = deliveryStatus(sent(delivery));
    expect(english._(status.text)).toBe(text);
    expect(status.isFailure).toBe(isFailure);
  });

  it('belongs to the newest tap that was not superseded', () => {
    const first = sent(shown);
    expect(latestDelivery([first, sent(superseded)])).toBe(first);
    const last = sent(accepted);
    expect(latestDelivery([first, sent(superseded), last])).toBe(last);
    expect(latestDelivery([])).toBeNull();
  });
});

describe('the pending navigation', () => {
  it('is the newest navigation until it settles, whatever other taps there are', () => {
    const line = sent(accepted);
    expect(pendingNavigation([sent(shown), line, sent(accepted, SIZE)])).toBe(line);
    expect(pendingNavigation([line, sent(shown)])).toBeNull();
    expect(pendingNavigation([sent(accepted, SIZE)])).toBeNull();
  });
});
