import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { loadCorpus, readPackFolder } from '@naad/gurbani-corpus/node';
import { createSearchEngine } from './createSearchEngine.ts';

const DIST = fileURLToPath(new URL('../../../../dist/@naad/', import.meta.url));
const corpus = await loadCorpus(`${DIST}gurbani-corpus`);
const folder = await readPackFolder(`${DIST}gurbani-search`);

/** Opens an engine and the names of the packs it has read. */
function openEngine(opening: 'eager' | 'lazy') {
  const read = new Set<string>();
  const pack = (name: string) => {
    read.add(name);
    return folder.pack(name);
  };
  return { read, engine: createSearchEngine(corpus, pack, opening) };
}

it('opens step by step what is open from the start otherwise [G5]', () => {
  const eager = openEngine('eager');
  const lazy = openEngine('lazy');
  expect(lazy.read.size).toBeLessThan(eager.read.size);
  const steps = [...lazy.engine.prepare()].length;
  expect(lazy.read).toEqual(eager.read);
  expect(steps).toBeGreaterThan(lazy.read.size);
});
