import { readdirSync, readFileSync } from 'node:fs';

/**
 * Every custom property that the tokens or a style sheet of the product declare: a name that nobody declares is a
 * mistyped one.
 */
function declaredProperties() {
  const names = ['apps', 'libs'].flatMap((folder) => {
    const root = new URL(`./${folder}/`, import.meta.url);
    return styleSheets(root).flatMap(
      (file) => readFileSync(file, 'utf8').match(/--[a-z\d-]+(?=\s*:)/g) ?? [],
    );
  });
  return Object.fromEntries(names.map((name) => [name, 'declared']));
}

/** @param {URL} folder @returns {URL[]} */
function styleSheets(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) {
      const isMade =
        entry.name === 'node_modules' || entry.name === 'dist' || entry.name === 'storybook-static';
      return isMade ? [] : styleSheets(new URL(`${entry.name}/`, folder));
    }
    return entry.name.endsWith('.css') ? [new URL(entry.name, folder)] : [];
  });
}

const COLOUR_FUNCTIONS = ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'];
const COLOUR_MESSAGE = 'Colours come from @naad/ui-tokens: use var(--…), currentColor or transparent';

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  plugins: [
    'stylelint-use-logical',
    'stylelint-value-no-unknown-custom-properties',
    'stylelint-declaration-strict-value',
  ],
  ignoreFiles: [
    '**/dist/**',
    '**/node_modules/**',
    '**/coverage/**',
    '**/storybook-static/**',
    '**/playwright-report/**',
  ],
  reportNeedlessDisables: true,
  reportInvalidScopeDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    // CSS Modules: a class is a property of `styles`, so it is named as one.
    'selector-class-pattern': [
      '^[a-z][a-zA-Z0-9]*$',
      { message: (selector) => `Name the class "${selector}" in camelCase: it is a property of styles` },
    ],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local', 'export'] }],
    'property-no-unknown': [true, { ignoreProperties: ['composes'], ignoreSelectors: [':export'] }],
    // A rule of one module says nothing of the order in another's, and hover follows its own element.
    'no-descending-specificity': null,
    'value-keyword-case': ['lower', { camelCaseSvgKeywords: true }],

    // Shahmukhi and Urdu run from right to left: sides are start and end.
    'csstools/use-logical': 'always',

    // Focus is shown to those who move it by keyboard, and never taken away.
    'selector-pseudo-class-disallowed-list': [
      ['focus'],
      { message: (pseudo) => `Use :focus-visible instead of ${pseudo}, so that a tap leaves no ring behind` },
    ],
    'declaration-property-value-disallowed-list': [
      { '/^outline(-style|-width)?$/': ['none', '0'], '/^transition(-property)?$/': ['/\\ball\\b/'] },
      {
        message: (property, value) =>
          `Leave out "${property}: ${value}": focus has to stay visible, and a transition names what moves`,
      },
    ],
    // The tokens set these times to nothing for those who prefer reduced motion.
    'declaration-property-unit-disallowed-list': [
      { '/^(transition|animation)/': ['s', 'ms'] },
      {
        message: (property) =>
          `Take the time of "${property}" from @naad/ui-tokens, which knows reduced motion`,
      },
    ],
    'declaration-no-important': [true, { message: 'Use a layer or a better selector instead of !important' }],

    // What is drawn comes from the tokens, so that every theme reaches it and every token exists.
    'csstools/value-no-unknown-custom-properties': [
      true,
      { importFrom: [{ 'custom-properties': declaredProperties() }] },
    ],
    'color-no-hex': [true, { message: COLOUR_MESSAGE }],
    'color-named': ['never', { message: COLOUR_MESSAGE }],
    'function-disallowed-list': [COLOUR_FUNCTIONS, { message: COLOUR_MESSAGE }],
    'scale-unlimited/declaration-strict-value': [
      ['/color$/', 'fill', 'stroke'],
      {
        expandShorthand: true,
        recurseLonghand: true,
        disableFix: true,
        ignoreValues: [
          '/^(currentcolor|transparent|inherit|initial|unset|revert|none|auto)$/i',
          '/^(canvas|button|link|highlight|field|graytext|mark)[a-z]*$/i',
        ],
        message: COLOUR_MESSAGE,
      },
    ],
  },
  overrides: [
    {
      // The tokens are where colours and times are written down.
      files: ['libs/ui/tokens/**/*.css'],
      rules: {
        'color-no-hex': null,
        'color-named': null,
        'function-disallowed-list': null,
        'scale-unlimited/declaration-strict-value': null,
      },
    },
  ],
};
