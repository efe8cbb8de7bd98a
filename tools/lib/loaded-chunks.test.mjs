import { expect, test } from 'vitest';
import { loadedChunks } from './loaded-chunks.mjs';

/** The shape of Vite's manifest: an entry, a shared chunk, and two pages that are loaded when they are wanted. */
const manifest = {
  'src/entry-client.tsx': {
    file: 'assets/entry.js',
    src: 'src/entry-client.tsx',
    isEntry: true,
    imports: ['_vendor.js'],
    dynamicImports: ['src/features/shabad/ShabadPage.tsx', 'src/features/search/SearchPage.tsx'],
  },
  '_vendor.js': { file: 'assets/vendor.js' },
  '_line.js': { file: 'assets/line.js', imports: ['_vendor.js'] },
  'src/features/shabad/ShabadPage.tsx': {
    file: 'assets/shabad.js',
    src: 'src/features/shabad/ShabadPage.tsx',
    isDynamicEntry: true,
    imports: ['_line.js', 'src/entry-client.tsx'],
  },
  'src/features/search/SearchPage.tsx': {
    file: 'assets/search.js',
    src: 'src/features/search/SearchPage.tsx',
    isDynamicEntry: true,
    imports: ['_line.js'],
  },
  'style.css': { file: 'assets/style.css', src: 'style.css' },
};

test('what a page loads is the entry and its own chunk, with all they import, each once', () => {
  expect(loadedChunks(manifest, /shabad/i)).toEqual([
    'assets/entry.js',
    'assets/line.js',
    'assets/shabad.js',
    'assets/vendor.js',
  ]);
});

test('a page without a chunk of its own loads the entry', () => {
  expect(loadedChunks(manifest, /\/home\//i)).toEqual(['assets/entry.js', 'assets/vendor.js']);
});
