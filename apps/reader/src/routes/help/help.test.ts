import { describe, expect, it } from 'vitest';
import { ACTIONS } from '../../actions/actions.ts';
import { comboNames } from '../../actions/keyCombo.ts';
import type { Article, ArticleSection } from '../../features/article/article.ts';
import { faultsOf, latinWords, shapeOf } from '../../features/article/testing/articleChecks.ts';
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

/** What is not in a table, block by block. */
const proseOf = ({ blocks }: ArticleSection) =>
  blocks.flatMap((block) =>
    block.kind === 'table' ? [] : [block.kind === 'text' ? block.text : block.items.join(' ')],
  );

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

  it('has no broken mark, and no link to a question that is not there', () => {
    expect(faultsOf(article)).toEqual([]);
  });

  it('leads to pages that there are', () => {
    const paths = JSON.stringify(article).match(/(?<=\]\()\/[^?)]*/g) ?? [];
    expect(paths.length).toBeGreaterThan(15);
    for (const path of paths) expect(PATHS).toContain(path);
  });

  it('has rows as wide as their heads', () => {
    for (const block of article.sections.flatMap(({ blocks }) => blocks)) {
      if (block.kind !== 'table') continue;
      for (const row of block.rows) expect(row).toHaveLength(block.head.length);
    }
  });

  it('answers in a hundred words or so, tables apart', () => {
    for (const section of article.sections) {
      expect(proseOf(section).join(' ').split(' ').length, section.id).toBeLessThanOrEqual(105);
    }
  });
});

describe('help in two languages', () => {
  it('has the same questions, answers of the same shape, and the same links', () => {
    expect(shapeOf(helpPa)).toEqual(shapeOf(helpEn));
  });

  it('is in Gurmukhi where it is in Punjabi, names and examples apart', () => {
    for (const { heading } of helpPa.sections) expect(heading).toMatch(/^[\p{Script=Gurmukhi}\s,.?।-]+$/u);
    for (const text of helpPa.sections.flatMap(proseOf)) expect(text).toMatch(/\p{Script=Gurmukhi}/u);
    expect(latinWords(helpPa)).toEqual(
      [
        ['ABC-XYZ', 'Database', 'HTML', 'IPA', 'OS', 'Shabad'],
        // What the device itself says.
        ['Add', 'Extend', 'Home', 'Mirror', 'Screen', 'Share', 'to'],
        ['apne', 'jmtatssd', 'jo', 'mange', 'ocean', 'of', 'peace', 'te', 'thakur'],
        // Of addresses.
        ['d', 'display', 'g', 'gs', 'h', 's', 'v'],
      ]
        .flat()
        .sort(),
    );
  });
});

describe('the keyboard shortcuts', () => {
  it('are what the keys do, in the same words', () => {
    const listed = new Map(SHORTCUTS.map(({ keys, english }) => [keys, english]));
    listed.delete('`Esc`');
    const done = ACTIONS.flatMap(({ keys, label }) => {
      const names = keys === undefined ? [] : comboNames(keys);
      const written = names
        .map((name) => (name === 'Ctrl / ⌘' ? '`Ctrl` or `⌘`' : `\`${name}\``))
        .join(' + ');
      return names.length > 0 ? [[written, label.message] as const] : [];
    });
    expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(done));
  });

  it('are those of the specification (section 9), each once', () => {
    const keys = SHORTCUTS.map((shortcut) => shortcut.keys.replaceAll('`', ''));
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of [...'LVAO/FRUETS+-']) expect(keys).toContain(key);
    for (const key of [...'LESH']) expect(keys).toContain(`Shift + ${key}`);
    expect(keys).toEqual(expect.arrayContaining(['Ctrl or ⌘ + Shift + C', 'Ctrl or ⌘ + /', 'Esc']));
    expect(keys).toContain('?');
    expect(keys).toHaveLength(21);
  });
});
