import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { loadCorpus } from '@naad/gurbani-corpus/node';
import { toWords } from '@naad/gurbani-text';
import { build } from 'vite';
import type * as Drawing from './drawLines.tsx';

/** Renders the longest bani to HTML like the server, and prints milliseconds, bytes and compressed bytes. */
const HERE = fileURLToPath(new URL('.', import.meta.url));
const DIST = fileURLToPath(new URL('../../../../dist/@naad/', import.meta.url));
const ROUNDS = Number(process.argv[2] ?? 30);
/** Brotli settings of the server for dynamic responses. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

process.env['NODE_ENV'] = 'production';
const directory = await mkdtemp(path.join(HERE, '../node_modules-'));
try {
  await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { ssr: path.join(HERE, 'drawLines.tsx'), outDir: directory, emptyOutDir: true },
  });
  const { drawLines } = (await import(
    pathToFileURL(path.join(directory, 'drawLines.js')).href
  )) as typeof Drawing;
  const corpus = await loadCorpus(`${DIST}gurbani-corpus`);
  const bani = corpus.catalogue.banis.toSorted((a, b) => b.lines.length - a.lines.length)[0];
  const lines = (bani?.lines ?? []).map(({ line }) => toWords(corpus.unicode(line), corpus.visraams(line)));
  console.log(`${bani?.name.english ?? ''}: ${String(lines.length)} lines, ${String(ROUNDS)} rounds`);
  console.log(`Node ${process.version}, ${cpus()[0]?.model ?? ''}, load ${loadavg()[0]?.toFixed(2) ?? ''}`);
  for (const isLarivaar of [false, true]) {
    const rounds = Array.from({ length: ROUNDS }, () => drawLines(lines, isLarivaar));
    const times = rounds.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
    const html = rounds[0]?.html ?? '';
    const compressed = brotliCompressSync(html, BROTLI).length;
    console.log(
      [
        isLarivaar ? 'larivaar' : 'separate words',
        `median ${(times[ROUNDS >> 1] ?? 0).toFixed(1)} ms`,
        `best ${(times[0] ?? 0).toFixed(1)} ms`,
        `${String(Buffer.byteLength(html))} bytes`,
        `${String(compressed)} brotli`,
      ].join(', '),
    );
  }
} finally {
  await rm(directory, { recursive: true });
}
