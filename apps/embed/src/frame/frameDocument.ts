import type { EmbedTheme } from '@naad/api-contract';

export interface FrameDocumentParts {
  /** Without the site's name. */
  readonly title: string;
  readonly siteName: string;
  /** Where the text is on the site: the one address that search engines keep. */
  readonly canonicalHref: string;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** Null for that of the device. */
  readonly theme: EmbedTheme | null;
  readonly style: string;
  readonly script: string;
  /** HTML. */
  readonly body: string;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

/** The whole HTML of a frame: readable as it comes, its style, its face and its script within. */
export function frameDocument(parts: FrameDocumentParts): string {
  const { title, siteName, language, direction, theme } = parts;
  const themeAttribute = theme === null ? '' : ` data-theme="${theme}"`;
  return [
    `<!doctype html><html lang="${language}" dir="${direction}"${themeAttribute}><head>`,
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(title === siteName ? siteName : `${title} - ${siteName}`)}</title>`,
    '<meta name="robots" content="noindex">',
    `<link rel="canonical" href="${escaped(parts.canonicalHref)}">`,
    `<style>${parts.style}</style>`,
    // Last, when there is something to measure.
    `</head><body>${parts.body}<script>${parts.script}</script></body></html>`,
  ].join('');
}
