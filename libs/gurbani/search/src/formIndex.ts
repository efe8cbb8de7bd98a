import type { ColumnContent, Pack } from '@naad/gurbani-corpus';
import { lowerBound } from './collections.ts';

/** Finds words by a form that several may share, such as without short vowels, or main letters only. */
export interface FormIndex {
  /** Numbers of the words with this form. */
  exactly(form: string): number[];
  /** Numbers of the words whose form begins with the text. */
  beginningWith(form: string): number[];
  /** Numbers of the words whose form differs by one letter omitted, added or changed, or by two swapped. */
  near(form: string): number[];
  /** Form of a word. */
  formOf(word: number): string;
}

/** Builds the columns of the index. */
export function buildFormIndex(
  vocabulary: readonly string[],
  toForm: (word: string) => string,
): Record<string, ColumnContent> {
  const forms = vocabulary.map(toForm);
  const distinct = [...new Set(forms)].sort();
  const numberOf = new Map(distinct.map((form, index) => [form, index]));
  return {
    form: { kind: 'json', value: distinct },
    formOf: { kind: 'numbers', values: Uint32Array.from(forms, (form) => numberOf.get(form) ?? 0) },
  };
}

/** Opens the columns of {@link buildFormIndex}. */
export function openFormIndex(pack: Pack): FormIndex {
  const forms = pack.json('form') as string[];
  const formOf = pack.numbers32('formOf');
  const starts = new Uint32Array(forms.length + 1);
  for (const form of formOf) starts[form + 1] = (starts[form + 1] ?? 0) + 1;
  for (let form = 1; form <= forms.length; form++)
    starts[form] = (starts[form] ?? 0) + (starts[form - 1] ?? 0);
  const words = new Uint32Array(formOf.length);
  const next = starts.slice();
  formOf.forEach((form, word) => {
    const position = next[form] ?? 0;
    words[position] = word;
    next[form] = position + 1;
  });
  const firstNotBefore = (text: string): number =>
    lowerBound(forms.length, (form) => (forms[form] ?? '') < text);
  const wordsOf = (from: number, to: number): number[] => [...words.subarray(starts[from], starts[to])];
  const exactly = (text: string): number[] => {
    const form = firstNotBefore(text);
    return text !== '' && forms[form] === text ? wordsOf(form, form + 1) : [];
  };
  /** Every letter of any form, listed on first use. */
  let alphabet: readonly string[] | null = null;
  return {
    exactly,
    near(text) {
      alphabet ??= [...new Set(forms.join(''))];
      const changed = new Set<string>();
      for (let position = 0; position <= text.length; position++) {
        const [before, after] = [text.slice(0, position), text.slice(position)];
        for (const letter of alphabet) {
          changed.add(before + letter + after);
          if (after !== '') changed.add(before + letter + after.slice(1));
        }
        changed.add(before + after.slice(1));
        if (after.length > 1) changed.add(before + after.charAt(1) + after.charAt(0) + after.slice(2));
      }
      changed.delete(text);
      return [...changed].flatMap(exactly);
    },
    beginningWith(text) {
      if (text === '') return [];
      const from = firstNotBefore(text);
      let to = from;
      while (forms[to]?.startsWith(text)) to++;
      return wordsOf(from, to);
    },
    formOf: (word) => forms[formOf[word] ?? 0] ?? '',
  };
}
