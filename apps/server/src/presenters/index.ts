export { isInLength, presentBaniRow } from './presentBaniRow.ts';
export { presentFavourite } from './presentFavourite.ts';
export { presentRaag, presentSource, presentWriter, raagWithPage, sourceOf } from './presentRefs.ts';
export { presentShabad } from './presentShabad.ts';
export {
  presentFoundVerse,
  presentPageVerse,
  presentThinVerse,
  presentVisraams,
  type FoundLine,
} from './presentVerse.ts';
export { createShabadOrder, type ShabadOrder } from './createShabadOrder.ts';
export { parseVerseFields, VerseFieldsQuery, type VerseFields } from './verseFields.ts';
