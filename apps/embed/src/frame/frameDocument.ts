import type { EmbedTheme } from '@naad/api-contract';

export interface FrameDocumentParts {
  /** Without the site's name. */
  readonly title: string;
  readonly siteName: string;
  /** URL of the text on the site, which search engines should index instead. */
  readonly canonicalHref: string;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** Null for the device's theme. */
  readonly theme: EmbedTheme | null;
  readonly style: string;
  readonly script: string;
  /** Chunks of HTML. */
  readonly body: readonly string[];
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

/** Returns the HTML of a frame in chunks, with style, font and script inline. It is readable while it streams. */
export function frameDocument(parts: FrameDocumentParts): string[] {
  const { title, siteName, language, direction, theme } = parts;
  const themeAttribute = theme === null ? '' : ` data-theme="${theme}"`;
  return [
    `<!doctype html><html lang="${language}" dir="${direction}"${themeAttribute}><head>`,
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title === siteName ? siteName : `${title} - ${siteName}`)}</title>`,
    '<meta name="robots" content="noindex">',
    `<link rel="canonical" href="${escapeHtml(parts.canonicalHref)}">`,
    `<style>${parts.style}</style>`,
    // The script comes last, because it measures the body.
    '</head><body>',
    ...parts.body,
    `<script>${parts.script}</script></body></html>`,
  ];
}
