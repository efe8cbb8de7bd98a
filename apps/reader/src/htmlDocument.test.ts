// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { DEFAULT_PREFERENCES, LANGUAGES } from '@naad/settings-schema';
import { type DocumentParts, htmlDocument } from './htmlDocument.ts';
import { english } from './testing/english.ts';
import { messagePage } from './routes/message/messagePage.ts';

const NASTY = '</script><script>alert(1)</script>"&\u2028';
const page = messagePage(english, { id: 'pageNotFound', url: NASTY });
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
  fontHrefs: ['/assets/x.woff2'],
  scriptHref: '/assets/x.js',
  preloadHrefs: [],
  body: '<p>x</p>',
  data: {
    site: {
      siteName: 'Naad',
      version: '1',
      apiPrefix: '/api',
      shareOrigin: null,
      links: { donate: '/', feedback: '/', apps: [] },
      banner: null,
      login: null,
    },
    preferences: { ...DEFAULT_PREFERENCES, theme: 'dark' },
    language: 'en',
    fontHref: '/assets/x.woff2',
    stylesHref: '/assets/x.css',
    href: '/',
    page,
  },
  structuredData: { name: NASTY },
};
const parse = (each: DocumentParts) => new DOMParser().parseFromString(htmlDocument(each), 'text/html');
const parsed = parse(parts);

describe('the document', () => {
  it('is not left by what a visitor asked for', () => {
    expect(parsed.querySelectorAll('script')).toHaveLength(3);
    expect(parsed.title).toBe(`${NASTY} - ${NASTY}`);
    for (const name of ['name=description', 'property="og:title"', 'name="twitter:title"']) {
      expect(parsed.querySelector(`meta[${name}]`)?.getAttribute('content')).toBe(NASTY);
    }
  });

  it('carries its data whole', () => {
    const text = parsed.getElementById('naad-data')?.textContent ?? '';
    expect((JSON.parse(text) as { page: unknown }).page).toEqual(page);
    const described = parsed.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect(JSON.parse(described)).toEqual({ name: NASTY });
  });

  it('has its theme before anything is drawn, and no inline script or style attribute', () => {
    expect(parsed.documentElement.dataset['theme']).toBe('dark');
    expect(parsed.querySelector('script:not([src]):not([type$="json"])')).toBeNull();
    expect(parsed.querySelector('[style]')).toBeNull();
  });

  it('says nothing of itself where there is nothing to say', () => {
    const bare = parse({ ...parts, structuredData: null });
    expect(bare.querySelector('script[type="application/ld+json"]')).toBeNull();
  });
});
