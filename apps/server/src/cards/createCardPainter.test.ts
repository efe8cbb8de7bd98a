import { ApiError } from '@naad/api-contract';
import { describe, expect, it } from 'vitest';
import type { Card, CardLook } from './card.ts';
import { createCardPainter } from './createCardPainter.ts';

const LOOK: CardLook = { shape: 'wide', theme: 'light' };
const CARD: Card = {
  heading: null,
  line: 'ਆਦਿ ਸਚੁ ਜੁਗਾਦਿ ਸਚੁ ॥',
  visraams: [],
  translation: null,
  attribution: ['Guru Nanak Dev Ji'],
  siteName: 'Naad',
};

describe('createCardPainter', () => {
  it('draws a repeated card once, also for concurrent requests', async () => {
    const painter = createCardPainter();
    let drawn = 0;
    const card = () => {
      drawn += 1;
      return CARD;
    };
    const [one, other] = await Promise.all([painter.paint('a', card, LOOK), painter.paint('a', card, LOOK)]);
    expect(one).toBe(other);
    expect(await painter.paint('a', card, LOOK)).toBe(one);
    expect(drawn).toBe(1);
    await painter.paint('a', card, { ...LOOK, theme: 'dark' });
    await painter.paint('b', card, LOOK);
    expect(drawn).toBe(3);
  });

  it('queues some cards, refuses more, and continues afterwards', async () => {
    const painter = createCardPainter({ maxConcurrent: 1, maxWaiting: 2 });
    const paint = (key: string) => painter.paint(key, () => CARD, LOOK);
    const answers = await Promise.allSettled(['a', 'b', 'c', 'd', 'e'].map(paint));
    expect(answers.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    const refusals = answers.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
    for (const refusal of refusals) {
      expect(refusal).toBeInstanceOf(ApiError);
      expect(refusal).toMatchObject({ id: 'tooManyRequests' });
    }
    await expect(paint('d')).resolves.toBeInstanceOf(Buffer);
  });

  it("doesn't cache a card that failed, and draws others after it", async () => {
    const painter = createCardPainter({ maxConcurrent: 1, maxWaiting: 0 });
    const fail = () => {
      throw new RangeError('no such line');
    };
    await expect(painter.paint('a', fail, LOOK)).rejects.toThrow('no such line');
    await expect(painter.paint('a', () => CARD, LOOK)).resolves.toBeInstanceOf(Buffer);
  });
});
