import { fileURLToPath } from 'node:url';
import { loadCorpus, readPackFolder, writePackFolder } from '@naad/gurbani-corpus/node';
import { buildSearchIndex } from '../buildSearchIndex.ts';
import { compressPacks } from './compressPacks.ts';

const DIST = fileURLToPath(new URL('../../../../../dist/@naad/', import.meta.url));

const corpus = await loadCorpus(`${DIST}gurbani-corpus`);
const sources = await readPackFolder(`${DIST}gurbani-corpus`, (name) =>
  name === 'transliteration-source' ? 'file' : null,
);
const { packs } = await writePackFolder(`${DIST}gurbani-search`, {
  builtFrom: corpus.info.hash,
  updated: corpus.info.updated,
  packs: buildSearchIndex(corpus, sources.pack('transliteration-source')),
});
for (const { name, bytes } of packs) process.stdout.write(`${name}: ${(bytes / 1e6).toFixed(1)} MB\n`);
await compressPacks([`${DIST}gurbani-corpus`, `${DIST}gurbani-search`]);
