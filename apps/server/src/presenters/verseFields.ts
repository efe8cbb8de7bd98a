import * as z from 'zod';
import { ApiError, type VisraamMark } from '@naad/api-contract';
import {
  type SourceId,
  TRANSLITERATION_SCRIPTS,
  type TransliterationScript,
  type VerseId,
} from '@naad/gurbani-model';
import { type Corpus } from '@naad/gurbani-corpus';

/** Additions to lines of the scripture from data packs. */
export interface VerseExtras {
  /** Hindi translations by BaniDB field. */
  readonly hindi: Readonly<Partial<Record<'ss' | 'sts', ReadonlyMap<VerseId, string>>>>;
  /** Visraams from sources other than the scripture. */
  readonly visraams: Readonly<
    Partial<Record<'igurbani' | 'sttm2', ReadonlyMap<VerseId, readonly VisraamMark[]>>>
  >;
  /** Translators with the works they translated. */
  readonly translators: readonly {
    readonly key: string;
    readonly name: string;
    readonly sourceIds: readonly SourceId[];
  }[];
}

/** Translations and transliterations to include in a verse; null includes all. */
export interface VerseFields {
  readonly translations: ReadonlySet<string> | null;
  readonly transliterations: ReadonlySet<TransliterationScript> | null;
  /** Additions from data packs. */
  readonly extras: VerseExtras;
}

/** Two extensions of BaniDB's parameters, for clients that show little and save bandwidth. */
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
  { corpus, sources }: { readonly corpus: Corpus; readonly sources: { readonly extras: VerseExtras } },
  query: { readonly translations?: string | undefined; readonly transliterations?: string | undefined },
): VerseFields {
  return {
    translations: parseList(query.translations, (key): key is string => {
      return EMPTY_KEYS.includes(key) || corpus.catalogue.translators.some((each) => each.key === key);
    }),
    transliterations: parseList(query.transliterations, isScript),
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
