/**
 * The addresses of frames on other people's pages, `/embed/v1/shabad?id=3590&translations=en`. They are written into
 * pages we never see again: what is said in them here holds for good, and what changes is `/embed/v2`.
 */

/** Languages of translations, in the order they stand below a line. */
export const EMBED_TRANSLATIONS = ['en', 'pa', 'es', 'hi'] as const;
export type EmbedTranslation = (typeof EMBED_TRANSLATIONS)[number];

/** Scripts that a line is shown in besides Gurmukhi. */
export const EMBED_SCRIPTS = ['latin', 'devanagari', 'shahmukhi', 'ipa'] as const;
export type EmbedScript = (typeof EMBED_SCRIPTS)[number];

export const EMBED_THEMES = ['light', 'dark', 'sepia', 'contrast'] as const;
export type EmbedTheme = (typeof EMBED_THEMES)[number];

/** What a frame shows; ids as they stand in an address, several joined by commas. */
export type EmbedSubject =
  | { readonly kind: 'shabad'; readonly id: string; readonly highlight?: string }
  | { readonly kind: 'verse'; readonly id: string }
  | { readonly kind: 'ang'; readonly ang: string; readonly source: string };

/** How it shows it. */
export interface EmbedLook {
  readonly translations: readonly EmbedTranslation[];
  readonly scripts: readonly EmbedScript[];
  readonly isLarivaar: boolean;
  /** Null for that of the device. */
  readonly theme: EmbedTheme | null;
  /** Of what a frame says beside the scripture, as a tag; null for that of its reader's browser. */
  readonly language: string | null;
}

/** What an address means that says nothing of it. */
export const DEFAULT_EMBED_LOOK: EmbedLook = {
  translations: ['en'],
  scripts: [],
  isLarivaar: false,
  theme: null,
  language: null,
};

/** Longest list of a look that is read: whoever writes more means harm. */
const MAX_LIST_LENGTH = 200;

/** Where a frame is, as a path of the site. What goes without saying is not said. */
export function embedFramePath(subject: EmbedSubject, look: EmbedLook = DEFAULT_EMBED_LOOK): string {
  const { kind, ...named } = subject;
  const isUsual = look.translations.join() === DEFAULT_EMBED_LOOK.translations.join();
  const parameters = {
    ...named,
    ...(!isUsual && { translations: look.translations.join() || 'none' }),
    ...(look.scripts.length > 0 && { script: look.scripts.join() }),
    ...(look.isLarivaar && { larivaar: '1' }),
    ...(look.theme !== null && { theme: look.theme }),
    ...(look.language !== null && { lang: look.language }),
  };
  const query = Object.entries(parameters).map(
    // Commas may stand in a query as they are, and are read better so.
    ([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`,
  );
  return `/embed/v1/${kind}?${query.join('&')}`;
}

/** Reads a look from the parameters of an address; what is not understood counts for nothing. */
export function parseEmbedLook(parameters: { get(name: string): string | null }): EmbedLook {
  const translations = parameters.get('translations');
  const larivaar = parameters.get('larivaar');
  return {
    translations:
      translations === null ? DEFAULT_EMBED_LOOK.translations : listed(translations, EMBED_TRANSLATIONS),
    scripts: listed(parameters.get('script') ?? '', EMBED_SCRIPTS),
    // As an attribute of HTML it is on by being there.
    isLarivaar: larivaar !== null && larivaar !== '0' && larivaar !== 'false',
    theme: EMBED_THEMES.find((each) => each === parameters.get('theme')) ?? null,
    language: parameters.get('lang')?.slice(0, MAX_LIST_LENGTH) ?? null,
  };
}

/** Those of the known values that a list names, by commas or spaces, in the order they are known in. */
function listed<Value extends string>(text: string, known: readonly Value[]): readonly Value[] {
  const named = new Set(
    text
      .slice(0, MAX_LIST_LENGTH)
      .toLowerCase()
      .split(/[\s,]+/),
  );
  return known.filter((each) => named.has(each));
}
