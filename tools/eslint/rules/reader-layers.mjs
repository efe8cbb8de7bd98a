import path from 'node:path';

/**
 * Makes the folders of the reader's source layers: a file imports only from its own layer and those below it. The entry
 * points import any layer, and only tests and stories import `testing`.
 */

/** Top layer first. */
const LAYERS = ['app', 'pages', 'features', 'shared', 'content'];

const ROOT = '/apps/reader/src/';
const TESTS = /\/testing\/|\.(test|stories)\.tsx?$/;

/** @param {string} file @returns {string | undefined} its path within the reader's source */
function pathInReader(file) {
  const normal = file.replaceAll(path.sep, '/');
  const start = normal.indexOf(ROOT);
  return start < 0 ? undefined : normal.slice(start + ROOT.length);
}

/** @param {string} file @returns {string} the top folder of a path within the reader's source; empty for the entries */
const folderOf = (file) => (file.includes('/') ? (file.split('/')[0] ?? '') : '');

/**
 * @param {string} from the importing folder
 * @param {string} to the imported folder
 */
function isBelow(from, to) {
  if (from === '') return LAYERS.includes(to);
  if (from === 'testing') return LAYERS.indexOf(to) > 0;
  return LAYERS.includes(from) && LAYERS.indexOf(to) > LAYERS.indexOf(from);
}

/** @type {import('eslint').Rule.RuleModule} */
export const readerLayers = {
  meta: {
    type: 'problem',
    docs: { description: 'imports within the reader go down' },
    messages: {
      upward:
        "'{{from}}' may not import '{{to}}'. Imports go down ({{layers}}): move what both need to the lower layer, or pass it in.",
      testing: 'Only tests and stories import src/testing.',
    },
    schema: [],
  },
  create(context) {
    const file = pathInReader(context.filename);
    if (file === undefined) return {};
    const from = folderOf(file);
    const isTest = TESTS.test(`/${file}`);
    /** @param {any} node */
    const check = (node) => {
      const specifier = node.source?.value ?? node.argument?.literal?.value;
      if (typeof specifier !== 'string' || !specifier.startsWith('.')) return;
      const target = pathInReader(path.resolve(path.dirname(context.filename), specifier));
      const to = target === undefined ? undefined : folderOf(target);
      if (to === undefined || to === from || isBelow(from, to)) return;
      if (to !== 'testing') {
        const data = { from: from || 'src', to: to || 'src', layers: LAYERS.join(' → ') };
        context.report({ node, messageId: 'upward', data });
      } else if (!isTest) context.report({ node, messageId: 'testing' });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
