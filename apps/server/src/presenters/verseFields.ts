import * as z from 'zod';
import { ApiError } from '@naad/api-contract';
import { TRANSLITERATION_SCRIPTS, type Corpus, type TransliterationScript } from '@naad/gurbani-corpus';
import type { Sources, VerseExtras } from '../sources/index.ts';

/** Which of a verse's translations and transliterations are filled; null fills all. */
export interface VerseFields {
  readonly translations: ReadonlySet<string> | null;
  readonly transliterations: ReadonlySet<TransliterationScript> | null;
  /** What data packs add to the lines. */
  readonly extras: VerseExtras;
}

/** Two parameters that BaniDB does not have, for clients that show little and pay for every byte. */
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

/** Keys that BaniDB has and this corpus does not: asked for, they are no mistake. */
const EMPTY_KEYS = ['en.bdb', 'pu.bdb', 'hi.ss', 'hi.sts'];

function isScript(text: string): text is TransliterationScript {
  return (TRANSLITERATION_SCRIPTS as readonly string[]).includes(text);
}

/**
 * @param query the two parameters as they came
 * @throws ApiError badRequest for a key that no translation has, or a script that there is not
 */
export function parseVerseFields(
  { corpus, sources }: { readonly corpus: Corpus; readonly sources: Pick<Sources, 'extras'> },
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
      throw new ApiError('badRequest', `There is no ${JSON.stringify(item.slice(0, 20))} to fill.`);
    items.add(item);
  }
  return items;
}
