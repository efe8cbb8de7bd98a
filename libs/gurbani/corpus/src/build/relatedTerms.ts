/** Endings of case, gender and number, and the nasal marks on them: ਨਾਮੁ, ਨਾਮਿ and ਨਾਮੈ are one word here. */
const GURMUKHI_ENDING = /[ਿੁੂੀਾੇੈੋੌੰਂੱ]+$/u;
const GURMUKHI_LETTER = /[\u0A05-\u0A39\u0A59-\u0A5E\u0A72-\u0A74]/gu;
const ENGLISH_WORD = /[a-z]+/g;
const ENGLISH_ENDING = /(?:'s|ings?|edly|ed|ies|es|s|ly|ness|eth|est)$/;
/** A stem of fewer letters would be shared by words that have nothing to do with each other. */
const SHORTEST_ENGLISH_STEM = 3;

/** The stems of a line of Gurmukhi; words of one letter are left out, since they mean nothing by themselves. */
export function gurmukhiStems(text: string): string[] {
  return text.split(' ').flatMap((word) => {
    const stem = word.replace(GURMUKHI_ENDING, '');
    return (stem.match(GURMUKHI_LETTER)?.length ?? 0) > 1 ? [stem] : [];
  });
}

/** The stems of an English text. */
export function englishStems(text: string): string[] {
  return (text.toLowerCase().match(ENGLISH_WORD) ?? []).flatMap((word) => {
    const stem = word.replace(ENGLISH_ENDING, '');
    const kept = stem.length >= SHORTEST_ENGLISH_STEM ? stem : word;
    return kept.length >= SHORTEST_ENGLISH_STEM ? [kept] : [];
  });
}
