/**
 * Addresses of embeds on other sites, such as `/embed/v1/shabad?id=3590&translations=en`. They are written
 * into pages outside our control, so their meaning is permanent; an incompatible change needs `/embed/v2`.
 */

/** Translation languages, in the order they are shown below a line. */
export const EMBED_TRANSLATIONS = ['en', 'pa', 'es', 'hi'] as const;
export type EmbedTranslation = (typeof EMBED_TRANSLATIONS)[number];

/** Scripts shown in addition to Gurmukhi. */
export const EMBED_SCRIPTS = ['latin', 'devanagari', 'shahmukhi', 'ipa'] as const;
export type EmbedScript = (typeof EMBED_SCRIPTS)[number];

export const EMBED_THEMES = ['light', 'dark', 'sepia', 'contrast'] as const;
export type EmbedTheme = (typeof EMBED_THEMES)[number];

/** The content of an embed. Several ids are joined by commas, as in the address. */
export type EmbedSubject =
  | { readonly kind: 'shabad'; readonly id: string; readonly highlight?: string }
  | { readonly kind: 'verse'; readonly id: string }
  | { readonly kind: 'ang'; readonly ang: string; readonly source: string };

/** The appearance of an embed. */
export interface EmbedLook {
  readonly translations: readonly EmbedTranslation[];
  readonly scripts: readonly EmbedScript[];
  readonly isLarivaar: boolean;
  /** Null follows the device. */
  readonly theme: EmbedTheme | null;
  /** Interface language as a tag; null follows the reader's browser. */
  readonly language: string | null;
}

/** The look of an address without parameters. */
export const DEFAULT_EMBED_LOOK: EmbedLook = {
  translations: ['en'],
  scripts: [],
  isLarivaar: false,
  theme: null,
  language: null,
};

/** Maximum characters read from a parameter; a longer one is abuse. */
const MAX_LIST_LENGTH = 200;

/** The path of an embed. Default values are omitted. */
export function embedFramePath(subject: EmbedSubject, look: EmbedLook = DEFAULT_EMBED_LOOK): string {
  const { kind, ...named } = subject;
  const hasDefaultTranslations = look.translations.join() === DEFAULT_EMBED_LOOK.translations.join();
  const parameters = {
    ...named,
    ...(!hasDefaultTranslations && { translations: look.translations.join() || 'none' }),
    ...(look.scripts.length > 0 && { script: look.scripts.join() }),
    ...(look.isLarivaar && { larivaar: '1' }),
    ...(look.theme !== null && { theme: look.theme }),
    ...(look.language !== null && { lang: look.language }),
  };
  const query = Object.entries(parameters).map(
    // Commas are valid in a query and easier to read unescaped.
    ([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`,
  );
  return `/embed/v1/${kind}?${query.join('&')}`;
}

/** Reads a look from the parameters of an address, ignoring unknown values. */
export function parseEmbedLook(parameters: { get(name: string): string | null }): EmbedLook {
  const translations = parameters.get('translations');
  const larivaar = parameters.get('larivaar');
  return {
    translations:
      translations === null ? DEFAULT_EMBED_LOOK.translations : parseList(translations, EMBED_TRANSLATIONS),
    scripts: parseList(parameters.get('script') ?? '', EMBED_SCRIPTS),
    // Like an HTML attribute, it is on if present.
    isLarivaar: larivaar !== null && larivaar !== '0' && larivaar !== 'false',
    theme: EMBED_THEMES.find((each) => each === parameters.get('theme')) ?? null,
    language: parameters.get('lang')?.slice(0, MAX_LIST_LENGTH) ?? null,
  };
}

/** Filters `known` by a list separated by commas or spaces, keeping the order of `known`. */
function parseList<Value extends string>(text: string, known: readonly Value[]): readonly Value[] {
  const named = new Set(
    text
      .slice(0, MAX_LIST_LENGTH)
      .toLowerCase()
      .split(/[\s,]+/),
  );
  return known.filter((each) => named.has(each));
}
