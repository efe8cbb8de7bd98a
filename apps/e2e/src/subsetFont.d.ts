declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'sfnt';
    readonly variationAxes?: Readonly<Record<string, number>>;
  }
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
