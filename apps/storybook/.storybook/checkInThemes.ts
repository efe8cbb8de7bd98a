import { afterEach as runAxe } from '@storybook/addon-a11y/preview';

type Context = Parameters<typeof runAxe>[0];

/**
 * Themes differ only in colours, as `themes.test.ts` of the tokens checks, so names, roles and order are tested once
 * and only colours in every theme.
 */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const LAYOUT_RULES = ['target-size', 'scrollable-region-focusable'];

/**
 * Runs axe on a rendered story in other themes by changing the page's attribute, which is much faster than rendering
 * every story per theme.
 *
 * @param themes themes besides the rendered one
 * @throws with the name of the theme in which axe finds a violation
 */
export async function checkInThemes(context: Context, themes: readonly string[]) {
  const root = document.documentElement;
  const initialTheme = root.dataset['theme'];
  try {
    for (const theme of themes) {
      root.dataset['theme'] = theme;
      endTransitions();
      try {
        await runAxe(withColourRules(context));
      } catch (violation) {
        throw new Error(`In the theme ${theme}: ${String(violation)}`, { cause: violation });
      }
    }
  } finally {
    root.dataset['theme'] = initialTheme;
  }
}

const withColourRules = (context: Context): Context => ({
  ...context,
  parameters: { ...context.parameters, a11y: withRules(context, COLOUR_RULES) },
});

/** Limits axe to layout rules: the text direction of an already tested story changes only layout. */
export function checkLayoutOnly(context: Pick<Context, 'parameters'>) {
  context.parameters['a11y'] = withRules(context, LAYOUT_RULES);
}

function withRules({ parameters }: Pick<Context, 'parameters'>, rules: readonly string[]): object {
  const a11y = parameters['a11y'] as { options?: object } | undefined;
  return { ...a11y, options: { ...a11y?.options, runOnly: { type: 'rule', values: rules } } };
}

/** Ends transitions, whose intermediate colours belong to no theme. */
function endTransitions() {
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish();
  }
}
