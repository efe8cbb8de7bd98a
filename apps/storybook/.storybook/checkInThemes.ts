import { afterEach as askAxe } from '@storybook/addon-a11y/preview';

type Context = Parameters<typeof askAxe>[0];

/**
 * A theme is colours and nothing else, which `themes.test.ts` of the tokens holds: what axe has to say of names, roles
 * and order it has said in the first theme, and here it is asked about colours.
 */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const PLACE_RULES = ['target-size', 'scrollable-region-focusable'];

/**
 * Asks axe about a drawn story again in other themes: a story is drawn once and the attribute of the page changes, as
 * it does for a visitor, which is much quicker than drawing every story anew in each theme.
 *
 * @param themes those besides the one that the story was drawn in
 * @throws with the name of the theme where axe finds a violation
 */
export async function checkInThemes(context: Context, themes: readonly string[]) {
  const root = document.documentElement;
  const drawnIn = root.dataset['theme'];
  try {
    for (const theme of themes) {
      root.dataset['theme'] = theme;
      endTransitions();
      try {
        await askAxe(aboutColours(context));
      } catch (violation) {
        throw new Error(`In the theme ${theme}: ${String(violation)}`, { cause: violation });
      }
    }
  } finally {
    root.dataset['theme'] = drawnIn;
  }
}

const aboutColours = (context: Context): Context => ({
  ...context,
  parameters: { ...context.parameters, a11y: asking(context, COLOUR_RULES) },
});

/** Has axe ask only where things lie: all that the direction of a page changes of a story that it has seen. */
export function askAboutPlaces(context: Pick<Context, 'parameters'>) {
  context.parameters['a11y'] = asking(context, PLACE_RULES);
}

function asking({ parameters }: Pick<Context, 'parameters'>, rules: readonly string[]): object {
  const a11y = parameters['a11y'] as { options?: object } | undefined;
  return { ...a11y, options: { ...a11y?.options, runOnly: { type: 'rule', values: rules } } };
}

/** A colour that is still on its way from one theme to the next is no colour of either. */
function endTransitions() {
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish();
  }
}
