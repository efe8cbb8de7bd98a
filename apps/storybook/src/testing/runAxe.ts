import type Axe from 'axe-core';
import type { ContextObject, RunOptions, Spec } from 'axe-core';

/** The parameter `a11y` of a story. */
export interface AxeParameters {
  readonly config?: Spec;
  readonly options?: RunOptions;
}

/**
 * Runs axe on the rendered story: every rule as it is, colour rules in other themes, and layout rules from right to left.
 * Themes differ only in colours, as `themes.test.ts` of the tokens checks, and directions only in layout. Changing the
 * page's attribute is much faster than rendering again. Runs in the page, so it uses nothing from outside but axe.
 *
 * @returns a line for each violation
 */
export async function runAxe({
  parameters: { config = {}, options = {} },
  otherThemes,
}: {
  parameters: AxeParameters;
  otherThemes: readonly string[];
}): Promise<string[]> {
  const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
  const LAYOUT_RULES = ['target-size', 'scrollable-region-focusable'];
  const { axe } = window as unknown as { axe: typeof Axe };
  const root = document.documentElement;
  const violations: string[] = [];

  axe.reset();
  // Stories have no landmarks around them. Storybook's Accessibility panel leaves this rule out, too.
  axe.configure({ ...config, rules: [{ id: 'region', enabled: false }, ...(config.rules ?? [])] });
  const context: ContextObject = {
    include: ['body'],
    exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'],
  };
  const run = async (where: string, rules?: readonly string[]) => {
    // Colours in the middle of a transition belong to no theme.
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
    const only: RunOptions = rules ? { runOnly: { type: 'rule', values: [...rules] } } : {};
    const { violations: found } = await axe.run(context, { ...options, ...only });
    for (const { id, help, nodes } of found) {
      const places = nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`);
      violations.push(`axe ${id} ${where}: ${help}: ${places.join('; ')}`);
    }
  };

  const { theme } = root.dataset;
  const { dir } = root;
  // A control that is half under the header of a scrolled page has its full size after a scroll.
  window.scrollTo(0, 0);
  await run(`in the theme ${theme ?? ''}`);
  for (const other of otherThemes) {
    root.dataset['theme'] = other;
    await run(`in the theme ${other}`, COLOUR_RULES);
  }
  root.dataset['theme'] = theme;
  root.dir = 'rtl';
  await run('from right to left', LAYOUT_RULES);
  root.dir = dir;
  return violations;
}
