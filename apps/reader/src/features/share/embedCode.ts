import { escapeHtml } from '../../shared/escapeHtml.ts';
import { type Shared, shortPath } from './shared.ts';

export interface EmbedSite {
  readonly siteName: string;
  /** Absolute address of the site, without a trailing slash. */
  readonly origin: string;
  /** Origin of the site's short links, likewise. */
  readonly shareOrigin: string;
}

/**
 * HTML to embed a text in another page: an element with a fallback link, and the script that fills it. Null if the text
 * can't be embedded.
 */
export function embedCode(shared: Shared, { siteName, origin, shareOrigin }: EmbedSite): string | null {
  const attributes = embedAttributes(shared);
  if (attributes === null) return null;
  return (
    `<div data-sttm-height="500" data-sttm-width="500" ${attributes}>` +
    `<a href="${escapeHtml(shareOrigin + shortPath(shared))}">${escapeHtml(siteName)}</a></div>` +
    `<script async src="${escapeHtml(origin)}/embed.js"></script>`
  );
}

function embedAttributes(shared: Shared): string | null {
  switch (shared.kind) {
    case 'shabads':
    case 'hukamnama':
      return shared.ids.length === 0 ? null : `data-sttm-id="${shared.ids.join(',')}"`;
    case 'ang':
      return `data-sttm-ang="${String(shared.ang)}" data-sttm-source="${shared.source}"`;
    case 'page':
      return null;
  }
}

/** Address of the embed builder for a text; null if it can't be embedded. */
export function embedBuilderHref(shared: Shared): string | null {
  switch (shared.kind) {
    case 'shabads': {
      const verses = shared.verseIds.length === 0 ? '' : `&verse=${shared.verseIds.join(',')}`;
      return `/embed?id=${shared.ids.join(',')}${verses}`;
    }
    case 'hukamnama':
      return `/embed?id=${shared.ids.join(',')}`;
    case 'ang':
      return `/embed?ang=${String(shared.ang)}&source=${shared.source}`;
    case 'page':
      return null;
  }
}
