import type { SentCommand } from '@naad/sync-client';
import { type Delivery, tapped } from '@naad/sync-protocol';
import { describe, expect, it } from 'vitest';
import { english } from '../testing/InEnglish.tsx';
import { followedDelivery, pendingNavigation, shownDelivery } from './shownDelivery.ts';

const SHABAD = { type: 'shabad', shabadId: 1, verseId: 2, lineCount: 3 } as const;
const SIZE = { type: 'fontSize', target: 'gurbani', value: 'plus' } as const;

let lastId = 0;
function sent(delivery: Delivery, command: SentCommand['command'] = SHABAD): SentCommand {
  return { id: ++lastId, command, delivery };
}
const accepted = { phase: 'accepted', tappedAt: 0, acceptedAt: 1 } as const;
const shown = { phase: 'onScreen', seq: 1, isConfirmed: true } as const;
const superseded = { phase: 'failed', reason: 'superseded' } as const;

describe('what is said of a tap', () => {
  it.each<[Delivery, string, boolean]>([
    [tapped(0), 'Waiting for the connection…', false],
    [{ phase: 'sent', tappedAt: 0, sentAt: 1, tries: 1 }, 'Sent…', false],
    [accepted, 'Accepted…', false],
    [shown, 'On screen', false],
    // A display of before says nothing of it: no more is said than is known.
    [{ ...shown, isConfirmed: false }, 'Sent to the screen', false],
    [{ phase: 'failed', reason: 'expired' }, 'Not sent: there was no connection.', true],
    [{ phase: 'failed', reason: 'unsupported' }, 'This display cannot do that.', true],
    [superseded, 'Passed over: something later was tapped.', false],
  ])('%o', (delivery, text, isFailure) => {
    const said = shownDelivery(sent(delivery));
    expect(english._(said.text)).toBe(text);
    expect(said.isFailure).toBe(isFailure);
  });

  it('is about the newest one that was not passed over', () => {
    const first = sent(shown);
    expect(followedDelivery([first, sent(superseded)])).toBe(first);
    const last = sent(accepted);
    expect(followedDelivery([first, sent(superseded), last])).toBe(last);
    expect(followedDelivery([])).toBeNull();
  });
});

describe('where the last tap leads', () => {
  it('is open until it is settled, whatever other taps there are', () => {
    const line = sent(accepted);
    expect(pendingNavigation([sent(shown), line, sent(accepted, SIZE)])).toBe(line);
    expect(pendingNavigation([line, sent(shown)])).toBeNull();
    expect(pendingNavigation([sent(accepted, SIZE)])).toBeNull();
  });
});
