/**
 * Kinds of match of a word, best first. `exact`: as typed. `folded`: the same letters without distinctions (nukta,
 * nasal signs, carriers, short vowels; word endings in translations). `sound`: spelled differently, pronounced alike.
 * `typo`: after one typo, or with a word or sign missing.
 */
export const MATCH_KINDS = ['exact', 'folded', 'sound', 'typo'] as const;
export type MatchKind = (typeof MATCH_KINDS)[number];

/** Why a line was found: words that match in the same way. */
export type MatchReason =
  | {
      readonly how: MatchKind;
      /** Word indexes as `splitWords` counts them in the line's Unicode text, ascending. */
      readonly words: readonly number[];
    }
  | {
      readonly how: 'translation';
      /** Translator key, such as `en.ssk`. */
      readonly translator: string;
      /** Kind of match; `meaning` for other words with the same meaning. */
      readonly by: MatchKind | 'meaning';
      /** Indexes of white-space-separated words of that translation, ascending. */
      readonly words: readonly number[];
    };
