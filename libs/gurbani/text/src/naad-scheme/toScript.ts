import type { TransliterationScript } from '@naad/gurbani-model';
import { alignScript } from './alignScript.ts';

/**
 * Transliterates a line in the scheme of docs/transliteration.md. Words stay words: each is transliterated alone, and
 * white space is kept, so that indexes of words count alike in every script.
 *
 * @param unicode a line or word of Gurmukhi
 */
export function toScript(unicode: string, script: TransliterationScript): string {
  return unicode.replace(/\S+/gu, (word) =>
    alignScript(word, script)
      .map(({ text }) => text)
      .join(''),
  );
}
