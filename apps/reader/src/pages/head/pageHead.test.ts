import type { Ang, Shabad, ShabadId, Verse, VerseId } from '@naad/gurbani-model';
import { english } from '@naad/ui-i18n/testing';
import { describe, expect, it } from 'vitest';
import { leadVerse } from '../../features/reading/leadVerse.ts';
import { DEFAULT_CHOICE } from '../../features/search/searchChoice.ts';
import { messagePage } from '../message/messagePage.ts';
import { failurePage } from '../resolveRoute.ts';
import type { RoutePage } from '../routeResult.ts';
import { canonicalPath, isConstant, pageDescription, sitemapEntries } from './pageHead.ts';
import { pagePicture, sharedPath } from './pagePicture.ts';
import { structuredData } from './structuredData.ts';

const SITE = { siteName: 'Naad', origin: 'https://naad.test' };
const CREDITS = [{ key: 'en.ssk', translator: 'Dr. Sant Singh Khalsa' }];

const verse = (id: number, ang: number, unicode: string, english: string): Verse => ({
  id: id as VerseId,
  shabadId: 3590 as ShabadId,
  ang: ang as Ang,
  unicode,
  visraams: [],
  translations: [{ key: 'en.ssk', lang: 'en', text: english }],
  transliterations: [],
});

const shabad: Shabad = {
  id: 3590 as ShabadId,
  titleVerseId: 11 as VerseId,
  ang: 917 as Ang,
  source: { id: 'G', english: 'Sri Guru Granth Sahib Ji', unicode: 'ਸ੍ਰੀ ਗੁਰੂ ਗ੍ਰੰਥ ਸਾਹਿਬ ਜੀ' },
  writer: { id: 3, english: 'Guru Amar Das Ji', unicode: 'ਮਹਲਾ ੩' },
  raag: null,
  neighbours: { previous: null, next: null },
  verses: [
    verse(10, 917, 'ਰਾਮਕਲੀ ਮਹਲਾ ੩ ਅਨੰਦੁ', 'Raamkalee, Third Mehl, Anand'),
    verse(11, 917, 'ਅਨੰਦੁ ਭਇਆ ਮੇਰੀ ਮਾਏ ਸਤਿਗੁਰੂ ਮੈ ਪਾਇਆ ॥', 'I am in ecstasy, O my mother'),
    verse(12, 918, 'ਏ ਮਨ ਮੇਰਿਆ ਤੂ ਸਦਾ ਰਹੁ ਹਰਿ ਨਾਲੇ ॥', 'O my mind, remain always with the Lord.'),
  ],
};
const other: Shabad = { ...shabad, id: 7 as ShabadId, titleVerseId: 90 as VerseId };

const shabadPage = (shabads: readonly Shabad[], highlights: readonly number[] = []): RoutePage => ({
  kind: 'page',
  status: 200,
  title: 'x',
  content: {
    page: 'shabad',
    choice: DEFAULT_CHOICE,
    found: { line: [], translation: null },
    shabads,
    highlights: highlights as VerseId[],
    credits: CREDITS,
  },
});
const angPage = (id: 'G' | 'D'): RoutePage => ({
  kind: 'page',
  status: 200,
  title: 'x',
  content: {
    page: 'ang',
    ang: {
      source: { ...shabad.source, id },
      ang: 5 as Ang,
      neighbours: { previous: null, next: null },
      verses: shabad.verses,
    },
    highlights: [],
    credits: CREDITS,
  },
});
const home: RoutePage = {
  kind: 'page',
  status: 200,
  title: 'x',
  content: { page: 'home', doodle: null, hukamnama: null, options: { sources: [], writers: [] } },
};

/** The structured data of a page by schema.org type. */
function things(page: RoutePage) {
  const { '@graph': graph } = structuredData(english, page, SITE) as { '@graph': Record<string, unknown>[] };
  return new Map(graph.map((thing) => [thing['@type'], thing]));
}

describe('the canonical path', () => {
  it.each([
    ['/', home],
    ['/shabad?id=3590', shabadPage([shabad], [12])],
    ['/shabad?id=7,3590', shabadPage([other, shabad])],
    ['/ang?ang=5', angPage('G')],
    ['/ang?ang=5&source=D', angPage('D')],
  ])('is %s, without search parameters and defaults', (path, page) => {
    expect(canonicalPath(page)).toBe(path);
  });

  it('is null for messages and errors', () => {
    expect(canonicalPath(messagePage(english, { id: 'pageNotFound', url: '/x' }))).toBeNull();
    expect(canonicalPath(messagePage(english, { id: 'emptyQuery' }))).toBeNull();
    expect(canonicalPath(failurePage(english, new Error()))).toBeNull();
    expect(canonicalPath({ ...home, status: 500 })).toBeNull();
  });
});

