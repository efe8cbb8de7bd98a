import { afterEach, inject } from 'vitest';
import { page } from 'vitest/browser';

declare module 'vitest' {
  interface ProvidedContext {
    screenshotsFolder: string;
  }
}

/**
 * Takes a screenshot of every story after its play function, for people to look through; they are compared with
 * nothing. Only `SCREENSHOTS=1` runs this.
 */
afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string };
  const theme = document.documentElement.dataset['theme'];
  if (storyId === undefined || theme === undefined) return;
  // Shows the full page length; the next story sets its own size.
  await page.viewport(window.innerWidth, Math.max(window.innerHeight, document.documentElement.scrollHeight));
  await page.screenshot({ path: `${inject('screenshotsFolder')}${theme}/${storyId}.png` });
});
