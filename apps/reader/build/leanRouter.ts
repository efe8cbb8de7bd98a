import type { Plugin } from 'vite';

/**
 * Lets the bundler leave out the parts of react-router that are not used. Its components are named for developers' tools
 * (`Link.displayName = …`), and made by calls that a bundler must take for ones with effects: each alone keeps a component
 * in the bundle with all it needs, together a third of the library. The names go, the calls are marked as what they are.
 */
export function leanRouter(): Plugin {
  return {
    name: 'naad:lean-router',
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) => ({ code: withoutTies(code), map: null }),
    },
  };
}

/** A class with what is set on it afterwards, as one expression that can be left out whole. */
const PURE_CLASS = 'var $1 = /* @__PURE__ */ Object.assign($2, { contextType: $3 });';

/** Exported for its test. */
export function withoutTies(code: string): string {
  return code
    .replaceAll(/^[A-Za-z]\w*\.displayName = "\w+";$/gm, '')
    .replaceAll(
      /^var (\w+) = (class extends React\d*\.Component \{\n.*?^\});\n\1\.contextType = (\w+);$/gms,
      PURE_CLASS,
    )
    .replaceAll(/(?<== )(React\d*\.(?:forwardRef|memo|createContext)\()/g, '/* @__PURE__ */ $1');
}
