import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Requires every imported package to be declared in the importing project's package.json. Tests, stories, benches and
 * configuration may also use the root's development dependencies.
 */

const workspaceRoot = fileURLToPath(new URL('../../../', import.meta.url));

/** @typedef {{ name: string, declared: Set<string> }} Manifest */

/** @type {Map<string, Manifest | undefined>} */
const manifests = new Map();

/**
 * @param {string} folder
 * @returns {Manifest | undefined} the nearest package.json at or above a folder
 */
function nearestManifest(folder) {
  if (!manifests.has(folder)) {
    const file = path.join(folder, 'package.json');
    const parent = path.dirname(folder);
    manifests.set(
      folder,
      existsSync(file) ? readManifest(file) : parent === folder ? undefined : nearestManifest(parent),
    );
  }
  return manifests.get(folder);
}

/** @param {string} file @returns {Manifest} */
function readManifest(file) {
  const { name, dependencies, devDependencies, peerDependencies, optionalDependencies } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  const declared = Object.keys({
    ...dependencies,
    ...devDependencies,
    ...peerDependencies,
    ...optionalDependencies,
  });
  return { name, declared: new Set(declared) };
}

/** @param {string} specifier @returns {string} `@scope/name` of `@scope/name/sub/path` */
function packageOf(specifier) {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

const DEVELOPMENT_FILE =
  /\.(test|test-d|spec|stories|bench|config|setup)\.[cm]?[jt]sx?$|\/(bench|testing|\.storybook|tools)\/|\/apps\/[^/]+\/build\/|vitest\.shared\.ts$/;

/** @type {import('eslint').Rule.RuleModule} */
export const declaredImport = {
  meta: {
    type: 'problem',
    docs: { description: 'an import is a declared dependency of its package' },
    messages: {
      undeclared:
        "'{{imported}}' is not declared in the package.json of {{owner}}: add it there, with an exact version.",
    },
    schema: [],
  },
  create(context) {
    const owner = nearestManifest(path.dirname(context.filename));
    const root = nearestManifest(path.resolve(workspaceRoot));
    if (!owner) return {};
    const isDevelopment = DEVELOPMENT_FILE.test(context.filename.replaceAll(path.sep, '/'));
    /** @param {any} node */
    const check = (node) => {
      const specifier = node.source?.value;
      if (
        typeof specifier !== 'string' ||
        /^([./#]|virtual:|https?:|data:)/.test(specifier) ||
        isBuiltin(specifier)
      )
        return;
      const imported = packageOf(specifier.replace(/\?.*$/, ''));
      const types = `@types/${imported.replace(/^@([^/]+)\//, '$1__')}`;
      const isTypeOnly = node.importKind === 'type' || node.exportKind === 'type';
      const isDeclared =
        imported === owner.name ||
        owner.declared.has(imported) ||
        (isTypeOnly && owner.declared.has(types)) ||
        (isDevelopment && root?.declared.has(imported));
      if (!isDeclared)
        context.report({ node, messageId: 'undeclared', data: { imported, owner: owner.name } });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
