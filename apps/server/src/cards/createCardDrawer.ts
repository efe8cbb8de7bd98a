import { renderAsync } from '@resvg/resvg-js';
import type { Card, CardLook } from './card.ts';
import { drawCard } from './drawCard.ts';
import { openFaces } from './openFaces.ts';

/** A card as PNG. Outlines become pixels in a thread of their own. */
export type CardDrawer = (card: Card, look: CardLook) => Promise<Buffer>;

/** Opens what cards are drawn with. */
export async function createCardDrawer(): Promise<CardDrawer> {
  const faces = await openFaces();
  return async (card, look) => {
    const svg = drawCard(faces, card, look);
    return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
  };
}
