/** Pauses may stand between a danda and its number. */
const PAUSES = /[;,.]/g;
const NUMBER_BETWEEN_DANDAS = /(?<=[\][])\s*(\d+)\s*(?=[\][])/g;

/** The numbers between the end marks of a line in the source's ASCII: 4, 1 and 34 of `]4]1]34]`. */
export function endNumbersOfLine(gurmukhi: string): number[] {
  return [...gurmukhi.replace(PAUSES, '').matchAll(NUMBER_BETWEEN_DANDAS)].map(([, digits]) =>
    Number(digits),
  );
}