describe('a page stays the same until the next deployment', () => {
  const at = (page: RoutePage, href: string) => isConstant(page, new URL(href, SITE.origin));

  it.each([
    ['/shabad?id=3590', shabadPage([shabad])],
    ['/shabad?id=3590&highlight=12', shabadPage([shabad], [12])],
    ['/ang?ang=5&source=D&highlight=10', angPage('D')],
  ])('at %s', (href, page) => {
    expect(at(page, href)).toBe(true);
  });

  it.each([
    ['a parameter that it does not know', '/shabad?id=3590&utm_source=1'],
    ['a parameter of another page', '/shabad?id=3590&ang=5'],
    ['a repeated parameter', '/shabad?id=3590&id=3590'],
    ['the words of a search', '/shabad?id=3590&q=anMd'],
    ['a token', '/shabad?id=3590&token=x'],
  ])('but not with %s [G4]', (_what, href) => {
    expect(at(shabadPage([shabad]), href)).toBe(false);
  });

  it('but not if it has news, or failed', () => {
    expect(at(home, '/')).toBe(false);
    expect(at({ ...shabadPage([shabad]), status: 404 }, '/shabad?id=3590')).toBe(false);
  });
});

describe('the lead line of shabads', () => {
  it('is the title line of the first shabad', () => {
    expect(leadVerse([shabad, other], [])?.verse.id).toBe(11);
    expect(leadVerse([], [])).toBeNull();
  });

  it('is the highlighted line, wherever it is in the shabad [B119]', () => {
    expect(leadVerse([shabad], [12 as VerseId])?.verse.id).toBe(12);
  });

  it('is never a highlighted line of another shabad', () => {
    expect(leadVerse([shabad], [4 as VerseId, 10 as VerseId])?.verse.id).toBe(10);
    expect(leadVerse([shabad], [4 as VerseId])?.verse.id).toBe(11);
  });

  it('is the first line if the title line is missing', () => {
    expect(leadVerse([{ ...shabad, titleVerseId: 1 as VerseId }], [])?.verse.id).toBe(10);
  });
});

describe('the description', () => {
  it('of a shabad has its title line in English with the translator, in Gurmukhi, its writer and its ang', () => {
    expect(pageDescription(english, shabadPage([shabad]))).toBe(
      'I am in ecstasy, O my mother (Dr. Sant Singh Khalsa) · ਅਨੰਦੁ ਭਇਆ ਮੇਰੀ ਮਾਏ ਸਤਿਗੁਰੂ ਮੈ ਪਾਇਆ ॥ · Guru Amar Das Ji · Ang 917 of Sri Guru Granth Sahib Ji',
    );
  });

  it('of a shabad with a highlighted line has that line [B119]', () => {
    expect(pageDescription(english, shabadPage([shabad], [12]))).toBe(
      'O my mind, remain always with the Lord. (Dr. Sant Singh Khalsa) · ਏ ਮਨ ਮੇਰਿਆ ਤੂ ਸਦਾ ਰਹੁ ਹਰਿ ਨਾਲੇ ॥ · Guru Amar Das Ji · Ang 918 of Sri Guru Granth Sahib Ji',
    );
  });

  it('of a line without translation and writer leaves them out', () => {
    const bare: Shabad = {
      ...shabad,
      writer: { id: null, english: null, unicode: null },
      verses: shabad.verses.map((each) => ({ ...each, translations: [] })),
    };
    expect(pageDescription(english, shabadPage([bare]))).toBe(
      'ਅਨੰਦੁ ਭਇਆ ਮੇਰੀ ਮਾਏ ਸਤਿਗੁਰੂ ਮੈ ਪਾਇਆ ॥ · Ang 917 of Sri Guru Granth Sahib Ji',
    );
  });

  it('of an ang has its number and first line; a message has none', () => {
    expect(pageDescription(english, angPage('G'))).toMatch(/^Ang 5 of Sri Guru Granth Sahib Ji .*ਅਨੰਦੁ$/);
    expect(pageDescription(english, home)).not.toBe('');
    expect(pageDescription(english, messagePage(english, { id: 'emptyQuery' }))).toBe('');
  });
});

