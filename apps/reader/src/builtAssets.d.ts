/** What the client build left behind, read while the server bundle is built: see build/builtAssets.ts. */
declare module 'virtual:built-assets' {
  interface Styles {
    readonly css: string;
    /** CSP source expression of the element that holds it. */
    readonly hash: string;
  }
  /** Styles with the reading face in them, and styles that name its file. */
  export const inlineFontStyles: Styles;
  export const linkedFontStyles: Styles;
  export const fontHref: string;
  export const scriptHref: string;
  /** For the entry and for each file that is imported when it is needed, by its source: all that has to be loaded for it. */
  export const chunkHrefs: Readonly<Record<string, readonly string[]>>;
}
