import { toUnicode } from '@naad/gurbani-text';
import { describe, expect, it } from 'vitest';
import { ACTIONS } from '../../shared/actions/actions.ts';
import { comboNames } from '../../shared/actions/keyCombo.ts';
import { type Article, type ArticleSection, plainText } from '../../content/article.ts';
import { latinWords, shapeOf } from '../../features/article/testing/articleChecks.ts';
import { article as helpEn } from '../../content/en/help.md';
import { article as helpPa } from '../../content/pa/help.md';
import { loadHelp } from './loadHelp.ts';
import { typedTexts } from './testing/typedTexts.ts';

/** Anchors that other pages and sites link to. */
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

const articles: [string, Article][] = [
  ['English', helpEn],
  ['Punjabi', helpPa],
];

/** The text of every block that isn't a table. */
const proseOf = ({ blocks }: ArticleSection) =>
  blocks.flatMap((block) =>
    block.kind === 'table'
      ? []
      : [block.kind === 'text' ? plainText(block.text) : block.items.map(plainText).join(' ')],
  );

describe.each(articles)('help in %s', (_language, article) => {
  const ids = article.sections.map(({ id }) => id);

  it('keeps every anchor of old links [S2.31]', () => {
    expect(ids.filter((id) => OLD_ANCHORS.includes(id)).toSorted()).toEqual(OLD_ANCHORS.toSorted());
  });

  it('has unique ids that start with their group', () => {
    expect(new Set(ids).size).toBe(ids.length);
    const groups = new Map<string, Set<string | undefined>>();
    for (const { id, group } of article.sections) {
      const prefix = id.slice(0, id.indexOf('-'));
      groups.set(prefix, (groups.get(prefix) ?? new Set()).add(group));
    }
    expect([...groups.keys()]).toEqual(['General', 'Web', 'Desktop']);
    for (const names of groups.values()) expect(names.size).toBe(1);
  });

  it('has tables whose rows match their head', () => {
    for (const block of article.sections.flatMap(({ blocks }) => blocks)) {
      if (block.kind !== 'table') continue;
      for (const row of block.rows) expect(row).toHaveLength(block.head.length);
    }
  });

  it('has answers of about a hundred words, apart from tables', () => {
    for (const section of article.sections) {
      expect(proseOf(section).join(' ').split(' ').length, section.id).toBeLessThanOrEqual(105);
    }
  });
});

describe('help in two languages', () => {
  it('has the same questions, structure and links', () => {
    expect(shapeOf(helpPa)).toEqual(shapeOf(helpEn));
  });

  it('is in Gurmukhi in Punjabi, apart from names and examples', () => {
    for (const { heading } of helpPa.sections) expect(heading).toMatch(/^[\p{Script=Gurmukhi}\s,.?।-]+$/u);
    for (const text of helpPa.sections.flatMap(proseOf)) expect(text).toMatch(/\p{Script=Gurmukhi}/u);
    expect(latinWords(helpPa)).toEqual(
      [
        ['ABC-XYZ', 'Database', 'HTML', 'IPA', 'OS', 'Shabad'],
        // Labels of the device's own menus.
        ['Add', 'Extend', 'Home', 'Mirror', 'Screen', 'Share', 'to'],
        ['apne', 'jmtatssd', 'jo', 'mange', 'ocean', 'of', 'peace', 'te', 'thakur'],
        // Parts of addresses.
        ['d', 'display', 'g', 'gs', 'h', 's', 'v'],
      ]
        .flat()
        .sort(),
    );
  });
});

describe.each(articles)('the keyboard shortcuts in %s', (_language, article) => {
  const shortcuts = shortcutsOf(article);

  it('match the actions', () => {
    const bound = ACTIONS.flatMap(({ keys }) => (keys === undefined ? [] : [comboNames(keys).join(' + ')]));
    const listed = shortcuts.map(({ keys }) => keys).filter((keys) => keys !== 'Esc');
    expect(listed.toSorted()).toEqual(bound.toSorted());
  });

  it('are the specified ones, each once', () => {
    const keys = shortcuts.map((shortcut) => shortcut.keys);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of [...'LVAO/FRUETS+-']) expect(keys).toContain(key);
    for (const key of [...'LESH']) expect(keys).toContain(`Shift + ${key}`);
    expect(keys).toEqual(expect.arrayContaining(['Ctrl / Cmd + Shift + C', 'Ctrl / Cmd + /', 'Esc']));
    expect(keys).toContain('?');
    expect(keys).toHaveLength(21);
  });
});

it('the English labels of the keyboard shortcuts are those of the actions', () => {
  const labels = new Map(shortcutsOf(helpEn).map(({ keys, label }) => [keys, label]));
  for (const { keys, label } of ACTIONS) {
    if (keys !== undefined) expect(labels.get(comboNames(keys).join(' + '))).toBe(label.message);
  }
});

/** Rows of the table of shortcuts, with the keys written as in the interface. */
function shortcutsOf({ sections }: Article) {
  const section = sections.find(({ id }) => id === 'General-which-keyboard-shortcuts-are-there');
  const table = section?.blocks.find((block) => block.kind === 'table');
  return (table?.rows ?? []).map(([keys = '', label = '']) => ({
    keys: plainText(keys).replace(/^Ctrl (or|ਜਾਂ) Cmd/u, 'Ctrl / Cmd'),
    label: plainText(label),
  }));
}

describe.each(articles)('the typing tables in %s', (_language, article) => {
  const typed = typedTexts(article);

  it.each(typed)('map $keys to $text', ({ text, keys }) => {
    expect(toUnicode(keys)).toBe(text);
  });

  it('have the whole alphabet, each letter once', () => {
    const texts = typed.map(({ text }) => text);
    expect(texts.slice(0, 35)).toEqual([...'ੳਅੲਸਹਕਖਗਘਙਚਛਜਝਞਟਠਡਢਣਤਥਦਧਨਪਫਬਭਮਯਰਲਵੜ']);
    expect(new Set(texts).size).toBe(texts.length);
    // 35 letters, 15 signs and 12 others.
    expect(texts).toHaveLength(62);
  });
});

it('help is in Punjabi for the Gurmukhi interface, and in English for all others', async () => {
  expect((await loadHelp({ language: 'pa' })).content).toEqual({
    page: 'help',
    article: helpPa,
    language: 'pa',
  });
  for (const language of ['en', 'hi', 'es', 'pa-Arab'] as const) {
    const { content, title, status } = await loadHelp({ language });
    expect(content).toEqual({ page: 'help', article: helpEn, language: 'en' });
    expect([status, title]).toEqual([200, 'Help']);
  }
});
