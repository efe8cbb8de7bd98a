import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Plugin } from 'vite';

const TEXT = /\/(?:catalogs|content)\/([\w-]+)\/([\w-]+)\.(po|md)$/;
const RUNTIME = path.resolve(import.meta.dirname, '../src/app/worker/languageTexts.ts');
/** Stands in the code for the addresses of the files, which are known once all modules are transformed. */
const PLACEHOLDER = '__LANGUAGE_TEXT_HREFS__';
const FOLDER = 'language-texts';

/**
 * Moves catalogs and articles out of the service worker's code into one file for each language, since a device needs one
 * language. See src/app/worker/languageTexts.ts.
 */
export function languageTexts(): Plugin {
  const texts = new Map<string, Record<string, unknown>>();
  return {
    name: 'naad:language-texts',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: TEXT },
      handler(code, id) {
        const [, language = '', part = '', type = ''] = TEXT.exec(id) ?? [];
        const [name, key] = type === 'po' ? [language, `messages/${part}`] : [language, `articles/${part}`];
        const exported = type === 'po' ? 'messages' : 'article';
        texts.set(name, { ...texts.get(name), [key]: valueOf(code) });
        return {
          code: [
            `import { languageText } from ${JSON.stringify(RUNTIME)};`,
            `export const ${exported} = languageText(${JSON.stringify(name)}, ${JSON.stringify(key)});`,
          ].join('\n'),
          map: null,
        };
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const hrefs = [...texts].map(([name, content]) => {
          const source = JSON.stringify(content);
          const hash = createHash('sha256').update(source).digest('hex').slice(0, 10);
          const fileName = `${FOLDER}/${name}-${hash}.json`;
          this.emitFile({ type: 'asset', fileName, source });
          return `${name} /${fileName}`;
        });
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = file.code.replace(PLACEHOLDER, hrefs.join(','));
        }
      },
    },
  };
}

/** The value that a compiled catalog or article exports. */
function valueOf(code: string): unknown {
  const body = code.replace(/export const \w+\s*=/, 'return ');
  // Our own plugins wrote this code a moment ago.

  return new Function(body)();
}
