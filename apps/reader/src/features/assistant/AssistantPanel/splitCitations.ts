/** A part of a written answer. */
export type AnswerPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'citation'; readonly text: string; readonly number: number };

/** Splits a written answer into its words and the numbers of lines it cites. */
export function splitCitations(text: string): AnswerPart[] {
  return text
    .split(/(\[[\d,\s]+\])/)
    .flatMap((part): AnswerPart[] =>
      /^\[[\d,\s]+\]$/.test(part)
        ? part
            .split(/(\d+)/)
            .map((piece) =>
              /^\d+$/.test(piece)
                ? { kind: 'citation', text: piece, number: Number(piece) }
                : { kind: 'text', text: piece },
            )
        : [{ kind: 'text', text: part }],
    )
    .filter((part) => part.text !== '');
}
