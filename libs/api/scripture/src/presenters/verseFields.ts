import * as z from 'zod';
import { ApiError, type FeatureSource, type VisraamMark } from '@naad/api-contract';
import {
  type SourceId,
  type TranslationCode,
  TRANSLITERATION_SCHEMES,
  TRANSLITERATION_SCRIPTS,
  type TransliterationScheme,
  type TransliterationScript,
  type VerseId,
} from '@naad/gurbani-model';
import { type Corpus } from '@naad/gurbani-corpus';

/** Additions to lines of the scripture from data packs. */
export interface VerseExtras {
  /** Hindi translations by BaniDB field. */
  readonly hindi: Readonly<Partial<Record<'ss' | 'sts', ReadonlyMap<VerseId, string>>>>;
  /** Translations into other languages, under keys that the scripture lacks. */
  readonly translations: readonly {
    readonly key: string;
    readonly language: 'en' | 'pu';
    readonly field: string;
    readonly sourceIds: readonly SourceId[];
    readonly lines: ReadonlyMap<VerseId, string>;
  }[];
  /** Visraams from sources other than the scripture. */
  readonly visraams: Readonly<
    Partial<Record<'igurbani' | 'sttm2', ReadonlyMap<VerseId, readonly VisraamMark[]>>>
  >;
  /** Translators with the works they translated and the pack they come from. */
  readonly translators: readonly {
    readonly key: string;
    readonly language: TranslationCode;
    readonly name: string;
    readonly sourceIds: readonly SourceId[];
    readonly source: FeatureSource;
  }[];
}

/** Translations and transliterations to include in a verse; null includes all. */
export interface VerseFields {
  readonly translations: ReadonlySet<string> | null;
  readonly transliterations: ReadonlySet<TransliterationScript> | null;
  /** True if `bdb` repeats the work's main translation. */
  readonly fillsBdb: boolean;
  readonly scheme: TransliterationScheme;
  /** Additions from data packs. */
  readonly extras: VerseExtras;
}

/** The scheme of a request; the first one by default, which existing clients know. */
export const SchemeQuery = {
  transliterationScheme: z
    .string()
    .max(20)
    .optional()
    .describe(
      'Extension: the scheme of computed transliterations, `anvaad` (default, anvaad-js 1.5.0) or `naad` (our own, which loses no sign; see /capabilities).',
    ),
};

/**
 * The scheme that a request asks for.
 * @throws ApiError badRequest for an unknown one
 */
export function schemeOf(query: {
  readonly transliterationScheme?: string | undefined;
}): TransliterationScheme {
  const { transliterationScheme: asked = TRANSLITERATION_SCHEMES[0] } = query;
  const scheme = TRANSLITERATION_SCHEMES.find((each) => each === asked);
  if (!scheme) throw new ApiError('badRequest', 'The transliteration scheme is anvaad or naad.');
  return scheme;
}

/** Extensions of BaniDB's parameters, for clients that show little and save bandwidth. */
export const VerseFieldsQuery = {
  translations: z
    .string()
    .max(500)
    .optional()
    .describe(
      'Extension: fill only these translations, e.g. `en.ssk,pu.ss` (keys as in /capabilities); the others are null.',
    ),
  transliterations: z
    .string()
    .max(50)
    .optional()
    .describe('Extension: fill only these transliterations, of `en,hi,ipa,ur`; the others are empty.'),
  ...SchemeQuery,
};

/** Keys that BaniDB has but this corpus lacks; requesting them is valid. */
const EMPTY_KEYS = ['en.bdb', 'pu.bdb', 'hi.ss', 'hi.sts'];

function isScript(text: string): text is TransliterationScript {
  return (TRANSLITERATION_SCRIPTS as readonly string[]).includes(text);
}

/**
 * Parses the two parameters.
 * @throws ApiError badRequest for an unknown translation key or script
 */
export function parseVerseFields(
  {
    config,
    corpus,
    sources,
  }: {
    readonly config: { readonly mainTextAsBdb: boolean };
    readonly corpus: Corpus;
    readonly sources: { readonly extras: VerseExtras };
  },
  query: {
    readonly translations?: string | undefined;
    readonly transliterations?: string | undefined;
    readonly transliterationScheme?: string | undefined;
  },
): VerseFields {
  return {
    translations: parseList(query.translations, (key): key is string => {
      const translators = [...corpus.catalogue.translators, ...sources.extras.translators];
      return EMPTY_KEYS.includes(key) || translators.some((each) => each.key === key);
    }),
    transliterations: parseList(query.transliterations, isScript),
    // Our client always chooses translations, which is an extension, so this changes nothing for it or for caches.
    fillsBdb: config.mainTextAsBdb && query.translations === undefined,
    scheme: schemeOf(query),
    extras: sources.extras,
  };
}

function parseList<Item extends string>(
  text: string | undefined,
  isItem: (text: string) => text is Item,
): ReadonlySet<Item> | null {
  if (text === undefined) return null;
  const items = new Set<Item>();
  for (const item of text.split(',')) {
    if (item === '') continue;
    if (!isItem(item))
      throw new ApiError('badRequest', `${JSON.stringify(item.slice(0, 20))} is not a known field.`);
    items.add(item);
  }
  return items;
}
