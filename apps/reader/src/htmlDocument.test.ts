import { describe, expect, it } from 'vitest';
import { htmlDocument } from './htmlDocument.ts';
import { messagePage } from './routes/message/messagePage.ts';

const NASTY = '</script><script>alert(1)</script>"&\u2028';
const page = messagePage({ id: 'pageNotFound', url: NASTY });
const html = htmlDocument({
  title: NASTY,
  description: NASTY,
  theme: 'dark',
  styles: 'p{color:red}',
  fontHref: '/assets/x.woff2',
  scriptHref: '/assets/x.js',
  preloadHrefs: [],
  canonicalHref: `http://naad.test/${NASTY}`,
  body: '<p>x</p>',
  data: {
    site: { siteName: 'Naad', version: '1', apiPrefix: '/api' },
    preferences: { theme: 'dark' },
    fontHref: '/assets/x.woff2',
    href: '/',
    page,
  },
  isIndexed: true,
});
const parsed = new DOMParser().parseFromString(html, 'text/html');

describe('the document', () => {
  it('is not left by what a visitor asked for', () => {
    expect(parsed.querySelectorAll('script')).toHaveLength(2);
    expect(parsed.title).toBe(NASTY);
    expect(parsed.querySelector('meta[name=description]')?.getAttribute('content')).toBe(NASTY);
  });

  it('carries its data whole', () => {
    const text = parsed.getElementById('naad-data')?.textContent ?? '';
    expect((JSON.parse(text) as { page: unknown }).page).toEqual(page);
  });

  it('has its theme before anything is drawn, and no inline script or style attribute', () => {
    expect(parsed.documentElement.dataset['theme']).toBe('dark');
    expect(parsed.querySelector('script:not([src]):not([type="application/json"])')).toBeNull();
    expect(parsed.querySelector('[style]')).toBeNull();
  });
});
