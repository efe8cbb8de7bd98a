import type { I18n, Messages } from '@lingui/core';
import type { InterfaceLanguage } from '@naad/settings-schema';
import { makeI18n } from '@naad/ui-i18n';

/** Loads each catalog of all apps. The glob finds new ones. */
const CATALOGS = import.meta.glob<Messages>('../../*/src/**/*.po', { import: 'messages' });

/** The app that a file belongs to: `reader` for `../../reader/src/a/b.po`. */
const appOf = (path: string) => /([^/]+)\/src\//.exec(path)?.[1];

/**
 * Loads the messages of all apps in a language. A message without text is reported as an error.
 *
 * @param storyFile the story's file: two apps may translate the same English differently, and its own app's text is used
 */
export async function loadStoryMessages(language: InterfaceLanguage, storyFile: string): Promise<I18n> {
  const paths = Object.keys(CATALOGS).filter((path) => path.split('/').at(-2) === language);
  const own = paths.filter((path) => appOf(path) === appOf(storyFile));
  const others = paths.filter((path) => !own.includes(path));
  const catalogs = await Promise.all([...others, ...own].map((path) => CATALOGS[path]?.()));
  const i18n = makeI18n(language, Object.assign({}, ...catalogs) as Messages);
  i18n.on('missing', ({ id }) => {
    reportError(new Error(`The message ${id} is in no catalog (npm run messages).`));
  });
  return i18n;
}
