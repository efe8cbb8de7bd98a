/** What the client build left behind, read while the server bundle is built: see build/builtAssets.ts. */
declare module 'virtual:built-assets' {
  interface Styles {
    readonly css: string;
    /** CSP source expression of the element that holds it. */
    readonly hash: string;
  }
  /** The reading face itself, and a rule that names its file. */
  export const inlineFontStyles: Styles;
  export const linkedFontStyles: Styles;
  /** By the source of a view: the styles of all that draws its page at first. */
  export const viewStyles: Readonly<Record<string, Styles>>;
  /** The styles of the whole site, for all that comes later. */
  export const stylesHref: string;
  export const fontHref: string;
  /** The faces that can be chosen instead of it, each by the name of its choice. */
  export const chosenFaces: Readonly<Record<string, { readonly href: string; readonly styles: Styles }>>;
  /** Faces of other scripts, which a browser loads where it meets their letters. */
  export const scriptFaces: Readonly<Record<'devanagari' | 'nastaliq', Styles>>;
  export const scriptHref: string;
  /** For the entry and for each file that is imported when it is needed, by its source: all that has to be loaded for it. */
  export const chunkHrefs: Readonly<Record<string, readonly string[]>>;
}
