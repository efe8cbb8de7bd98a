import { createHash } from 'node:crypto';
import { escapeMarkup } from './escapeMarkup.ts';

export interface PlainPageParts {
  readonly siteName: string;
  readonly title: string;
  readonly text: string;
  /** Links in addition to the home page. */
  readonly links?: readonly PlainLink[];
  /** True for a page in another site's frame: its links open in a new tab. */
  readonly isFramed?: boolean;
}

export interface PlainLink {
  /** A path of this site. */
  readonly href: string;
  readonly label: string;
}

const STYLE = [
  ':root{color-scheme:light dark}',
  'body{margin:0 auto;max-width:34rem;padding:10vh 1.25rem 2rem;font:1.125rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}',
  'h1{font-size:1.5rem;line-height:1.25}',
  'p a{display:inline-block;margin-inline-end:1.5rem;padding:.6rem 0}',
].join('');

/** CSP source expression of the style in every plain page. */
const PLAIN_STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

/** Policy of a plain page: only its own style. */
export function plainPolicy({ isFramed = false }: Pick<PlainPageParts, 'isFramed'> = {}): string {
  const policy = [
    "default-src 'none'",
    `style-src ${PLAIN_STYLE_HASH}`,
    "base-uri 'none'",
    "form-action 'none'",
  ];
  return [...policy, ...(isFramed ? [] : ["frame-ancestors 'none'"])].join('; ');
}

/** A script-free page for errors that the front end can't render. Send it with {@link plainPolicy}. */
export function plainPage({ siteName, title, text, links = [], isFramed = false }: PlainPageParts): string {
  const name = escapeMarkup(siteName);
  const heading = escapeMarkup(title);
  const target = isFramed ? ' target="_blank" rel="noopener"' : '';
  const anchors = [...links, { href: '/', label: siteName }].map(
    ({ href, label }) => `<a href="${escapeMarkup(href)}"${target}>${escapeMarkup(label)}</a>`,
  );
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${heading} - ${name}</title><style>${STYLE}</style></head>`,
    `<body><main><h1>${heading}</h1><p>${escapeMarkup(text)}</p><p>${anchors.join(' ')}</p></main></body></html>`,
  ].join('\n');
}
