import type { ColumnContent, Pack } from '@naad/gurbani-corpus';

/** Finds words by a form of them that several may share: without short vowels, or their letters only. */
export interface FormIndex {
  /** Numbers of the words of this form. */
  exactly(form: string): number[];
  /** Numbers of the words whose form begins so. */
  beginningWith(form: string): number[];
  /** Numbers of the words whose form differs by a letter: one left out, added, changed, or two swapped. */
  near(form: string): number[];
  /** The form of a word. */
  formOf(word: number): string;
}

/** Makes the columns of the index. */
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

/** Opens what {@link buildFormIndex} made. */
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
    const place = next[form] ?? 0;
    words[place] = word;
    next[form] = place + 1;
  });
  const firstNotBefore = (text: string): number => {
    let low = 0;
    let high = forms.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((forms[middle] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const wordsOf = (from: number, to: number): number[] => [...words.subarray(starts[from], starts[to])];
  const exactly = (text: string): number[] => {
    const form = firstNotBefore(text);
    return text !== '' && forms[form] === text ? wordsOf(form, form + 1) : [];
  };
  /** Every letter of any form; listed when it is first needed. */
  let alphabet: readonly string[] | null = null;
  return {
    exactly,
    near(text) {
      alphabet ??= [...new Set(forms.join(''))];
      const changed = new Set<string>();
      for (let place = 0; place <= text.length; place++) {
        const [before, after] = [text.slice(0, place), text.slice(place)];
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
