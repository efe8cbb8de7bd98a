/** Quotation marks, brackets, dashes between words, a colon, and what is left out. */
const MARKS = /["“”„«»()]|\s+[-–—~*•|]+\s+|:\s+|\.{2,}|…/;
const SENTENCES = /(?<=[.!?;])\s+/;
const EDGES = /^[\s*_~\-–—,;:]+|[\s*_~\-–—,;:]+$/g;

function cutAt(marks: RegExp, text: string): string[] {
  return text
    .split(marks)
    .map((part) => part.replace(EDGES, ''))
    .filter((part) => /\p{L}/u.test(part));
}

/** What a person puts around a quotation: marks, brackets, dashes. Translators use them as well, so the whole is tried first. */
export const cutAtMarks = (text: string): string[] => cutAt(MARKS, text);

export const cutAtSentences = (text: string): string[] => cutAt(SENTENCES, text);
