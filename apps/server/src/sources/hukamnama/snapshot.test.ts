import { describe, expect, it } from 'vitest';
import {
  type Day,
  daysAfter,
  decodeDays,
  encodeDays,
  FIRST_DAY,
  shabadsOf,
} from '@naad/api-scripture/sources';
import { loadScripture } from '../../testing/createTestServer.ts';
import { shippedHukamnamas } from './snapshot.ts';

const shipped = shippedHukamnamas();

describe('the shipped hukamnamas', () => {
  it('begin with the first day that may be requested, and lack the days that the archive lacks [P40]', () => {
    const days = [...shipped.keys()].sort();
    expect([days[0], days.at(-1), days.length]).toEqual([FIRST_DAY, '2026-08-22', 8765]);
    for (const missing of ['2002-01-02', '2008-04-05', '2010-05-13', '2017-05-11']) {
      expect(shipped.has(missing as Day)).toBe(false);
    }
  });

  it('name on every day only shabads of this scripture [P40]', async () => {
    const { corpus } = await loadScripture();
    const byNumber: string[] = [];
    for (const [day, found] of shipped) {
      expect(found.shabad_ids, day).not.toContain('');
      expect(found.sttm2_ids.every(Number.isInteger), day).toBe(true);
      expect(shabadsOf(corpus, found), day).not.toBeNull();
      const isKnown = found.shabad_ids.every((id) => corpus.shabadIndexOfSourceId(id) !== null);
      if (!isKnown) byNumber.push(`${String(found.sttm2_ids)}: ${day}`);
    }
    // The archive names the forty parts of this text, which is a single shabad here.
    expect(byNumber).toEqual([
      '3375: 2009-08-15',
      '3375: 2016-06-30',
      '3375: 2017-07-14',
      '3375: 2023-04-04',
      '3375: 2023-04-28',
      '3375: 2023-09-28',
      '3375: 2024-08-28',
    ]);
  });

  it('are encoded without a loss [P40]', () => {
    expect(decodeDays(encodeDays(shipped))).toEqual(shipped);
    const gap = new Map([
      ['2024-02-28' as Day, { shabad_ids: ['CEF', 'CGB'], sttm2_ids: [3304] }],
      [daysAfter('2024-02-28' as Day, 2), { shabad_ids: ['2EV'], sttm2_ids: [3269] }],
    ]);
    expect(decodeDays(encodeDays(gap))).toEqual(gap);
  });
});
