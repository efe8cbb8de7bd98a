import type { ThemeChoice } from '@naad/settings-schema';
import { LEAVE_DELAY_SECONDS } from '../routes/outside/leaveDelaySeconds.ts';
import { escapeHtml } from './escapeHtml.ts';
import type { PagePicture } from './pagePicture.ts';
import { ASKED_THEMES, THEME_COLORS } from './themeColors.ts';

/** What a document says of itself to browsers, search engines and those it is shared with. */
export interface HeadParts {
  readonly siteName: string;
  /** Of the page, without the site's name. */
  readonly title: string;
  readonly description: string;
  readonly theme: ThemeChoice;
  /** The absolute address of what the page shows; null where search engines should not keep it. */
  readonly canonicalHref: string | null;
  /** The absolute address by which it is known where it is shared; null where that is its own. */
  readonly sharedHref: string | null;
  /** What it is shown by there, with an absolute address for its path. */
  readonly picture: PagePicture;
  /** Another site that the page leads to; without script, after a moment. */
  readonly leavesFor: string | null;
}

/** Tags of the head, as HTML. Before styles, since some readers of such tags give up after a few kilobytes. */
export function headTags(parts: HeadParts): string[] {
  const { siteName, title, description, canonicalHref, leavesFor } = parts;
  return [
    `<title>${escapeHtml(`${title} - ${siteName}`)}</title>`,
    ...(description === '' ? [] : [named('description', description)]),
    canonicalHref === null
      ? named('robots', 'noindex')
      : `<link rel="canonical" href="${escapeHtml(canonicalHref)}">`,
    ...(leavesFor === null ? [] : [leaving(leavesFor)]),
    ...sharing(parts),
    ...themeColors(parts.theme),
    ...(canonicalHref === null ? [] : oembedLink(canonicalHref, title)),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    `<link rel="search" type="application/opensearchdescription+xml" title="${escapeHtml(siteName)}" href="/opensearch.xml">`,
  ];
}

/** Open Graph and Twitter cards. What has no description, as an error, is not for sharing. */
function sharing({ siteName, title, description, sharedHref, picture }: HeadParts): string[] {
  if (description === '') return [];
  return [
    property('og:type', 'website'),
    property('og:site_name', siteName),
    property('og:title', title),
    property('og:description', description),
    ...(sharedHref === null ? [] : [property('og:url', sharedHref)]),
    property('og:image', picture.path),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(picture.width)),
    property('og:image:height', String(picture.height)),
    ...(picture.alt === '' ? [] : [property('og:image:alt', picture.alt)]),
    // A picture that is no wider than high would be cut.
    named('twitter:card', picture.width > picture.height ? 'summary_large_image' : 'summary'),
    named('twitter:image', picture.path),
    named('twitter:title', title),
    named('twitter:description', description),
  ];
}

function themeColors(theme: ThemeChoice): string[] {
  if (theme !== 'system') return [named('theme-color', THEME_COLORS[theme])];
  return ASKED_THEMES.map(
    ([media, each]) => `<meta name="theme-color" media="${media}" content="${THEME_COLORS[each]}">`,
  );
}

/** Where scripts run, the page itself goes there, and lets one stay. */
function leaving(href: string): string {
  return `<noscript><meta http-equiv="refresh" content="${String(LEAVE_DELAY_SECONDS)}; url=${escapeHtml(href)}"></noscript>`;
}

/** How another page may show this one (oEmbed, discovery): of pages that have a frame. */
function oembedLink(href: string, title: string): string[] {
  const { origin, pathname } = new URL(href);
  if (pathname !== '/shabad' && pathname !== '/ang') return [];
  const oembed = `${origin}/oembed?${new URLSearchParams({ url: href }).toString()}`;
  return [
    `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(oembed)}" title="${escapeHtml(title)}">`,
  ];
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}">`;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`;
}
