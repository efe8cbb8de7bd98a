import type { Page } from '@playwright/test';

const TOKENS = 'line line-small large text teeka translation transliteration small tiny least'.split(' ');
/** Sizes that texts may have; the line of the hukamnama on Home is 1.4 times a line. */
const STEPS = [...TOKENS.map((token) => `var(--size-${token})`), 'calc(1.4 * var(--size-line))'];

/**
 * Lists texts on the screen whose size isn't a step of the type scale, as `size: text`. Skips pictures and texts that only
 * screen readers get.
 */
export function textsOffScale(page: Page): Promise<string[]> {
  return page.evaluate((steps) => {
    const probe = document.body.appendChild(document.createElement('i'));
    const scale = new Set(
      steps.map((step) => {
        probe.style.fontSize = step;
        return getComputedStyle(probe).fontSize;
      }),
    );
    probe.remove();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    const range = document.createRange();
    while (texts.nextNode()) {
      const { currentNode } = texts;
      const { parentElement } = currentNode;
      range.selectNodeContents(currentNode);
      const { width, height } = range.getBoundingClientRect();
      if (width < 2 || height < 2 || !parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      if (parentElement.closest('svg')) continue;
      const clip = getComputedStyle(parentElement).clipPath;
      const { fontSize } = getComputedStyle(parentElement);
      if (clip === 'none' && !scale.has(fontSize)) {
        found.add(`${fontSize}: ${currentNode.textContent?.trim().slice(0, 30) ?? ''}`);
      }
    }
    return [...found];
  }, STEPS);
}
