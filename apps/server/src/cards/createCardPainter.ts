import { ApiError } from '@naad/api-contract';
import { createRecentValues } from '../memory/createRecentValues.ts';
import type { Card, CardLook } from './card.ts';
import type { CardDrawer } from './createCardDrawer.ts';

/** Draws cards as PNG. */
export interface CardPainter {
  /**
   * @param key names the card among all: the same key is the same picture
   * @param card what stands on it, asked for only if it has to be drawn
   */
  paint(key: string, card: () => Card, look: CardLook): Promise<Buffer>;
}

/** Room for the pictures of some hundred verses: those of one that goes round are asked for again and again. */
const KEPT_BYTES = 16 * 1024 * 1024;
/** So many are drawn at once, in threads of their own; who asks for another waits. */
const AT_ONCE = 2;
const MOST_WAITING = 64;

interface Limits {
  readonly atOnce?: number;
  readonly mostWaiting?: number;
}

const TOO_MANY = 'Many pictures are being drawn now; try again in a minute.';

/** Shaper, faces and rasteriser: loaded late, so that a server starts without them. */
async function openDrawer(): Promise<CardDrawer> {
  const { createCardDrawer } = await import('./createCardDrawer.ts');
  return createCardDrawer();
}

/** A painter with its faces, which are opened when the first card is asked for. */
export function createCardPainter({
  atOnce = AT_ONCE,
  mostWaiting = MOST_WAITING,
}: Limits = {}): CardPainter {
  const kept = createRecentValues<Buffer>(KEPT_BYTES);
  const underWay = new Map<string, Promise<Buffer>>();
  const waiting: (() => void)[] = [];
  let drawing = 0;
  let drawer: Promise<CardDrawer> | null = null;

  /** Waits until there is room to draw, and keeps it until the drawing is done. */
  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (drawing >= atOnce) {
      if (waiting.length >= mostWaiting) throw new ApiError('tooManyRequests', TOO_MANY);
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
      const known = kept.get(name) ?? underWay.get(name);
      if (known) return known;
      const painted = inTurn(() => draw(card, look));
      underWay.set(name, painted);
      try {
        const png = await painted;
        kept.set(name, png, png.length);
        return png;
      } finally {
        underWay.delete(name);
      }
    },
  };
}