describe('the preview picture', () => {
  it('of a shabad shows its lead line, or the highlighted one [B119]', () => {
    expect(pagePicture(shabadPage([shabad]))).toEqual({
      path: '/og/shabad/3590.png',
      width: 1200,
      height: 630,
      alt: 'ਅਨੰਦੁ ਭਇਆ ਮੇਰੀ ਮਾਏ ਸਤਿਗੁਰੂ ਮੈ ਪਾਇਆ ॥',
    });
    expect(pagePicture(shabadPage([shabad], [12]))).toMatchObject({
      path: '/og/verse/12.png',
      alt: 'ਏ ਮਨ ਮੇਰਿਆ ਤੂ ਸਦਾ ਰਹੁ ਹਰਿ ਨਾਲੇ ॥',
    });
    expect(pagePicture(shabadPage([shabad], [4])).path).toBe('/og/shabad/3590.png');
  });

  it("of an ang shows the ang; other pages have the site's mark", () => {
    expect(pagePicture(angPage('D'))).toMatchObject({ path: '/og/ang/D/5.png', alt: 'ਰਾਮਕਲੀ ਮਹਲਾ ੩ ਅਨੰਦੁ' });
    expect(pagePicture(home)).toMatchObject({ path: '/icon-512.png', alt: '' });
  });

  it("goes with a shared path that keeps the shabad's highlighted lines", () => {
    const of = (page: RoutePage) => sharedPath(page, canonicalPath(page));
    expect(of(shabadPage([shabad], [12, 4]))).toBe('/shabad?id=3590&highlight=12');
    expect(of(shabadPage([shabad], [4]))).toBe('/shabad?id=3590');
    expect(of(angPage('G'))).toBe('/ang?ang=5');
    expect(of({ ...home, status: 500 })).toBeNull();
  });
});

describe('the structured data', () => {
  it('of Home describes the site and its search', () => {
    expect(things(home).get('WebSite')).toMatchObject({
      name: 'Naad',
      url: 'https://naad.test/',
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: 'https://naad.test/search?q={search_term_string}&type=8' },
      },
    });
  });

  it('of a shabad has its exact text, writer and source', () => {
    const quotation = things(shabadPage([shabad], [12])).get('Quotation');
    const author = { '@type': 'Person', name: 'Guru Amar Das Ji' };
    expect(quotation).toMatchObject({
      url: 'https://naad.test/shabad?id=3590',
      text: shabad.verses.map(({ unicode }) => unicode).join('\n'),
      inLanguage: 'pa-Guru',
      author,
      spokenByCharacter: author,
      isPartOf: { '@type': 'Book', name: 'Sri Guru Granth Sahib Ji' },
    });
  });

  it('of a shabad has breadcrumbs', () => {
    expect(things(shabadPage([shabad])).get('BreadcrumbList')?.['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Naad', item: 'https://naad.test/' },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Ang 917 of Sri Guru Granth Sahib Ji',
        item: 'https://naad.test/ang?ang=917',
      },
      {
        '@type': 'ListItem',
        position: 3,
        name: 'ਅਨੰਦੁ ਭਇਆ ਮੇਰੀ ਮਾਏ ਸਤਿਗੁਰੂ ਮੈ ਪਾਇਆ ॥',
        item: 'https://naad.test/shabad?id=3590',
      },
    ]);
  });

  it('has no ang for a source without pages, and no author for an unknown writer', () => {
    const bare: Shabad = {
      ...shabad,
      source: { ...shabad.source, id: 'N' },
      writer: { id: null, english: null, unicode: null },
    };
    const found = things(shabadPage([bare]));
    expect(found.get('BreadcrumbList')?.['itemListElement']).toHaveLength(2);
    expect(found.get('Quotation')).not.toHaveProperty('author');
  });

  it('is null for other pages', () => {
    expect(structuredData(english, messagePage(english, { id: 'emptyQuery' }), SITE)).toBeNull();
  });
});

describe('the sitemap', () => {
  it('lists every page that search engines should keep, and pages of a feature only with that feature', () => {
    expect(
      sitemapEntries
        .filter(({ feature }) => feature === undefined)
        .map(({ path }) => path)
        .sort(),
    ).toEqual([
      '/',
      '/about',
      '/device',
      '/embed',
      '/help',
      '/index',
      '/index/bhai-nand-lal-vaaran',
      '/index/sri-dasam-granth-sahib',
      '/index/sri-guru-granth-sahib',
      '/quotes',
      '/rehat-maryadha',
      '/sundar-gutka',
      '/sync',
      '/terms-of-service',
      '/what-is-sent',
    ]);
    expect(sitemapEntries.filter(({ feature }) => feature !== undefined)).toEqual(
      expect.arrayContaining([
        { path: '/hukamnama', feature: 'hukamnamas' },
        { path: '/index/amrit-keertan', feature: 'amritkeertan' },
      ]),
    );
  });
});
