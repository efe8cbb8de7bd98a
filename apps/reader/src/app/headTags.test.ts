// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Theme } from '@naad/settings-schema';
import { type HeadParts, headTags, THEME_COLORS } from './headTags.ts';

const parts: HeadParts = {
  siteName: 'Naad',
  title: 'Ang 5',
  description: 'A page.',
  theme: 'system',
  canonicalHref: 'http://naad.test/ang?ang=5',
  sharedHref: 'http://naad.test/ang?ang=5',
  picture: { path: 'http://naad.test/og/ang/G/5.png', width: 1200, height: 630, alt: 'ਸੋਚੈ "ਸੋਚਿ"' },
  leavesFor: null,
};

function headOf(some: Partial<HeadParts>) {
  const html = headTags({ ...parts, ...some }).join('');
  const { head } = new DOMParser().parseFromString(`<head>${html}</head>`, 'text/html');
  return {
    head,
    content: (selector: string) => head.querySelector(`meta[${selector}]`)?.getAttribute('content') ?? null,
  };
}

describe('headTags', () => {
  it('has the canonical address, title and description for search engines and link previews', () => {
    const { head, content } = headOf({});
    expect(head.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(parts.canonicalHref);
    expect(head.querySelector('title')?.textContent).toBe('Ang 5 - Naad');
    expect(content('property="og:url"')).toBe(parts.canonicalHref);
    expect(content('property="og:title"')).toBe('Ang 5');
    expect(content('property="og:site_name"')).toBe('Naad');
    expect(content('property="og:type"')).toBe('website');
    expect(content('name="twitter:card"')).toBe('summary_large_image');
    expect(content('name="twitter:image"')).toBe(parts.picture.path);
    expect(content('property="og:image"')).toBe(parts.picture.path);
    expect(content('property="og:image:width"')).toBe('1200');
    expect(content('property="og:image:alt"')).toBe(parts.picture.alt);
    expect(content('name="twitter:description"')).toBe('A page.');
    expect(content('name=robots')).toBeNull();
  });

  it('asks search engines not to index a page without a canonical address', () => {
    const { head, content } = headOf({ canonicalHref: null, sharedHref: null });
    expect(head.querySelector('link[rel=canonical]')).toBeNull();
    expect(content('property="og:url"')).toBeNull();
    expect(content('name=robots')).toBe('noindex');
  });

  it('has no preview tags without a description', () => {
    const { head } = headOf({ description: '' });
    expect(head.querySelector('meta[name=description], meta[property], meta[name^=twitter]')).toBeNull();
  });

  it('links the manifest and the search description', () => {
    const { head } = headOf({});
    expect(head.querySelector('link[rel=manifest]')?.getAttribute('href')).toBe('/site.webmanifest');
    expect(head.querySelector('link[rel=search]')?.getAttribute('title')).toBe('Naad');
  });

  it('links oEmbed for pages that can be embedded', () => {
    const link = (canonicalHref: string | null) =>
      headOf({ canonicalHref })
        .head.querySelector('link[type="application/json+oembed"]')
        ?.getAttribute('href');
    expect(link('http://naad.test/ang?ang=5&source=D')).toBe(
      'http://naad.test/oembed?url=http%3A%2F%2Fnaad.test%2Fang%3Fang%3D5%26source%3DD',
    );
    expect(link('http://naad.test/shabad?id=1')).toContain('shabad%3Fid%3D1');
    expect(link('http://naad.test/help')).toBeUndefined();
    expect(link(null)).toBeUndefined();
  });

  it('redirects to another site without scripts [B7]', () => {
    const { head } = headOf({ leavesFor: 'https://tabla.pro/' });
    expect(head.querySelector('noscript')?.innerHTML).toContain('content="5; url=https://tabla.pro/"');
    expect(headOf({}).head.querySelector('noscript')).toBeNull();
  });

  it('sets the browser colour of the chosen theme, or of all themes if the device decides', () => {
    expect(headOf({ theme: 'dark' }).head.querySelectorAll('meta[name=theme-color]')).toHaveLength(1);
    expect(headOf({ theme: 'dark' }).content('name=theme-color')).toBe(THEME_COLORS.dark);
    const { head } = headOf({});
    const colours = [...head.querySelectorAll('meta[name=theme-color]')].map((meta) => [
      meta.getAttribute('media'),
      meta.getAttribute('content'),
    ]);
    expect(colours).toEqual([
      ['(prefers-color-scheme: dark)', THEME_COLORS.dark],
      ['(prefers-contrast: more)', THEME_COLORS.contrast],
      ['all', THEME_COLORS.light],
    ]);
  });

  it.each(Object.keys(THEME_COLORS) as Theme[])('has the surface colour of the %s theme', (theme) => {
    const read = (file: string) => readFileSync(`../../libs/ui/tokens/src/${file}`, 'utf8');
    const token = /--surface: var\((--[\w-]+)\)/.exec(read(`themes/${theme}.css`))?.[1] ?? '';
    expect(token).not.toBe('');
    expect(read('palette.css')).toContain(`${token}: ${THEME_COLORS[theme]};`);
  });
});
