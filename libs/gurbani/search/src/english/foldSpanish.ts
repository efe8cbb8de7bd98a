const MARKS = /[\u0300-\u0302\u0304-\u036f]/g;

/** Endings of verbs and of things, the longest first; what is left keeps at least three letters. */
const ENDING =
  /(?<=.{3})(?:amientos?|imientos?|aciones|acion|iendo|ieron|ados?|adas?|idos?|idas?|ando|aron|ares?|aran|eran|iran|amos|emos|imos|abas?|aban|ias?|ian|ar|er|ir|an|en|os|as|es|s|o|a|e)$/;

/**
 * What a Spanish word is compared as: without accents (but ñ is a letter of its own) and common endings.
 * @param word as `englishWords` gives it
 */
export function foldSpanish(word: string): string {
  if (word.length > 40) return word;
  const plain = word.normalize('NFD').replace(MARKS, '').normalize('NFC');
  return plain.replace(ENDING, '');
}
