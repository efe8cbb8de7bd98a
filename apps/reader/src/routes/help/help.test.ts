import { describe, expect, it } from 'vitest';
import type { Article, ArticleBlock } from '../../features/article/article.ts';
import { parseInline } from '../../features/article/parseInline.ts';
import { helpEn } from './helpEn.ts';
import { helpPa } from './helpPa.ts';
import { SHORTCUTS } from './shortcuts.ts';

/** Links in other pages and other sites lead to these (behaviour, section 4). */
const OLD_ANCHORS = [
  'General-how-do-i-use-a-qwerty-keyboard-to-type-gurmukhi',
  'General-why-are-there-differences-between-my-gutka-sahib-a',
  'Web-why-does-sikhitothemax-website-use-cookies-and-loc',
  'Web-how-do-i-search-for-a-shabad',
  'Web-can-i-separate-the-gurbani-from-the-english-transl',
  'Web-what-does-the-unicode-button-do',
  'Web-how-to-type-gurmukhi-with-keyboard',
  'Web-what-is-split-view',
  'Web-how-do-i-share-a-shabad-and-use-the-link-shortener',
  'Desktop-video-tutorial',
  'Desktop-how-do-i-install-the-desktop-application',
  'Desktop-how-do-i-search-for-a-shabad',
  'Desktop-what-do-the-different-search-types-do',
  'Desktop-i-cant-find-my-shabad.',
  'Desktop-how-do-i-connect-sttm-to-a-projector',
  'Desktop-how-do-i-change-the-background-color',
  'Desktop-can-you-view-the-gurbani-in-larivaar',
  'Desktop-how-can-i-make-the-fonts-on-the-screen-smaller',
  'Desktop-where-can-i-see-my-previous-shabads',
  'Desktop-what-is-akhand-paatth-view',
  'Desktop-how-do-i-show-a-custom-slide',
  'Desktop-how-do-i-report-a-mistake',
];

/** Addresses of the specification (section 2), and the display. */
const PATHS = [
  '/',
  '/search',
  '/ang',
  '/hukamnama',
  '/sundar-gutka',
  '/terms-of-service',
  '/sync',
  '/control',
  '/display',
  '/user/favourite-shabads',
];

const articles: [string, Article][] = [
  ['English', helpEn],
  ['Punjabi', helpPa],
];

function textsOf(block: ArticleBlock): readonly string[] {
  switch (block.kind) {
    case 'text':
      return [block.text];
    case 'list':
    case 'steps':
      return block.items;
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flat()];
  }
}
const textsIn = ({ sections }: Article) =>
  sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(textsOf)]);
const linksIn = (article: Article) =>
  textsIn(article).flatMap((text) =>
    parseInline(text).flatMap((segment) => (segment.kind === 'link' ? [segment.href] : [])),
  );
const shapeOf = ({ sections }: Article) =>
  sections.map(({ id, blocks }) => [
    id,
    blocks.map((block) =>
      block.kind === 'table'
        ? `table ${String(block.head.length)} × ${String(block.rows.length)}`
        : `${block.kind} ${String(textsOf(block).length)}`,
    ),
  ]);

describe.each(articles)('help in %s', (_language, article) => {
  const ids = article.sections.map(({ id }) => id);

  it('keeps every anchor that links may lead to', () => {
    expect(ids.filter((id) => OLD_ANCHORS.includes(id)).toSorted()).toEqual(OLD_ANCHORS.toSorted());
  });

  it('has each id once, and says in it which group it is of', () => {
    expect(new Set(ids).size).toBe(ids.length);
    const groups = new Map<string, Set<string | undefined>>();
    for (const { id, group } of article.sections) {
      const prefix = id.slice(0, id.indexOf('-'));
      groups.set(prefix, (groups.get(prefix) ?? new Set()).add(group));
    }
    expect([...groups.keys()]).toEqual(['General', 'Web', 'Desktop']);
    for (const names of groups.values()) expect(names.size).toBe(1);
  });

  it('leads only to what there is', () => {
    const links = linksIn(article);
    expect(links.length).toBeGreaterThan(30);
    for (const href of links) {
      if (href.startsWith('#')) expect(ids).toContain(href.slice(1));
      else expect(PATHS, href).toContain(new URL(href, 'https://site.example').pathname);
    }
  });

  it('leaves no mark unread', () => {
    for (const text of textsIn(article)) {
      for (const segment of parseInline(text)) {
        if (segment.kind === 'text') expect(segment.text).not.toMatch(/[`*[\]]/);
      }
    }
  });

  it('has rows as wide as their heads', () => {
    for (const block of article.sections.flatMap(({ blocks }) => blocks)) {
      if (block.kind !== 'table') continue;
      for (const row of block.rows) expect(row).toHaveLength(block.head.length);
    }
  });

  it('answers in a hundred words or so, tables apart', () => {
    for (const { id, blocks } of article.sections) {
      const words = blocks.flatMap((block) =>
        block.kind === 'table' ? [] : textsOf(block).join(' ').split(' '),
      );
      expect(words.length, id).toBeLessThanOrEqual(105);
    }
  });
});

describe('help in two languages', () => {
  it('has the same questions, and answers of the same shape', () => {
    expect(shapeOf(helpPa)).toEqual(shapeOf(helpEn));
  });

  it('leads to the same places', () => {
    expect(linksIn(helpPa)).toEqual(linksIn(helpEn));
  });

  it('is in Gurmukhi where it is in Punjabi', () => {
    for (const { heading } of helpPa.sections) expect(heading).toMatch(/^[\p{Script=Gurmukhi}\s,.?।-]+$/u);
    const prose = helpPa.sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'table' ? [] : textsOf(block))),
    );
    for (const text of prose) expect(text).toMatch(/\p{Script=Gurmukhi}/u);
  });
});

describe('the keyboard shortcuts', () => {
  it('are those of the specification (section 9), each once', () => {
    const keys = SHORTCUTS.map((shortcut) => shortcut.keys.replaceAll('`', ''));
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of [...'LVAO/FRUETS+-']) expect(keys).toContain(key);
    for (const key of [...'LESH']) expect(keys).toContain(`Shift + ${key}`);
    expect(keys).toEqual(expect.arrayContaining(['Ctrl or ⌘ + Shift + C', 'Ctrl or ⌘ + /', 'Esc']));
    expect(keys).toHaveLength(20);
  });
});
