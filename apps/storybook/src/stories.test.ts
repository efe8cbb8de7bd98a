import { INTERFACE_LANGUAGES, LANGUAGES } from '@naad/settings-schema';
import { THEME_NAMES } from '@naad/ui-tokens';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BuiltStorybook, type Entry, readEntries } from './testing/BuiltStorybook.ts';
import { findMessageIds, readMessageIds } from './testing/readMessageIds.ts';

const entries = readEntries();
const stories = entries.filter(({ type }) => type === 'story');
const docs = entries.filter(({ type }) => type === 'docs');
const OTHER_THEMES = THEME_NAMES.filter((theme) => theme !== 'light');
const OTHER_LANGUAGES = INTERFACE_LANGUAGES.filter((language) => language !== 'en');

/** The first story of each file, each in one language in turn; a page changes its language rarely in this order. */
const firstStories = stories.filter(
  ({ id, importPath }) => stories.find((story) => story.importPath === importPath)?.id === id,
);
const storiesByLanguage = OTHER_LANGUAGES.flatMap((language, index) =>
  firstStories
    .filter((_, at) => at % OTHER_LANGUAGES.length === index)
    .map(({ id }) => [language, id] as const),
);

const messageIds = await readMessageIds();
let storybook: BuiltStorybook;

beforeAll(async () => {
  storybook = await BuiltStorybook.start();
});

afterAll(() => storybook.stop());

const findIds = (text: string) => findMessageIds(text, messageIds).map((id) => `message id: ${id}`);

/** Everything that is wrong with a story in the built Storybook. */
const findProblems = (story: Pick<Entry, 'id' | 'type'>, play?: () => unknown) =>
  storybook.withPage(async (page) => {
    const problems = await page.render(story, { play });
    const ids = findIds(await page.readText());
    const violations = await page.findViolations(story, OTHER_THEMES);
    return [...problems, ...ids, ...violations, ...(await page.takeProblems())];
  });

describe('the built Storybook', () => {
  it('has stories of every app and library with components', () => {
    const folders = new Set(stories.map(({ importPath }) => /([^/]+)\/src\//.exec(importPath)?.[1]));
    for (const folder of ['reader', 'controller', 'display', 'embed', 'kit', 'render']) {
      expect(folders).toContain(folder);
    }
  });
});

/** Play functions that break a story, with what is reported. They run in the page. */
const BREAKS: readonly (readonly [string, () => unknown, RegExp])[] = [
  [
    'its play function fails',
    () => {
      throw new Error('expected 1 to be 2');
    },
    /^play function: expected 1 to be 2$/,
  ],
  [
    'an error is in the console',
    () => {
      console.error('Each child needs a key.');
    },
    /^console\.error: Each child needs a key\.$/,
  ],
  [
    'an exception is uncaught',
    () =>
      new Promise((resolve) => {
        setTimeout(() => {
          resolve(undefined);
          throw new Error('too late');
        });
      }),
    /^uncaught.*: too late$/,
  ],
  [
    'a file is missing',
    () => {
      document
        .querySelector('#storybook-root button')
        ?.append(Object.assign(new Image(), { src: 'missing.png', alt: '' }));
    },
    /^404: .*\/missing\.png$/,
  ],
  [
    'a text is a message id',
    () => document.querySelector('#storybook-root button')?.append(', A1taO8.'),
    /^message id: A1taO8$/,
  ],
  [
    'a name is a message id',
    () => document.querySelector('#storybook-root button')?.setAttribute('aria-label', 'A1taO8'),
    /^message id: A1taO8$/,
  ],
  [
    'a control has no name',
    () => document.querySelector('#storybook-root button')?.replaceChildren(),
    /^axe button-name in the theme light/,
  ],
  [
    'colours lack contrast in one theme',
    () => {
      const style = document.createElement('style');
      style.textContent = '[data-theme="dark"] #storybook-root button { color: #333; background: #222; }';
      document.querySelector('#storybook-root button')?.parentElement?.append(style);
    },
    /^axe color-contrast in the theme dark/,
  ],
];

describe('a story fails', () => {
  const button = { id: 'kit-button--quiet', type: 'story' } as const;

  it.each(BREAKS)('if %s', async (_, play, expected) => {
    expect(await findProblems(button)).toEqual([]);
    expect(await findProblems(button, play)).toContainEqual(expect.stringMatching(expected));
  });
});

describe('the story', () => {
  it.concurrent.each(stories.map((story) => [story.id, story] as const))(
    '%s has texts, no errors, and is accessible in every theme',
    async (_, story) => {
      expect(await findProblems(story)).toEqual([]);
    },
  );
});

describe('the docs page', () => {
  it.concurrent.each(docs.map((page) => [page.id, page] as const))(
    '%s renders all its Markdown, without errors',
    async (_, page) => {
      const text = await storybook.withFreshPage(async (docsPage) => {
        expect(await docsPage.render(page)).toEqual([]);
        return docsPage.readText();
      });
      expect(findIds(text)).toEqual([]);
      expect(text).not.toMatch(/\|\s*:?-{3,}/);
    },
  );
});

/** A story with texts of each app. */
const APP_STORIES = [
  'shell-header--on-results',
  'controller-way-in--empty',
  'display-desk--nothing-open',
  'embed-frame--not-found',
];

describe('the language of the toolbar', () => {
  it.concurrent.each(APP_STORIES)('changes the texts of %s', async (id) => {
    await storybook.withPage(async (page) => {
      await page.render({ id, type: 'story' });
      const texts = new Set([await page.readText()]);
      for (const language of OTHER_LANGUAGES) {
        expect(await page.choose('language', language), language).toEqual([]);
        texts.add(await page.readText());
      }
      expect(texts.size).toBe(INTERFACE_LANGUAGES.length);
    });
  });

  it.concurrent.each(storiesByLanguage)('shows %s, in its direction, in %s', async (language, id) => {
    await storybook.withPage(async (page) => {
      // Play functions look for English names.
      const play = () => undefined;
      expect(await page.render({ id, type: 'story' }, { language, play })).toEqual([]);
      expect(findIds(await page.readText())).toEqual([]);
      const { tag, direction } = LANGUAGES[language];
      expect(await page.readLanguage()).toEqual({ tag, direction });
    });
  });
});
