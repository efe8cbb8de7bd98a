/** Panjabi words in English sentences, in common spellings, and the words of the translators for them. */
const MEANINGS: readonly (readonly [typed: string, english: string])[] = [
  ['waheguru vaheguru wahiguru vahiguru waheguroo', 'lord god'],
  ['rab rabb parmatma paramatma prabh prabhu', 'lord god'],
  ['hari har', 'lord'],
  ['satguru satgur satiguru', 'guru'],
  ['sikh sikhs gursikh', 'sikh sikhs gursikh gursikhs'],
  ['seva sewa sevaa', 'service serve'],
  ['simran simaran simar', 'meditation remembrance meditate'],
  ['sangat sadhsangat satsang', 'company congregation'],
  ['hukam hukum', 'command will order'],
  ['haumai haumei homai hankar ahankar', 'ego egotism pride'],
  ['kirpa kirpaa mehar meher', 'mercy grace'],
  ['ardas ardaas', 'prayer'],
  ['gurbani gurbaani bani', 'bani word'],
  ['amrit', 'nectar ambrosial'],
  ['kirtan', 'praises'],
  ['vaid', 'physician doctor'],
  ['chola cholas', 'robe robes shawls'],
  ['dukh', 'pain suffering sorrow'],
  ['sukh', 'peace pleasure comfort'],
  ['sant sants', 'saint saints'],
  ['bhagat bhagats', 'devotee devotees'],
  ['charan', 'feet'],
  ['daya', 'compassion kindness'],
  ['santokh', 'contentment'],
  ['sach', 'truth'],
  ['krodh', 'anger'],
  ['lobh', 'greed'],
  ['moh', 'attachment'],
  ['mukti', 'liberation'],
  ['darshan darsan', 'vision darshan'],
  ['dharam dharm', 'dharma righteousness'],
  ['paap', 'sin'],
  ['atma', 'soul'],
];

const MEANINGS_OF: ReadonlyMap<string, readonly string[]> = new Map(
  MEANINGS.flatMap(([typed, english]) => typed.split(' ').map((word) => [word, english.split(' ')] as const)),
);

/** English words for a Panjabi word in an English sentence; none for any other word. */
export function englishOfPanjabi(word: string): readonly string[] {
  return MEANINGS_OF.get(word) ?? [];
}
