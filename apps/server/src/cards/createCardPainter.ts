import { ApiError } from '@naad/api-contract';
import { LRUCache } from 'lru-cache';
import type { Card, CardLook } from './card.ts';
import type { CardDrawer } from './createCardDrawer.ts';

/** Draws and caches cards as PNG. */
export interface CardPainter {
  /**
   * Returns the picture of a card.
   * @param key identifies the card: equal keys mean equal pictures
   * @param card creates the content, called only if the card must be drawn
   */
  paint(key: string, card: () => Card, look: CardLook): Promise<Buffer>;
}

/** Enough for the pictures of about a hundred verses; a popular verse is requested repeatedly. */
const MAX_CACHE_BYTES = 16 * 1024 * 1024;
/** Cards drawn at the same time, in separate threads; others wait. */
export const PICTURE_LIMITS = { concurrent: 2, waiting: 64 } as const;

interface Limits {
  readonly maxConcurrent?: number;
  readonly maxWaiting?: number;
}

const TOO_MANY = 'The site is busy. Try again in a minute.';

/** Loads shaper, fonts and rasterizer on first use, so that a server starts without them. */
async function openDrawer(): Promise<CardDrawer> {
  const { createCardDrawer } = await import('./createCardDrawer.ts');
  return createCardDrawer();
}

/** Creates a painter; fonts are loaded with the first card. */
export function createCardPainter({
  maxConcurrent = PICTURE_LIMITS.concurrent,
  maxWaiting = PICTURE_LIMITS.waiting,
}: Limits = {}): CardPainter {
  const cache = new LRUCache<string, Buffer>({ maxSize: MAX_CACHE_BYTES });
  const pending = new Map<string, Promise<Buffer>>();
  const waiting: (() => void)[] = [];
  let drawing = 0;
  let drawer: Promise<CardDrawer> | null = null;

  /** Waits for a free slot and holds it until the work is done. */
  async function withSlot<Result>(work: () => Promise<Result>): Promise<Result> {
    if (drawing >= maxConcurrent) {
      if (waiting.length >= maxWaiting) throw new ApiError('tooManyRequests', TOO_MANY);
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else drawing += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else drawing -= 1;
    }
  }

  async function draw(card: () => Card, look: CardLook): Promise<Buffer> {
    drawer ??= openDrawer();
    return (await drawer)(card(), look);
  }

  return {
    async paint(key, card, look) {
      const name = `${key} ${look.shape} ${look.theme}`;
      const known = cache.get(name) ?? pending.get(name);
      if (known) return known;
      const painted = withSlot(() => draw(card, look));
      pending.set(name, painted);
      try {
        const png = await painted;
        cache.set(name, png, { size: png.length });
        return png;
      } finally {
        pending.delete(name);
      }
    },
  };
}
