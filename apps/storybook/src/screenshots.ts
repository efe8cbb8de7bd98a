import { fileURLToPath } from 'node:url';
import { BuiltStorybook, readEntries } from './testing/BuiltStorybook.ts';

/**
 * Takes a screenshot of every story of the built Storybook in two themes, for people to look through; they are compared
 * with nothing.
 */
const FOLDER = fileURLToPath(new URL('../../../dist/storybook-screenshots/', import.meta.url));
const PAGES = 3;

const storybook = await BuiltStorybook.start();
const shots = ['light', 'dark'].flatMap((theme) =>
  readEntries()
    .filter(({ type }) => type === 'story')
    .map((story) => ({ theme, story })),
);
const total = shots.length;
const takeAll = async () => {
  for (let shot = shots.shift(); shot; shot = shots.shift()) {
    const { theme, story } = shot;
    await storybook.withPage((page) =>
      page.takeScreenshot(story, theme, `${FOLDER}${theme}/${story.id}.png`),
    );
  }
};
await Promise.all(Array.from({ length: PAGES }, takeAll));
await storybook.stop();
console.log(`${String(total)} screenshots are in ${FOLDER}`);
