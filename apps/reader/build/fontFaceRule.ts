import type { Face } from './faces.ts';

/**
 * A face for style sheets.
 *
 * @param url where its file is
 * @param display `block` where the file is in the document, and nothing has to be waited for
 */
export function fontFaceRule(face: Face, url: string, display: 'block' | 'fallback'): string {
  const adjust = face.sizeAdjust === 100 ? '' : `size-adjust:${String(face.sizeAdjust)}%;`;
  return `@font-face{font-family:"${face.family}";src:url(${url}) format("woff2");font-display:${display};${adjust}unicode-range:${unicodeRange(face)}}`;
}

function unicodeRange({ ranges }: Face): string {
  return ranges
    .map(([first, last]) =>
      first === last ? `U+${first.toString(16)}` : `U+${first.toString(16)}-${last.toString(16)}`,
    )
    .join(',');
}
