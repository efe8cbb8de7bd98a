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
export { LINE_TYPES, TRANSLITERATION_SCRIPTS } from './corpus.ts';
export type { Corpus, CorpusInfo, Line, LineType, Shabad, TransliterationScript } from './corpus.ts';
export { GLOSSARY_NAME } from './glossary.ts';
export type { Gloss, Glossary } from './glossary.ts';
export { parseAng, parseBaniId, parseShabadId, parseVerseId } from './ids.ts';
export type { Ang, BaniId, LineIndex, ShabadId, ShabadIndex, VerseId } from './ids.ts';
export { partsOfWork } from './partsOfWork.ts';
export type { WorkPart } from './partsOfWork.ts';
export type { RelatedShabad } from './relatedShabad.ts';
export { ANG_SOURCE_IDS, isAngSourceId, isSourceId, SOURCE_IDS } from './sources.ts';
export type { AngSourceId, SourceId } from './sources.ts';
export { createCorpus } from './pack/createCorpus.ts';
export { parseManifest } from './pack/manifest.ts';
export type { Manifest, PackFile } from './pack/manifest.ts';
export { encodePack, openPack, PACK_FORMAT_VERSION, PackError } from './pack/pack.ts';
export type { ColumnContent, NumberColumn, Pack, PackBytes, TextColumn } from './pack/pack.ts';
