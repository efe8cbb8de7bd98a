declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'woff2';
    readonly noHinting?: boolean;
  }
  // eslint-disable-next-line no-restricted-exports -- the shape of the package
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
