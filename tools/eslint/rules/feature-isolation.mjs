import path from 'node:path';

/**
 * Forbids imports between features of an app (`src/features/<noun>`): pages and routes compose them. Shared code moves beside
 * the features or into a library.
 */

/** @param {string} file @returns {{ root: string, feature: string } | undefined} */
function featureOf(file) {
  const found = /^(.*\/src\/features)\/([^/]+)\//.exec(`${file.replaceAll(path.sep, '/')}/`);
  return found?.[1] && found[2] ? { root: found[1], feature: found[2] } : undefined;
}

/** @type {import('eslint').Rule.RuleModule} */
export const featureIsolation = {
  meta: {
    type: 'problem',
    docs: { description: 'no feature imports a feature' },
    messages: {
      crossing:
        "Feature '{{from}}' may not import feature '{{to}}': compose them in the page or route, or move what they share.",
    },
    schema: [],
  },
  create(context) {
    const source = featureOf(context.filename);
    if (!source) return {};
    /** @param {any} node */
    const check = (node) => {
      const specifier = node.source?.value;
      if (typeof specifier !== 'string' || !specifier.startsWith('.')) return;
      const target = featureOf(path.resolve(path.dirname(context.filename), specifier));
      if (target && target.root === source.root && target.feature !== source.feature) {
        context.report({ node, messageId: 'crossing', data: { from: source.feature, to: target.feature } });
      }
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
