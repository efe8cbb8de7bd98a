import type { Page } from '@playwright/test';

/** Lists texts whose contrast with their background is below 4.5 (WCAG 1.4.3), one line each. */
export async function unreadableText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults = new Set<string>();
    const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const known = new Map<string, number>();
    const luminance = (colour: string): number => {
      const light = known.get(colour) ?? luminanceOf(colour);
      known.set(colour, light);
      return light;
    };
    const luminanceOf = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const sheet = matchMedia('(prefers-color-scheme: dark)').matches ? 'rgb(0, 0, 0)' : 'rgb(255, 255, 255)';
    const grounds = new Map<Element, string>();
    const groundOf = (element: Element | null): string => {
      if (!element) return sheet;
      const found = grounds.get(element);
      if (found !== undefined) return found;
      const { backgroundColor } = getComputedStyle(element);
      const isOpaque = (channels(backgroundColor)[3] ?? 1) === 1;
      const ground = isOpaque ? backgroundColor : groundOf(element.parentElement);
      grounds.set(element, ground);
      return ground;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = (node.textContent ?? '').trim();
      if (!element || text === '' || !element.checkVisibility() || element.closest('script, style, svg'))
        continue;
      const { color } = getComputedStyle(element);
      const ground = groundOf(element);
      const [dark = 0, light = 0] = [luminance(color), luminance(ground)].sort((a, b) => a - b);
      const contrast = (light + 0.05) / (dark + 0.05);
      // Disabled controls may be faint.
      if (contrast < 4.5 && !element.closest(':disabled, [aria-disabled="true"]'))
        faults.add(`${color} on ${ground}: ${text.slice(0, 40)}`);
    }
    return [...faults];
  });
}
