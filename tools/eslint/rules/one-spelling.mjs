import path from 'node:path';
import { words } from './words.mjs';

/**
 * Enforces one spelling per glossary term in declared names and file names. Object keys, members and strings are
 * exempt, because other people's wire formats need their own spelling.
 */

/** Variant spellings of a word, and the right one. */
const replacements = [
  { pattern: /^(vishra+m|visram)s?$/, instead: 'visraam' },
  { pattern: /^(larivar|laridvaa?r|lareevaa?r)s?$/, instead: 'larivaar' },
  { pattern: /^(baani|baanee|banee)s?$/, instead: 'bani' },
  { pattern: /^(shabd|shabadh)s?$/, instead: 'shabad' },
  { pattern: /^(angh|panna)s?$/, instead: 'ang' },
  { pattern: /^(pankti|pangti|panktee)s?$/, instead: 'pangati (or line)' },
];

/** @param {string} name */
function misspelling(name) {
  for (const word of words(name)) {
    const found = replacements.find(({ pattern }) => pattern.test(word));
    if (found) return { word, instead: found.instead };
  }
  return undefined;
}

/** @type {import('eslint').Rule.RuleModule} */
export const oneSpelling = {
  meta: {
    type: 'suggestion',
    docs: { description: 'one spelling per term of the glossary in declared names and file names' },
    messages: {
      name: "Write '{{instead}}' for '{{word}}' in '{{name}}': one spelling per term (docs/glossary.md).",
      file: "Write '{{instead}}' for '{{word}}' in the file name: one spelling per term (docs/glossary.md).",
    },
    schema: [],
  },
  create(context) {
    return {
      Program(program) {
        const stem = path.basename(context.filename).split('.')[0] ?? '';
        const inFileName = misspelling(stem);
        if (inFileName) context.report({ node: program, messageId: 'file', data: inFileName });
        for (const scope of context.sourceCode.scopeManager.scopes) {
          for (const variable of scope.variables) {
            const found = misspelling(variable.name);
            const node = variable.defs[0]?.name;
            if (found && node) {
              // A class or named function expression is declared in two scopes by the same definition.
              const isInnerCopy = scope.type === 'class' || scope.type === 'function-expression-name';
              if (isInnerCopy && variable.defs[0]?.node.type.endsWith('Declaration')) continue;
              context.report({ node, messageId: 'name', data: { ...found, name: variable.name } });
            }
          }
        }
      },
    };
  },
};
