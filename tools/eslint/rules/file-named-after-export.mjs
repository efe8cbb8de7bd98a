import path from 'node:path';
import { words } from './words.mjs';

/**
 * Requires a TypeScript module to have an export of its file name (`splitLarivaar.ts`, `GurbaniLine.tsx`;
 * `lineDisplay.ts` for the type `LineDisplay`), so that a name leads to its file; helpers may accompany it. A module
 * of several equal exports may have a noun as its name: camelCase for `.ts`, PascalCase for `.tsx`. Plain Node scripts
 * (`.mjs`) are kebab-case.
 */

/** File names set by a framework or convention; `route`, `meta` and `content` are in every page's folder. */
const exemptStems =
  /^(index|main|schema|route|meta|content|preview|manager|setup|vitest\.shared|.*[.-]config|(.*[.-])?entry([.-].*)?|entry[A-Z]\w*)$/;
const exemptSuffixes = /\.(test|test-d|spec|mobile\.spec|stories|bench|config|shared|setup|d)$/;

const camelCase = /^[a-z][A-Za-z\d]*$/;
const pascalCase = /^[A-Z][A-Za-z\d]*$/;
const kebabCase = /^[a-z\d]+(-[a-z\d]+)*$/;

/** @param {string} name a constant in capitals is named `scriptSources.ts` for `SCRIPT_SOURCES` */
function fileNameFor(name) {
  if (!/^[A-Z][A-Z\d_]+$/.test(name)) return name;
  return words(name)
    .map((word, index) => (index === 0 ? word : word[0]?.toUpperCase() + word.slice(1)))
    .join('');
}

/**
 * @param {any} pattern a binding: an identifier, or a pattern that holds several
 * @returns {string[]}
 */
function boundNames(pattern) {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((/** @type {any} */ each) => boundNames(each.value ?? each.argument));
    case 'ArrayPattern':
      return pattern.elements.flatMap(boundNames);
    case 'AssignmentPattern':
      return boundNames(pattern.left);
    default:
      return [];
  }
}

const isTypeDeclaration = /^TS(Interface|TypeAlias)Declaration$/;

/**
 * @param {any} statement an ExportNamedDeclaration
 * @param {Set<string>} typeNames names declared as types in the module
 * @returns {{ name: string, isType: boolean }[]}
 */
function exportedNames({ declaration, exportKind, specifiers }, typeNames) {
  if (declaration?.type === 'VariableDeclaration') {
    return declaration.declarations
      .flatMap((/** @type {any} */ each) => boundNames(each.id))
      .map((/** @type {string} */ name) => ({ name, isType: false }));
  }
  if (declaration) {
    const isType = isTypeDeclaration.test(declaration.type) || declaration.declare === true;
    return declaration.id ? [{ name: declaration.id.name, isType }] : [];
  }
  return specifiers.map((/** @type {any} */ each) => ({
    name: each.exported.name ?? each.exported.value,
    isType: exportKind === 'type' || each.exportKind === 'type' || typeNames.has(each.local.name),
  }));
}

/** @param {string} name */
function lowerFirst(name) {
  return `${name[0]?.toLowerCase()}${name.slice(1)}`;
}

/** @type {import('eslint').Rule.RuleModule} */
export const fileNamedAfterExport = {
  meta: {
    type: 'suggestion',
    docs: { description: 'a module has an export of its file name' },
    messages: {
      single:
        "'{{actual}}' has no export of its name: call it '{{expected}}{{extension}}' after its only export.",
      camel: "A module of several exports is named with a camelCase noun, not '{{actual}}'.",
      pascal: "A .tsx module is named in PascalCase after its component, not '{{actual}}'.",
      kebab: "A Node script is named in kebab-case, not '{{actual}}'.",
      folder: "Folders are kebab-case (a component's own folder PascalCase), not '{{actual}}'.",
    },
    schema: [],
  },
  create(context) {
    const extension = path.extname(context.filename);
    const actual = path.basename(context.filename);
    const stem = actual.slice(0, -extension.length);
    const isTypeScript = extension === '.ts' || extension === '.tsx';
    return {
      Program(program) {
        const folders = path.dirname(context.filename).split(path.sep);
        const below = folders.includes('src') ? folders.slice(folders.lastIndexOf('src') + 1) : [];
        const folder = below.find((each) => !kebabCase.test(each) && !pascalCase.test(each));
        if (folder) context.report({ node: program, messageId: 'folder', data: { actual: folder } });

        if (exemptStems.test(stem) || exemptSuffixes.test(stem)) return;
        if (!isTypeScript) {
          if (!kebabCase.test(stem.replace(/^\./, '')))
            context.report({ node: program, messageId: 'kebab', data: { actual } });
          return;
        }
        const body = /** @type {any[]} */ (program.body);
        const typeNames = new Set(
          body
            .map((each) => each.declaration ?? each)
            .filter((each) => isTypeDeclaration.test(each.type))
            .map((each) => each.id.name),
        );
        const exported = body
          .filter((each) => each.type === 'ExportNamedDeclaration')
          .flatMap((each) => exportedNames(each, typeNames));
        // Overloads declare the same name several times.
        const names = [...new Set(exported.filter(({ isType }) => !isType).map((each) => each.name))];
        const types = [...new Set(exported.filter(({ isType }) => isType).map((each) => each.name))];
        const hasMatchingExport =
          names.some((name) => stem === fileNameFor(name)) ||
          types.some((type) => stem === type || stem === lowerFirst(type));
        if (hasMatchingExport) return;
        const [name] = names;
        if (names.length === 1 && name !== undefined && types.length < 2) {
          const expected = fileNameFor(name);
          context.report({ node: program, messageId: 'single', data: { expected, extension, actual } });
          return;
        }
        if (extension === '.tsx' && names.length > 0 && !pascalCase.test(stem)) {
          context.report({ node: program, messageId: 'pascal', data: { actual } });
        }
        if (extension === '.ts' && !camelCase.test(stem)) {
          context.report({ node: program, messageId: 'camel', data: { actual } });
        }
      },
    };
  },
};
