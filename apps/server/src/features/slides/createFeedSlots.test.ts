import { expect, it } from 'vitest';
import { createFeedSlots, type Feed } from './createFeedSlots.ts';

const LIMITS = { perSession: 20, perAddress: 40, total: 400 };

function open() {
  const feedSlots = createFeedSlots(LIMITS);
  const held = new Map<string, number>();
  const take = (address: string, code: string) => {
    const feed: Feed = { code, address, end: () => held.set(address, (held.get(address) ?? 0) - 1) };
    feedSlots.take(feed);
    held.set(address, (held.get(address) ?? 0) + 1);
  };
  return { take, held };
}

it('[SYNC-LIMIT-6] ten addresses that took all 400 feeds give slots up to others, evenly', () => {
  const { take, held } = open();
  for (let each = 0; each < 400; each += 1)
    take(`attacker ${String(each % 10)}`, `session ${String(each % 20)}`);
  for (let each = 0; each < 100; each += 1)
    take(`overlay ${String(each)}`, `overlay session ${String(each)}`);
  const attackers = Array.from({ length: 10 }, (_, each) => held.get(`attacker ${String(each)}`));
  expect(attackers).toEqual(Array.from({ length: 10 }, () => 30));
  expect([...held.values()].reduce((sum, count) => sum + count)).toBe(400);
  // An address with its share takes none from another with the same share.
  expect(() => take('attacker 0', 'another')).toThrow('Too many');
});

it('[SYNC-LIMIT-6] one address that took all 20 feeds of a session gives them up to others, to an even share', () => {
  const { take, held } = open();
  for (let each = 0; each < 20; each += 1) take('attacker', 'one');
  for (let each = 0; each < 10; each += 1) take('overlay', 'one');
  expect([held.get('attacker'), held.get('overlay')]).toEqual([10, 10]);
  expect(() => take('overlay', 'one')).toThrow('Too many');
  expect(() => take('attacker', 'one')).toThrow('Too many');
});
