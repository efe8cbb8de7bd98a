import { afterEach as askAxe } from '@storybook/addon-a11y/preview';

/**
 * Asks axe about a drawn story again in other themes: a story is drawn once and the attribute of the page changes, as
 * it does for a visitor, which is much quicker than drawing every story anew in each theme.
 *
 * @param themes those besides the one that the story was drawn in
 * @throws with the name of the theme where axe finds a violation
 */
export async function checkInThemes(context: Parameters<typeof askAxe>[0], themes: readonly string[]) {
  const root = document.documentElement;
  const drawnIn = root.dataset['theme'];
  try {
    for (const theme of themes) {
      root.dataset['theme'] = theme;
      endTransitions();
      try {
        await askAxe(context);
      } catch (violation) {
        throw new Error(`In the theme ${theme}: ${String(violation)}`, { cause: violation });
      }
    }
  } finally {
    root.dataset['theme'] = drawnIn;
  }
}

/** A colour that is still on its way from one theme to the next is no colour of either. */
function endTransitions() {
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish();
  }
}
