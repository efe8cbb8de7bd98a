// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { asInlineScript, joinedToInlineScript } from './joinScripts.ts';

const ENTRY = 'const e=1;function t(){return 2}import("./live-1.js");export{t as a,e as b,e as c};';

describe('a script that stands in the document', () => {
  it('leaves what it exports, and finds what it loads from any address', () => {
    expect(asInlineScript(ENTRY, '/control/assets/')).toBe(
      'const e=1;function t(){return 2}import("/control/assets/live-1.js");globalThis.naadController={a:t,b:e,c:e};',
    );
  });

  it('is not made of what would end it, or of nothing', () => {
    expect(() => asInlineScript('const e="</script>";export{e};', '/')).toThrow('would end');
    expect(() => asInlineScript('const e=1;', '/')).toThrow('exports nothing');
  });

  it('is joined by what comes later', () => {
    const live = 'import{a as n,b as r}from"./entry-1.js";import{x}from"./other-1.js";n(r,x);';
    expect(joinedToInlineScript(live, 'entry-1.js')).toBe(
      'const{a:n,b:r}=globalThis.naadController;import{x}from"./other-1.js";n(r,x);',
    );
    expect(() => joinedToInlineScript('import*as n from"./entry-1.js";', 'entry-1.js')).toThrow('not known');
  });

  it('shares with it one value, not two', () => {
    const meeting = globalThis as { naadController?: unknown; told?: unknown };
    // What a browser does with both, one after the other.
    const run = (code: string) => {
      new Function(code)();
    };
    run(asInlineScript('const e={};export{e as a};', '/'));
    run(`${joinedToInlineScript('import{a as n}from"./entry-1.js";', 'entry-1.js')}globalThis.told=n;`);
    expect(meeting.told).toBe((meeting.naadController as { a: unknown }).a);
    delete meeting.naadController;
    delete meeting.told;
  });
});
