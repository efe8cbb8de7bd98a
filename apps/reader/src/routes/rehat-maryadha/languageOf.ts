const SCRIPTS: readonly (readonly [tag: string, letter: RegExp])[] = [
  ['en', /\p{Script=Latin}/gu],
  ['pa-Guru', /\p{Script=Gurmukhi}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['pa-Arab', /\p{Script=Arabic}/gu],
];

/**
 * The language that a text of a source is in, for `lang`, by the letters that most of it is written in: sources say which
 * alphabet a text has in words of their own, and not always truly.
 */
export function languageOf(text: string): string {
  const counts = SCRIPTS.map(([tag, letter]) => ({ tag, count: text.match(letter)?.length ?? 0 }));
  return counts.reduce((most, each) => (each.count > most.count ? each : most)).tag;
}

/** How text of a language runs; undefined where it runs as most do. */
export function directionOf(language: string): 'rtl' | undefined {
  return language === 'pa-Arab' ? 'rtl' : undefined;
}
