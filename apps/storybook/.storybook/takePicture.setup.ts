import { afterEach, inject } from 'vitest';
import { page } from 'vitest/browser';

declare module 'vitest' {
  interface ProvidedContext {
    picturesFolder: string;
  }
}

/**
 * A picture of every story as it stands once its play function is done, for people to look through: they are compared
 * with nothing. Only `SCREENSHOTS=1` runs this.
 */
afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string };
  const theme = document.documentElement.dataset['theme'];
  if (storyId === undefined || theme === undefined) return;
  // A page as long as it is: the next story has its own size again.
  await page.viewport(window.innerWidth, Math.max(window.innerHeight, document.documentElement.scrollHeight));
  await page.screenshot({ path: `${inject('picturesFolder')}${theme}/${storyId}.png` });
});
