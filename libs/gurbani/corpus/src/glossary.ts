/** Whose words a {@link Glossary} holds; it stands wherever they are shown. They are no entries of Mahan Kosh. */
export const GLOSSARY_NAME = 'Sri Guru Granth Darpan (Prof. Sahib Singh)';

/** A headword and what it means. */
export interface Gloss {
  /** The place of the headword in this build, 0-based. No permanent id. */
  readonly index: number;
  /** In Unicode. It may be another form than the one that was looked up, so it is shown with its meanings. */
  readonly word: string;
  /** In Punjabi, each as the commentary has it, the one it gives most often first. */
  readonly meanings: readonly string[];
}

/** Word meanings (padarth) of the Guru Granth Sahib. Every method reads some blocks of a file and keeps nothing. */
export interface Glossary {
  readonly wordCount: number;
  /**
   * Looks up a word of a line as it stands there, end marks and all. A word that is no headword itself is looked for with
   * its final sihari or aunkar left off, put on, or the one for the other, which are endings of its grammar: `word` of the
   * answer says which headword it is.
   */
  lookUp(word: string): Gloss | null;
  /** Headwords in the order of the alphabet that begin with a letter or letters. */
  beginningWith(letters: string): readonly Pick<Gloss, 'index' | 'word'>[];
  /** The first `limit` headwords that contain a text or have a meaning that does. It reads all: about 20 ms. */
  search(text: string, limit: number): readonly Gloss[];
}
