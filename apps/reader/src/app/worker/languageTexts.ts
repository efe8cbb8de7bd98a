/** Addresses of the files of texts, by language; build/languageTexts.ts writes them. */
const HREFS: ReadonlyMap<string, string> = new Map(
  '__LANGUAGE_TEXT_HREFS__'.split(',').map((pair) => pair.split(' ') as [string, string]),
);

const loaded = new Map<string, Readonly<Record<string, unknown>>>();

/** Addresses of the files with the texts of some languages. */
export const languageTextHrefs = (languages: readonly string[]): string[] =>
  languages.flatMap((language) => HREFS.get(language) ?? []);

/** All addresses. */
export const allLanguageTextHrefs = (): string[] => [...HREFS.values()];

/**
 * Loads the texts of languages. To be awaited before anything is rendered in them: a module evaluates only once.
 *
 * @param read reads a file from this device or the server
 */
export async function loadLanguageTexts(
  languages: readonly string[],
  read: (href: string) => Promise<Response>,
): Promise<void> {
  for (const language of languages) {
    const href = HREFS.get(language);
    if (href === undefined || loaded.has(language)) continue;
    loaded.set(language, (await (await read(href)).json()) as Record<string, unknown>);
  }
}

/**
 * The text that a module of a catalog or an article exports; the build calls it.
 *
 * @public
 */
export function languageText(language: string, key: string): unknown {
  const texts = loaded.get(language);
  if (!texts) throw new Error(`The texts in ${language} aren't loaded.`);
  return texts[key];
}
