/** Made while the client is built: see build/siteFaces.ts. */
declare module 'virtual:reading-faces' {
  /** The style sheets that name every face but the default one. */
  export const sheetHrefs: Readonly<Record<'reading' | 'devanagari' | 'nastaliq', string>>;
}
