import type { Language } from '@naad/settings-schema';
import { escapeJson, escapeMarkupInJson } from '../shared/escapeHtml.ts';
import { type HeadParts, headTags } from './headTags.ts';
import { PAGE_DATA_ID } from './pageData.ts';

export interface DocumentParts {
  readonly head: HeadParts;
  readonly language: Language;
  /** Contents of `style` elements; the CSP allows each by its hash. */
  readonly styles: readonly string[];
  /** The full stylesheet, for a document whose styles aren't inlined; null otherwise. */
  readonly stylesheetHref?: string | null;
  /** Inline scripts that run before the first paint; the CSP allows each by its hash. */
  readonly inlineScripts: readonly string[];
  /** Fonts to preload, as addresses or data. */
  readonly fontHrefs: readonly string[];
  readonly scriptHref: string;
  /** Chunks that the script needs at once. */
  readonly preloadHrefs: readonly string[];
  /** HTML in pieces. */
  readonly body: readonly string[];
  /** The `PageData` as JSON, in pieces. */
  readonly data: readonly string[];
  /** JSON-LD; null for pages without structured data. */
  readonly structuredData: object | null;
}

/**
 * The complete HTML of a page, in pieces. No script, style or font file delays its first paint, unless the device lacks the
 * letters of a script on it.
 */
export function htmlDocument(parts: DocumentParts): string[] {
  const {
    styles,
    inlineScripts,
    stylesheetHref,
    fontHrefs,
    scriptHref,
    preloadHrefs,
    body,
    data,
    structuredData,
  } = parts;
  const { tag, direction } = parts.language;
  const { theme } = parts.head;
  const themeAttribute = theme === 'system' ? '' : ` data-theme="${theme}"`;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...headTags(parts.head),
    ...fontHrefs.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
    ...styles.map((each) => `<style>${each}</style>`),
    ...inlineScripts.map((each) => `<script>${each}</script>`),
    stylesheetHref ? `<link rel="stylesheet" href="${stylesheetHref}">` : '',
    ...preloadHrefs.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${scriptHref}"></script>`,
  ];
  return [
    `<!doctype html><html lang="${tag}" dir="${direction}"${themeAttribute}><head>`,
    ...head.filter(Boolean),
    '</head><body><div id="root">',
    ...body,
    `</div><script type="application/json" id="${PAGE_DATA_ID}">`,
    ...data.map(escapeMarkupInJson),
    '</script>',
    // JSON-LD is data, so the CSP needn't allow it. Last, since nothing waits for it.
    structuredData ? `<script type="application/ld+json">${escapeJson(structuredData)}</script>` : '',
    '</body></html>',
  ].filter(Boolean);
}
