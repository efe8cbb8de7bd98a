export { type Card, CARD_SHAPES, CARD_THEMES } from './card.ts';
export { createCardPainter } from './createCardPainter.ts';
