export { BANI_LENGTHS } from './catalogue.ts';
export type {
  Bani,
  BaniLength,
  BaniLine,
  Catalogue,
  Ceremony,
  Name,
  Section,
  Source,
  TranslationLanguage,
  Translator,
  Writer,
} from './catalogue.ts';
export { LINE_TYPES, TRANSLITERATION_SCRIPTS, GLOSSARY_NAME } from './corpus.ts';
export type {
  Corpus,
  CorpusInfo,
  Line,
  LineType,
  Shabad,
  TransliterationScript,
  Gloss,
  Glossary,
  RelatedShabad,
} from './corpus.ts';
export {
  parseAng,
  parseBaniId,
  parseShabadId,
  parseVerseId,
  ANG_SOURCE_IDS,
  isAngSourceId,
  isSourceId,
  SOURCE_IDS,
} from './ids.ts';
export type { Ang, BaniId, LineIndex, ShabadId, ShabadIndex, VerseId, AngSourceId, SourceId } from './ids.ts';
export { partsOfWork } from './partsOfWork.ts';
export type { WorkPart } from './partsOfWork.ts';
export { createCorpus } from './pack/createCorpus.ts';
export { parseManifest } from './pack/manifest.ts';
export type { Manifest, PackFile } from './pack/manifest.ts';
export { encodePack, openPack, PACK_FORMAT_VERSION, PackError } from './pack/pack.ts';
export type { ColumnContent, NumberColumn, Pack, PackBytes, TextColumn } from './pack/pack.ts';
