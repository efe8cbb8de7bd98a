// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { importFromInlineScript, toInlineScript } from './joinScripts.ts';

const ENTRY = 'const e=1;function t(){return 2}import("./live-1.js");export{t as a,e as b,e as c};';

describe('the inline script', () => {
  it('shares its exports through a global and resolves its dynamic imports from any URL', () => {
    expect(toInlineScript(ENTRY, '/control/assets/')).toBe(
      'const e=1;function t(){return 2}import("/control/assets/live-1.js");globalThis.naadController={a:t,b:e,c:e};',
    );
  });

  it('resolves files that are preloaded with a chunk from the document too', () => {
    const entry = 'const d=["./live-1.js","./live-1.css"];import("./live-1.js");export{d as a};';
    expect(toInlineScript(entry, './assets/')).toBe(
      'const d=["./assets/live-1.js","./assets/live-1.css"];import("./assets/live-1.js");globalThis.naadController={a:d};',
    );
  });

  it('refuses code that would end its element and code without exports', () => {
    expect(() => toInlineScript('const e="</script>";export{e};', '/')).toThrow('would end');
    expect(() => toInlineScript('const e=1;', '/')).toThrow('exports nothing');
    expect(() => toInlineScript('const e=1;\nimport{r}from"./r.js";export{e};', '/')).toThrow('imports');
  });

  it('replaces the imports of later chunks from the entry', () => {
    const live = 'import{a as n,b as r}from"./entry-1.js";import{x}from"./other-1.js";n(r,x);';
    expect(importFromInlineScript(live, 'entry-1.js')).toBe(
      'const{a:n,b:r}=globalThis.naadController;import{x}from"./other-1.js";n(r,x);',
    );
    expect(() => importFromInlineScript('import*as n from"./entry-1.js";', 'entry-1.js')).toThrow(
      'unsupported',
    );
  });

  it('shares the same value with later chunks, not a copy', () => {
    const globals = globalThis as { naadController?: unknown; imported?: unknown };
    // Runs both scripts one after the other, like a browser.
    const run = (code: string) => {
      new Function(code)();
    };
    run(toInlineScript('const e={};export{e as a};', '/'));
    run(`${importFromInlineScript('import{a as n}from"./entry-1.js";', 'entry-1.js')}globalThis.imported=n;`);
    expect(globals.imported).toBe((globals.naadController as { a: unknown }).a);
    delete globals.naadController;
    delete globals.imported;
  });
});
