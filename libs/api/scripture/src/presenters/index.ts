export { isInLength, presentBaniRow } from './presentBaniRow.ts';
export { presentPlaces } from './presentPlaces.ts';
export { createShabadOrder, presentShabad } from './presentShabad.ts';
export type { ShabadOrder } from './presentShabad.ts';
export {
  mainTranslatorsOf,
  hasOwnBdb,
  presentWithheld,
  sourceOf,
  presentSource,
  presentWriter,
  writerInAscii,
  raagWithPage,
  presentRaag,
  presentPageVerse,
  presentFoundVerse,
  presentThinVerse,
} from './presentVerse.ts';
export { writeScript, transliterateLine } from './transliterateLine.ts';
export { SchemeQuery, schemeOf, VerseFieldsQuery, parseVerseFields } from './verseFields.ts';
export type { VerseExtras, VerseFields } from './verseFields.ts';
