import * as z from 'zod/mini';
import { GurmukhiText } from './verse.ts';

/** A printed edition or published translation, as the source's data names it. */
export const WireEdition = z.object({
  id: z.string(),
  title: z.string(),
  subtitle: z.nullable(z.string()),
  authors: z.array(z.string()),
  publisher: z.nullable(z.string()),
  city: z.nullable(z.string()),
  /** Year or years, as the source has them, such as `2009-2012`. */
  published: z.nullable(z.string()),
  edition: z.nullable(z.string()),
  volumes: z.nullable(z.number()),
  url: z.nullable(z.string()),
});
export type WireEdition = z.infer<typeof WireEdition>;

/** A hash beside the way from an ang to the Merkle root, and its side. */
const MerkleStep = z.object({ side: z.enum(['left', 'right']), sha256: z.string() });

/** The ang of a line, or its shabad in a work without angs, whose lines are hashed together. */
const ReceiptGroup = z.object({
  unit: z.enum(['ang', 'shabad']),
  number: z.number(),
  lineCount: z.number(),
  sha256: z.string(),
  /** Hashes that lead from this group to the root, from the leaf upwards. */
  path: z.array(MerkleStep),
});

/** The scripture that a receipt is about, and the software that sent it. */
const ReceiptData = z.object({
  /** Name and version of the source's package. */
  source: z.string(),
  /** Name and version of the release that names the editions. */
  editionsFrom: z.string(),
  /** When the scripture last changed, `YYYY-MM-DD HH:MM:SS`. */
  updated: z.string(),
  /** Hash of all packs of the scripture. */
  packs: z.string(),
  /** Version of the server. */
  version: z.string(),
  /** Merkle root of the whole scripture. */
  root: z.string(),
});

/** Some words in both encodings. */
const Reading = z.object({ ascii: z.string(), unicode: z.string() });

/** A place of a line that is shown otherwise than the source has it, or that published texts read differently. */
const ReceiptErratum = z.object({
  reason: z.enum([
    'pauseMisplaced',
    'signTypedEarly',
    'halfYayyaAfterVowel',
    'bindiStartsWord',
    'readingsDiffer',
  ]),
  source: Reading,
  /** Equals `source` if the source's reading is kept. */
  shown: Reading,
  printed: z.nullable(
    z.object({
      unicode: z.string(),
      edition: z.string(),
      page: z.nullable(z.number()),
      lineOnPage: z.nullable(z.number()),
    }),
  ),
  /** The published ground of the decision, in English. */
  ground: z.string(),
});

/** A word that the source types in a way that Unicode doesn't distinguish. */
const ReceiptNormalisation = z.object({
  kind: z.enum([
    'glyphVariant',
    'openYayya',
    'nasalBeforeVowel',
    'orderOfSigns',
    'lateSihari',
    'unicodeInSource',
  ]),
  /** Index of the word in the line, from 0. */
  word: z.number(),
  source: z.string(),
  plain: z.string(),
  unicode: z.string(),
});

const ReceiptWork = z.object({ sourceId: z.string(), unicode: z.string(), english: z.string() });

/** `GET {prefix}/v2/receipts/:verseId`. */
export const ReceiptResponse = z.object({
  verseId: z.number(),
  /** Ids of the line in other releases of the source. */
  aliases: z.array(z.number()),
  shabadId: z.number(),
  work: ReceiptWork,
  /** Page of the work; null if its pages aren't numbered throughout. */
  pageNo: z.nullable(z.number()),
  lineNo: z.nullable(z.number()),
  verse: GurmukhiText,
  /** The line exactly as in the source, with its pause marks. */
  sourceText: z.string(),
  /** Words of `verse.unicode` with their code points, such as `U+0A38`. */
  words: z.array(z.object({ text: z.string(), codePoints: z.array(z.string()) })),
  /** SHA-256 of the UTF-8 bytes of `verse.unicode` in NFC. */
  sha256: z.string(),
  /** Place of the line in its group, from 1. */
  place: z.number(),
  group: ReceiptGroup,
  /** The printed edition; null if none is attested for this line. */
  edition: z.nullable(z.extend(WireEdition, { page: z.nullable(z.number()), line: z.nullable(z.number()) })),
  /** The translations of the line, with the published works that the source names for them. */
  translations: z.array(
    z.object({ key: z.string(), translator: z.string(), edition: z.nullable(WireEdition) }),
  ),
  errata: z.array(ReceiptErratum),
  normalisations: z.array(ReceiptNormalisation),
  data: ReceiptData,
});
export type ReceiptResponse = z.infer<typeof ReceiptResponse>;

/** `GET {prefix}/v2/receipts/angs/:source/:ang`. */
export const AngReceiptResponse = z.object({
  work: ReceiptWork,
  group: ReceiptGroup,
  lines: z.array(z.object({ verseId: z.number(), unicode: z.string(), sha256: z.string() })),
  /** Editions of the lines, in the order in which they first occur. */
  editions: z.array(z.extend(WireEdition, { lineCount: z.number() })),
  data: ReceiptData,
});
export type AngReceiptResponse = z.infer<typeof AngReceiptResponse>;
