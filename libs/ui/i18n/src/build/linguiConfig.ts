import { defineConfig, type LinguiConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** Files that are not part of an app. */
const EXCLUDED_FILES = ['**/*.test.*', '**/*.stories.*', '**/testing/**'];

/** A catalog: its file name, and the globs of the files whose messages it holds. */
export interface Catalog {
  readonly name: string;
  /** Every source file by default. */
  readonly include?: readonly string[];
  /** Besides the `EXCLUDED_FILES`. */
  readonly exclude?: readonly string[];
}

/**
 * The `lingui.config.ts` of an app.
 *
 * @param folder the folder of its catalogs, relative to the app
 */
export function linguiConfig(catalogs: readonly Catalog[], folder = 'src/language/catalogs'): LinguiConfig {
  return defineConfig({
    sourceLocale: 'en',
    // `en-XA` is a pseudo-locale: English with every letter accented, so untranslated messages stand out.
    locales: ['en', 'pa', 'hi', 'es', 'pa-Arab', 'en-XA'],
    pseudoLocale: 'en-XA',
    fallbackLocales: { default: 'en' },
    catalogs: catalogs.map(({ name, include = ['<rootDir>/src'], exclude = [] }) => ({
      path: `<rootDir>/${folder}/{locale}/${name}`,
      include: [...include],
      exclude: [...EXCLUDED_FILES, ...exclude],
    })),
    format: formatter({ origins: true, lineNumbers: false }),
    orderBy: 'message',
  });
}
