import { inflateSync } from 'node:zlib';

export interface PdfPage {
  /** In points: A4 is 595 × 842. */
  readonly width: number;
  readonly height: number;
  /** Latin text in the order in which it is drawn; empty for a blank page. Other scripts are shaped, so they aren't letters. */
  readonly text: string;
}

/** Reads the pages of a PDF that Chromium has printed. */
export function readPdf(pdf: Buffer): PdfPage[] {
  const source = pdf.toString('latin1');
  const objects = new Map<string, string>();
  for (const [, id = '', body = ''] of source.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    objects.set(id, body);
  }
  const streamOf = (id: string): string => {
    const body = objects.get(id) ?? '';
    const start = body.indexOf('stream\n') + 'stream\n'.length;
    const bytes = Buffer.from(body.slice(start, body.lastIndexOf('endstream')), 'latin1');
    return (body.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
  };
  return [...objects.values()]
    .filter((body) => /\/Type\s*\/Page\b/.test(body))
    .map((body) => {
      const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(body) ?? [];
      const content = streamOf(/\/Contents (\d+) 0 R/.exec(body)?.[1] ?? '');
      const fonts = new Map<string, ReadonlyMap<string, string>>();
      for (const [, name = '', id = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
        const letters = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1];
        fonts.set(name, letters ? lettersOf(streamOf(letters)) : new Map());
      }
      return { width: Number(width), height: Number(height), text: textOf(content, fonts) };
    });
}

/** Letters by glyph, both in hexadecimal digits. */
function lettersOf(cmap: string): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  const hex = (value: number) => value.toString(16).toUpperCase().padStart(4, '0');
  for (const [, section = ''] of cmap.matchAll(/beginbfchar\n([\s\S]*?)endbfchar/g)) {
    for (const [, glyph = '', letter = ''] of section.matchAll(/<(\w+)> <(\w+)>/g))
      letters.set(glyph, letter);
  }
  for (const [, section = ''] of cmap.matchAll(/beginbfrange\n([\s\S]*?)endbfrange/g)) {
    for (const [, first = '', last = '', letter = ''] of section.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      for (let glyph = parseInt(first, 16); glyph <= parseInt(last, 16); glyph++) {
        letters.set(hex(glyph), hex(parseInt(letter, 16) + glyph - parseInt(first, 16)));
      }
    }
  }
  return letters;
}

function textOf(content: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let letters: ReadonlyMap<string, string> = new Map();
  let text = '';
  for (const [, font, glyphs = ''] of content.matchAll(/\/(F\d+) [\d.]+ Tf|<([\dA-F]+)> Tj/g)) {
    if (font !== undefined) letters = fonts.get(font) ?? new Map();
    for (const [glyph] of glyphs.matchAll(/.{4}/g)) {
      text += String.fromCharCode(parseInt(letters.get(glyph) ?? '0000', 16));
    }
  }
  return text;
}
