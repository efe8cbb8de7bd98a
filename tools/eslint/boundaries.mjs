/**
 * Who may import whom. Options of `@nx/enforce-module-boundaries`; the tags are in the `nx.tags` of every
 * project's package.json. Imports go down the ladder only, type imports included:
 *
 *   pure | contract → model → search | client | state | ui → render → app
 *
 * There is deliberately no entry that lets everything import everything: a project with a tag that is not named
 * here may import nothing.
 */

/** What each kind of project may import. */
const ladder = {
  pure: ['pure'],
  contract: ['contract'],
  model: ['model', 'pure'],
  search: ['search', 'model', 'pure'],
  client: ['client', 'contract', 'model', 'pure'],
  state: ['state', 'pure'],
  ui: ['ui'],
  render: ['render', 'ui', 'model', 'pure'],
  testing: ['testing', 'pure', 'contract', 'model', 'search', 'client', 'state', 'ui', 'render'],
  app: ['testing', 'pure', 'contract', 'model', 'search', 'client', 'state', 'ui', 'render'],
  e2e: ['testing', 'pure', 'contract', 'model'],
  tool: ['pure', 'model'],
};

/** Where each kind of project runs, and so whose code it can run. */
const runtimes = {
  any: ['any'],
  browser: ['any', 'browser'],
  node: ['any', 'node'],
};

/** Packages that would bring a screen, a store or a server into a library that must know none. */
const uiPackages = ['react', 'react-*', 'react/*'];
const storePackages = ['@reduxjs/*', 'redux', 'react-redux'];
const serverPackages = ['fastify', '@fastify/*', 'pino'];
const banned = {
  pure: [...uiPackages, ...storePackages, ...serverPackages],
  contract: [...uiPackages, ...storePackages, ...serverPackages],
  model: [...uiPackages, ...storePackages, ...serverPackages],
  search: [...uiPackages, ...storePackages, ...serverPackages],
  client: [...uiPackages, ...storePackages, ...serverPackages],
  state: [...serverPackages, 'react-router-dom'],
  ui: [...storePackages, ...serverPackages, 'react-router-dom'],
  render: [...storePackages, ...serverPackages, 'react-router-dom'],
};

const typeConstraints = Object.entries(ladder).map(([type, allowed]) => ({
  sourceTag: `type:${type}`,
  onlyDependOnLibsWithTags: allowed.map((each) => `type:${each}`),
  ...(type in banned ? { bannedExternalImports: banned[/** @type {keyof typeof banned} */ (type)] } : {}),
}));

const runtimeConstraints = Object.entries(runtimes).map(([runtime, allowed]) => ({
  sourceTag: `runtime:${runtime}`,
  onlyDependOnLibsWithTags: allowed.map((each) => `runtime:${each}`),
}));

export const boundaries = {
  // Modules that a bundler makes: no project has them.
  allow: ['^virtual:'],
  enforceBuildableLibDependency: false,
  allowCircularSelfDependency: true,
  banTransitiveDependencies: true,
  depConstraints: [...typeConstraints, ...runtimeConstraints],
};
