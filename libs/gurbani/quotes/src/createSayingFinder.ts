import { readWords } from './reading.ts';
import type { QuoteForm } from './quote.ts';
import { SAYINGS } from './sayings.ts';
import type { Saying } from './sayings.ts';

/** Minimum words of a text, and share of a wording, to count as part of that wording. */
const PART = { words: 3, share: 0.45 } as const;

/** A longer text isn't a saying, and reading it would take time. */
const MAX_LENGTH = 300;

/** Letters of a text without spaces, spelling and signs that people omit. */
function keyOf(text: string, form: QuoteForm): string {
  const key = readWords(text, form)
    .map(({ folded }) => folded)
    .join('');
  return form === 'romanized' ? key.replaceAll('h', '') : key;
}

/** Forms in which sayings are recognised, with the wordings of each. */
const FORMS = [
  ['gurmukhi', 'gurmukhi'],
  ['devanagari', 'gurmukhi'],
  ['romanized', 'latin'],
  ['translation', 'english'],
] as const satisfies readonly (readonly [QuoteForm, keyof Saying])[];

const SCRIPTS: Readonly<Record<(typeof FORMS)[number][0], RegExp>> = {
  gurmukhi: /\p{Script=Gurmukhi}/u,
  devanagari: /\p{Script=Devanagari}/u,
  romanized: /\p{Script=Latin}/u,
  translation: /\p{Script=Latin}/u,
};

/** A saying found in a text; `isWhole` if the text is nothing else. */
export interface FoundSaying {
  readonly saying: Saying;
  readonly isWhole: boolean;
}

/** Creates the search for sayings: a text that contains a wording, or is a large part of one. */
export function createSayingFinder(): (text: string) => FoundSaying | null {
  const wordings = FORMS.map(([form, field]) => ({
    form,
    // Wordings are Gurmukhi, whatever script the text is in.
    keys: SAYINGS.flatMap((saying) =>
      saying[field].map((wording) => ({
        saying,
        key: keyOf(wording, form === 'devanagari' ? 'gurmukhi' : form),
      })),
    ),
  }));
  return (text) => {
    if (text.length > MAX_LENGTH) return null;
    const count = text.split(/\s+/u).length;
    for (const { form, keys } of wordings) {
      if (!SCRIPTS[form].test(text)) continue;
      const own = keyOf(text, form);
      const isPart = (key: string): boolean =>
        count >= PART.words && own.length >= key.length * PART.share && key.includes(own);
      const found =
        keys.find(({ key }) => key === own) ?? keys.find(({ key }) => own.includes(key) || isPart(key));
      if (found) return { saying: found.saying, isWhole: found.key === own };
    }
    return null;
  };
}
