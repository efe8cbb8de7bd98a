import { expect, it } from 'vitest';
import { withoutPreload } from './leanImports.ts';

it('withoutPreload unwraps plain dynamic imports and leaves other calls as they are', () => {
  const code = [
    'const all = () => __vitePreload(() => import("./all.js"), __VITE_PRELOAD__);',
    'const some = () => __vitePreload(async () => {',
    '\tconst { One, two: Two } = await import("./some.js");',
    '\treturn { One, Two };',
    '}, __VITE_PRELOAD__).then(({ One }) => One);',
    'const inside = () => __vitePreload(() => import("./shared.js").then((n) => n.t), __VITE_PRELOAD__);',
  ].join('\n');
  expect(withoutPreload(code)).toBe(
    [
      'const all = () => import("./all.js");',
      'const some = () => import("./some.js").then(({ One }) => One);',
      'const inside = () => __vitePreload(() => import("./shared.js").then((n) => n.t), __VITE_PRELOAD__);',
    ].join('\n'),
  );
});
