import { escapeHtml } from '../../head/escapeHtml.ts';
import { type Shared, shortPath } from './shared.ts';

export interface EmbedSite {
  readonly siteName: string;
  /** Absolute address of the site, without a trailing slash. */
  readonly origin: string;
  /** The same of its short links. */
  readonly shareOrigin: string;
}

/**
 * What one puts into a page of one's own to show a text there (behaviour 1.14): a place with a link in it for whoever runs no
 * script, and the script that fills it. Null for what cannot be shown so.
 */
export function embedCode(shared: Shared, { siteName, origin, shareOrigin }: EmbedSite): string | null {
  const named = namedFor(shared);
  if (named === null) return null;
  return (
    `<div data-sttm-height="500" data-sttm-width="500" ${named}>` +
    `<a href="${escapeHtml(shareOrigin + shortPath(shared))}">${escapeHtml(siteName)}</a></div>` +
    `<script async src="${escapeHtml(origin)}/embed.js"></script>`
  );
}

function namedFor(shared: Shared): string | null {
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

/** The page where one chooses how an embedded text looks; null for what cannot be embedded. */
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
