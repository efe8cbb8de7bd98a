import type { ThemeChoice, Theme } from '@naad/settings-schema';
import { LEAVE_DELAY_SECONDS } from '../pages/outside/content.ts';
import { escapeHtml } from '../shared/escapeHtml.ts';
import type { PagePicture } from '../pages/head/pagePicture.ts';

/** Metadata of a document for browsers, search engines and link previews. */
export interface HeadParts {
  readonly siteName: string;
  /** Title of the page, without the site's name. */
  readonly title: string;
  readonly description: string;
  readonly theme: ThemeChoice;
  /** Absolute canonical address; null for pages that search engines shouldn't index. */
  readonly canonicalHref: string | null;
  /** Absolute address for link previews; null for pages without one. */
  readonly sharedHref: string | null;
  /** Picture for link previews, with an absolute address as its path. */
  readonly picture: PagePicture;
  /** Address of another site to redirect to after a delay if no script runs; null for other pages. */
  readonly leavesFor: string | null;
}

/** Tags of the head as HTML. They come before the styles, since some crawlers stop after a few kilobytes. */
export function headTags(parts: HeadParts): string[] {
  const { siteName, title, description, canonicalHref, leavesFor } = parts;
  return [
    `<title>${escapeHtml(`${title} - ${siteName}`)}</title>`,
    ...(description === '' ? [] : [named('description', description)]),
    canonicalHref === null
      ? named('robots', 'noindex')
      : `<link rel="canonical" href="${escapeHtml(canonicalHref)}">`,
    ...(leavesFor === null ? [] : [redirectTag(leavesFor)]),
    ...previewTags(parts),
    ...themeColors(parts.theme),
    ...(canonicalHref === null ? [] : oembedLink(canonicalHref, title)),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    `<link rel="search" type="application/opensearchdescription+xml" title="${escapeHtml(siteName)}" href="/opensearch.xml">`,
  ];
}

/** Open Graph and Twitter tags; none for pages without a description, such as errors. */
function previewTags({ siteName, title, description, sharedHref, picture }: HeadParts): string[] {
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
    // The large card would crop a square picture.
    named('twitter:card', picture.width > picture.height ? 'summary_large_image' : 'summary'),
    named('twitter:image', picture.path),
    named('twitter:title', title),
    named('twitter:description', description),
  ];
}

function themeColors(theme: ThemeChoice): string[] {
  if (theme !== 'system') return [named('theme-color', THEME_COLORS[theme])];
  return DEVICE_THEMES.map(
    ([media, each]) => `<meta name="theme-color" media="${media}" content="${THEME_COLORS[each]}">`,
  );
}

/** Redirects without scripts; with scripts the page redirects itself and lets the visitor stay. */
function redirectTag(href: string): string {
  return `<noscript><meta http-equiv="refresh" content="${String(LEAVE_DELAY_SECONDS)}; url=${escapeHtml(href)}"></noscript>`;
}

/** The oEmbed discovery link, for pages that can be embedded. */
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

/** Surface colour of each theme, for the browser's UI around the page; a test compares them to the tokens. */
export const THEME_COLORS: Readonly<Record<Theme, string>> = {
  light: '#faf4e5',
  dark: '#14131d',
  sepia: '#f0e2c6',
  contrast: '#fff',
};

/** Themes for the device's preferences; the first media query that matches decides. */
const DEVICE_THEMES: readonly (readonly [media: string, theme: Theme])[] = [
  ['(prefers-color-scheme: dark)', 'dark'],
  ['(prefers-contrast: more)', 'contrast'],
  ['all', 'light'],
];
