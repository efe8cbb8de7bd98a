import type { ThemeChoice } from '@naad/settings-schema';
import { PAGE_DATA_ID, type PageData } from './pageData.ts';

export interface DocumentParts {
  readonly title: string;
  readonly description: string;
  readonly theme: ThemeChoice;
  readonly styles: string;
  /** The reading face to load first; null where it stands in the styles. */
  readonly fontHref: string | null;
  readonly scriptHref: string;
  /** Chunks the script needs at once. */
  readonly preloadHrefs: readonly string[];
  readonly canonicalHref: string;
  readonly body: string;
  readonly data: PageData;
  readonly isIndexed: boolean;
}

/** The whole HTML of a page. No script, no style and no font of it is in the way of the first paint. */
export function htmlDocument(parts: DocumentParts): string {
  const { title, description, theme, styles, fontHref, scriptHref, preloadHrefs, body, data } = parts;
  const themeAttribute = theme === 'system' ? '' : ` data-theme="${theme}"`;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    description && `<meta name="description" content="${escapeHtml(description)}">`,
    parts.isIndexed
      ? `<link rel="canonical" href="${escapeHtml(parts.canonicalHref)}">`
      : '<meta name="robots" content="noindex">',
    fontHref && `<link rel="preload" as="font" type="font/woff2" href="${fontHref}" crossorigin>`,
    `<style>${styles}</style>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...preloadHrefs.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${scriptHref}"></script>`,
  ];
  return [
    `<!doctype html><html lang="en"${themeAttribute}><head>`,
    ...head.filter(Boolean),
    `</head><body><div id="root">${body}</div>`,
    `<script type="application/json" id="${PAGE_DATA_ID}">${escapeJson(data)}</script>`,
    '</body></html>',
  ].join('');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** JSON that cannot end the element it stands in, whatever a visitor asked for. */
function escapeJson(data: PageData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
