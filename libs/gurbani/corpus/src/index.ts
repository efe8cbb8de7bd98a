export type {
  CatalogueBani,
  BaniLine,
  Catalogue,
  CatalogueCeremony,
  Name,
  Section,
  Source,
  CatalogueTranslator,
  CatalogueWriter,
} from './catalogue.ts';
export { LINE_TYPES, GLOSSARY_NAME } from './corpus.ts';
export type {
  Corpus,
  CorpusInfo,
  Line,
  LineType,
  CorpusShabad,
  Gloss,
  Glossary,
  GlossMeaning,
  LineGloss,
  SimilarShabad,
} from './corpus.ts';
export type { Edition, LineEdition } from './edition.ts';
export type { HashedGroup, Receipts } from './receipts.ts';
export { applyErrata, ERRATUM_REASONS } from './errata.ts';
export type { Erratum, ErratumReason, PrintedReading, Reading } from './errata.ts';
export type { LineIndex, ShabadIndex } from './positions.ts';
export { partsOfWork } from './partsOfWork.ts';
export type { WorkPart } from './partsOfWork.ts';
export { createCorpus } from './pack/createCorpus.ts';
export { parseManifest } from './pack/manifest.ts';
export type { Manifest, PackFile } from './pack/manifest.ts';
export { AbsentPackError, encodePack, openPack, PACK_FORMAT_VERSION, PackError } from './pack/pack.ts';
export type { ColumnContent, NumberColumn, Pack, PackBytes, TextColumn } from './pack/pack.ts';
export { createScriptureHashes, toHex } from './scriptureHashes.ts';
export type { MerkleStep, ScriptureHashes } from './scriptureHashes.ts';
export { parseSignedManifest } from './signedManifest.ts';
export type { SignedManifest } from './signedManifest.ts';
export { verifyScripture } from './verifyScripture.ts';
