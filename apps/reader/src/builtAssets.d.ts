/** Results of the client build, read while the server bundle is built: see build/builtAssets.ts. */
declare module 'virtual:built-assets' {
  interface Styles {
    readonly css: string;
    /** CSP source expression of the `style` element. */
    readonly hash: string;
  }
  /**
   * The default face as a data URL, the same without any face that is a file, and by the address of its file. The first and the
   * last have all faces that any page may need.
   */
  export const inlineFontStyles: Styles;
  export const privateFontStyles: Styles;
  export const linkedFontStyles: Styles;
  /** True if documents link the full stylesheet and the font instead of having them inside; `viewStyles` is empty then. */
  export const LINKS_STYLESHEET: boolean;
  /** Styles of everything that a page can render at first, by the source of its view. */
  export const viewStyles: Readonly<Record<string, Styles>>;
  /** Address of the full stylesheet of the site, for later pages and chunks. */
  export const stylesHref: string;
  export const fontHref: string;
  /** The default face as a data URL. */
  export const fontDataHref: string;
  /** Files of the Latin faces that most pages have. */
  export const latinHrefs: Readonly<Record<'interface' | 'text', string>>;
  /** Faces that can be chosen instead of the default one, by the value of the font setting. */
  export const chosenFaces: Readonly<Record<string, { readonly href: string; readonly styles: Styles }>>;
  /** Faces of other scripts. A browser loads each when a page has letters of it, and uses it from the next page on. */
  export const scriptFaces: Readonly<Record<'devanagari' | 'nastaliq', Styles>>;
  /** Inline scripts that make a device without letters of a script wait for its face; none where documents link files. */
  export const letterChecks: Readonly<
    Partial<Record<'devanagari' | 'nastaliq', { readonly code: string; readonly hash: string }>>
  >;
  export const scriptHref: string;
  /** Files to load for the entry and for each dynamically imported chunk, by source. */
  export const chunkHrefs: Readonly<Record<string, readonly string[]>>;
  /** Files that pages of every language need without a connection. */
  export const shellHrefs: readonly string[];
  /** All files of the build that have a hash in their names. */
  export const assetHrefs: readonly string[];
  /** Files of message catalogs and of articles, by language. */
  export const catalogHrefs: Readonly<Record<string, readonly string[]>>;
  export const articleHrefs: Readonly<Record<string, readonly string[]>>;
  /** Files of the faces that not every visitor needs: by the value of the font setting, and by script. */
  export const faceHrefs: Readonly<Record<string, string>>;
}

/** Made while the client is built: see build/siteFaces.ts. */
declare module 'virtual:reading-faces' {
  /** Addresses of the style sheets of all faces but the default one. */
  export const sheetHrefs: Readonly<Record<'reading' | 'devanagari' | 'nastaliq' | 'names', string>>;
}
