import type { BaniId } from './ids.ts';
import { BANI_LENGTHS, type BaniLength } from './text.ts';

/** A form in which a bani exists. */
export interface BaniForm {
  /** The lengths that show it, shortest first. */
  readonly lengths: readonly BaniLength[];
  /** The source database's mark behind the bani's name: S of “Rehras Sahib (S.)”. Null if it has none. */
  readonly mark: BaniFormMark | null;
  /** The bani whose longer form contains this one; null for a bani of its own. */
  readonly partOf: BaniId | null;
}

export const BANI_FORM_MARKS = ['S', 'T'] as const;
export type BaniFormMark = (typeof BANI_FORM_MARKS)[number];

/** The name of a form: by comparison if there are two, else that of a length. */
export type BaniFormName = 'shorter' | 'longer' | BaniLength;

/** Groups the lengths that show the same lines; one group if all do. */
export function groupLengths(lines: readonly (readonly BaniLength[])[]): BaniLength[][] {
  const groups = new Map<string, BaniLength[]>();
  for (const length of BANI_LENGTHS) {
    const shown = lines.map((lengths) => (lengths.includes(length) ? '1' : '0')).join('');
    groups.set(shown, [...(groups.get(shown) ?? []), length]);
  }
  return [...groups.values()];
}

/** The length that a choice of this form stands for: of several, the one at the end of the range. */
export function lengthOfForm(forms: readonly Pick<BaniForm, 'lengths'>[], index: number): BaniLength {
  const lengths = forms[index]?.lengths ?? [];
  return (index > 0 && index === forms.length - 1 ? lengths.at(-1) : lengths[0]) ?? 'short';
}

/**
 * Names the forms, in order.
 *
 * @param counts number of lines of each form
 */
export function nameForms(
  forms: readonly Pick<BaniForm, 'lengths'>[],
  counts: readonly number[],
): BaniFormName[] {
  const [first = 0, second = 0] = counts;
  if (forms.length === 2 && first < second) return ['shorter', 'longer'];
  return forms.map((_, index) => lengthOfForm(forms, index));
}
