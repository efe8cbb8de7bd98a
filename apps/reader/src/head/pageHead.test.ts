import type { Shabad, Verse } from '@naad/api-client';
import type { Ang, ShabadId, VerseId } from '@naad/gurbani-corpus';
import { describe, expect, it } from 'vitest';
import { leadVerse } from '../features/reading/leadVerse.ts';
import { DEFAULT_CHOICE } from '../features/search/searchChoice.ts';
import { messagePage } from '../routes/message/messagePage.ts';
import { failurePage } from '../routes/resolveRoute.ts';
import type { RoutePage } from '../routes/routeResult.ts';
import { canonicalPath } from './canonicalPath.ts';
import { pageDescription } from './pageDescription.ts';
import { pagePicture, sharedPath } from './pagePicture.ts';
import { structuredData } from './structuredData.ts';
import { english } from '../testing/english.ts';

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
  content: { page: 'home', doodle: null, options: { sources: [], writers: [] } },
};

/** The things a page tells of, by their types. */
function things(page: RoutePage) {
  const { '@graph': graph } = structuredData(english, page, SITE) as { '@graph': Record<string, unknown>[] };
  return new Map(graph.map((thing) => [thing['@type'], thing]));
}

describe('the address of what a page shows', () => {
  it.each([
    ['/', home],
    ['/shabad?id=3590', shabadPage([shabad], [12])],
    ['/shabad?id=7,3590', shabadPage([other, shabad])],
    ['/ang?ang=5', angPage('G')],
    ['/ang?ang=5&source=D', angPage('D')],
  ])('is %s, without what a search added and what is so anyway', (path, page) => {
    expect(canonicalPath(page)).toBe(path);
  });

  it('is none for messages, errors and what is elsewhere', () => {
    expect(canonicalPath(messagePage(english, { id: 'pageNotFound', url: '/x' }))).toBeNull();
    expect(canonicalPath(messagePage(english, { id: 'emptyQuery' }))).toBeNull();
    expect(canonicalPath(failurePage(english, new Error()))).toBeNull();
    expect(canonicalPath({ ...home, status: 500 })).toBeNull();
  });
});

describe('the line a page of shabads is called by', () => {
  it('is the title line of the first', () => {
    expect(leadVerse([shabad, other], [])?.verse.id).toBe(11);
    expect(leadVerse([], [])).toBeNull();
  });

  it('is the highlighted line, wherever it stands (behaviour 119)', () => {
    expect(leadVerse([shabad], [12 as VerseId])?.verse.id).toBe(12);
  });

  it('is not a line of another shabad', () => {
    expect(leadVerse([shabad], [4 as VerseId, 10 as VerseId])?.verse.id).toBe(10);
    expect(leadVerse([shabad], [4 as VerseId])?.verse.id).toBe(11);
  });

  it('is the first line where the title line is not there', () => {
    expect(leadVerse([{ ...shabad, titleVerseId: 1 as VerseId }], [])?.verse.id).toBe(10);
  });
});

describe('the description', () => {
  it('of a shabad is its title line in English with its translator, in Gurmukhi, its writer and place', () => {
    expect(pageDescription(english, shabadPage([shabad]))).toBe(
      'I am in ecstasy, O my mother (Dr. Sant Singh Khalsa) · ਅਨੰਦੁ ਭਇਆ ਮੇਰੀ ਮਾਏ ਸਤਿਗੁਰੂ ਮੈ ਪਾਇਆ ॥ · Guru Amar Das Ji · Ang 917 of Sri Guru Granth Sahib Ji',
    );
  });

  it('of a highlighted line is of that line (behaviour 119)', () => {
    expect(pageDescription(english, shabadPage([shabad], [12]))).toBe(
      'O my mind, remain always with the Lord. (Dr. Sant Singh Khalsa) · ਏ ਮਨ ਮੇਰਿਆ ਤੂ ਸਦਾ ਰਹੁ ਹਰਿ ਨਾਲੇ ॥ · Guru Amar Das Ji · Ang 918 of Sri Guru Granth Sahib Ji',
    );
  });

  it('of a line without translation and writer says the rest', () => {
    const bare: Shabad = {
      ...shabad,
      writer: { id: null, english: null, unicode: null },
      verses: shabad.verses.map((each) => ({ ...each, translations: [] })),
    };
    expect(pageDescription(english, shabadPage([bare]))).toBe(
      'ਅਨੰਦੁ ਭਇਆ ਮੇਰੀ ਮਾਏ ਸਤਿਗੁਰੂ ਮੈ ਪਾਇਆ ॥ · Ang 917 of Sri Guru Granth Sahib Ji',
    );
  });

  it('of an ang names it and its first line; a message has none', () => {
    expect(pageDescription(english, angPage('G'))).toMatch(/^Ang 5 of Sri Guru Granth Sahib Ji .*ਅਨੰਦੁ$/);
    expect(pageDescription(english, home)).not.toBe('');
    expect(pageDescription(english, messagePage(english, { id: 'emptyQuery' }))).toBe('');
  });
});

describe('the picture a page is shared by', () => {
  it('is of the line that a page of shabads is called by, or of the one that is meant', () => {
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

  it('is of a page of a work, and elsewhere the mark of the site', () => {
    expect(pagePicture(angPage('D'))).toMatchObject({ path: '/og/ang/D/5.png', alt: 'ਰਾਮਕਲੀ ਮਹਲਾ ੩ ਅਨੰਦੁ' });
    expect(pagePicture(home)).toMatchObject({ path: '/icon-512.png', alt: '' });
  });

  it('stays with the address of the line that is meant', () => {
    const of = (page: RoutePage) => sharedPath(page, canonicalPath(page));
    expect(of(shabadPage([shabad], [12, 4]))).toBe('/shabad?id=3590&highlight=12');
    expect(of(shabadPage([shabad], [4]))).toBe('/shabad?id=3590');
    expect(of(angPage('G'))).toBe('/ang?ang=5');
    expect(of({ ...home, status: 500 })).toBeNull();
  });
});

describe('what a page tells machines', () => {
  it('on Home is the site and how it is searched', () => {
    expect(things(home).get('WebSite')).toMatchObject({
      name: 'Naad',
      url: 'https://naad.test/',
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: 'https://naad.test/search?q={search_term_string}&type=0' },
      },
    });
  });

  it('on a shabad is its text letter for letter, whose it is and where it stands', () => {
    const quoted = things(shabadPage([shabad], [12])).get('Quotation');
    const author = { '@type': 'Person', name: 'Guru Amar Das Ji' };
    expect(quoted).toMatchObject({
      url: 'https://naad.test/shabad?id=3590',
      text: shabad.verses.map(({ unicode }) => unicode).join('\n'),
      inLanguage: 'pa-Guru',
      author,
      spokenByCharacter: author,
      isPartOf: { '@type': 'Book', name: 'Sri Guru Granth Sahib Ji' },
    });
  });

  it('on a shabad is the way to it', () => {
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

  it('names no page of a work without pages, and no writer where none is known', () => {
    const bare: Shabad = {
      ...shabad,
      source: { ...shabad.source, id: 'N' },
      writer: { id: null, english: null, unicode: null },
    };
    const told = things(shabadPage([bare]));
    expect(told.get('BreadcrumbList')?.['itemListElement']).toHaveLength(2);
    expect(told.get('Quotation')).not.toHaveProperty('author');
  });

  it('is nothing elsewhere', () => {
    expect(structuredData(english, messagePage(english, { id: 'emptyQuery' }), SITE)).toBeNull();
  });
});
