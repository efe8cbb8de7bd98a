import type { Language } from '@naad/settings-schema';
import { escapeJson } from './head/escapeHtml.ts';
import { type HeadParts, headTags } from './head/headTags.ts';
import { PAGE_DATA_ID, type PageData } from './pageData.ts';

export interface DocumentParts {
  readonly head: HeadParts;
  readonly language: Language;
  /** Each for an element of its own, as the policy knows them. */
  readonly styles: readonly string[];
  /** Faces to load first: none where the only one that is needed stands in the styles. */
  readonly fontHrefs: readonly string[];
  readonly scriptHref: string;
  /** Chunks the script needs at once. */
  readonly preloadHrefs: readonly string[];
  readonly body: string;
  readonly data: PageData;
  /** JSON-LD; null where there is none. */
  readonly structuredData: object | null;
}

/** The whole HTML of a page. No script, no style and no font of it is in the way of the first paint. */
export function htmlDocument(parts: DocumentParts): string {
  const { styles, fontHrefs, scriptHref, preloadHrefs, body, data, structuredData } = parts;
  const { tag, direction } = parts.language;
  const { theme } = parts.head;
  const themeAttribute = theme === 'system' ? '' : ` data-theme="${theme}"`;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...headTags(parts.head),
    ...fontHrefs.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
    ...styles.map((each) => `<style>${each}</style>`),
    ...preloadHrefs.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${scriptHref}"></script>`,
  ];
  return [
    `<!doctype html><html lang="${tag}" dir="${direction}"${themeAttribute}><head>`,
    ...head.filter(Boolean),
    `</head><body><div id="root">${body}</div>`,
    `<script type="application/json" id="${PAGE_DATA_ID}">${escapeJson(data)}</script>`,
    // Data, not code: no policy has to allow it. Last, since no reader waits for it.
    structuredData && `<script type="application/ld+json">${escapeJson(structuredData)}</script>`,
    '</body></html>',
  ]
    .filter(Boolean)
    .join('');
}
