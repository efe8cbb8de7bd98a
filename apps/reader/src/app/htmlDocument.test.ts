// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { DEFAULT_PREFERENCES, LANGUAGES } from '@naad/settings-schema';
import { english } from '@naad/ui-i18n/testing';
import { type DocumentParts, htmlDocument } from './htmlDocument.ts';
import type { PageData } from './pageData.ts';
import { messagePage } from '../pages/message/messagePage.ts';

const NASTY = '</script><script>alert(1)</script>"&\u2028\u2029';
const page = messagePage(english, { id: 'pageNotFound', url: NASTY });
const DATA: PageData = {
  site: {
    siteName: 'Naad',
    version: '1',
    apiPrefix: '/api',
    accountPrefix: '/api',
    shareOrigin: null,
    links: { donate: '/', feedback: '/', apps: [] },
    banner: null,
    login: null,
  },
  preferences: { ...DEFAULT_PREFERENCES, theme: 'dark' },
  language: 'en',
  fontHref: '/assets/x.woff2',
  stylesHref: '/assets/x.css',
  scriptHref: '/assets/x.js',
  href: '/',
  page,
};
const parts: DocumentParts = {
  head: {
    siteName: NASTY,
    title: NASTY,
    description: NASTY,
    theme: 'dark',
    canonicalHref: `http://naad.test/${NASTY}`,
    sharedHref: `http://naad.test/${NASTY}`,
    picture: { path: `http://naad.test/${NASTY}`, width: 1200, height: 630, alt: NASTY },
    leavesFor: null,
  },
  language: LANGUAGES.en,
  styles: ['p{color:red}'],
  inlineScripts: [],
  fontHrefs: ['/assets/x.woff2'],
  scriptHref: '/assets/x.js',
  preloadHrefs: [],
  body: ['<p>x</p>'],
  data: [JSON.stringify(DATA)],
  structuredData: { name: NASTY },
};
const parse = (each: DocumentParts) =>
  new DOMParser().parseFromString(htmlDocument(each).join(''), 'text/html');
const parsed = parse(parts);

describe('the HTML document', () => {
  it("escapes the visitor's input", () => {
    expect(parsed.querySelectorAll('script')).toHaveLength(3);
    expect(parsed.title).toBe(`${NASTY} - ${NASTY}`);
    for (const name of ['name=description', 'property="og:title"', 'name="twitter:title"']) {
      expect(parsed.querySelector(`meta[${name}]`)?.getAttribute('content')).toBe(NASTY);
    }
  });

  it('writes no line separator raw into data', () => {
    const scripts =
      htmlDocument(parts)
        .join('')
        .match(/<script type="application[^]*?<\/script>/g) ?? [];
    expect(scripts).toHaveLength(2);
    for (const script of scripts) {
      expect(script).toContain(String.raw`\u2028\u2029`);
      expect(script).not.toMatch(/[\u2028\u2029]/);
    }
  });

  it('contains the complete page data', () => {
    const text = parsed.getElementById('naad-data')?.textContent ?? '';
    expect((JSON.parse(text) as { page: unknown }).page).toEqual(page);
    const described = parsed.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect(JSON.parse(described)).toEqual({ name: NASTY });
  });

  it('sets its theme before the first paint, without inline scripts or style attributes [F22]', () => {
    expect(parsed.documentElement.dataset['theme']).toBe('dark');
    expect(parsed.querySelector('script:not([src]):not([type$="json"])')).toBeNull();
    expect(parsed.querySelector('[style]')).toBeNull();
  });

  it('has no JSON-LD for a page without structured data', () => {
    const bare = parse({ ...parts, structuredData: null });
    expect(bare.querySelector('script[type="application/ld+json"]')).toBeNull();
  });
});
