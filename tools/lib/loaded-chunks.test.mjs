import { expect, test } from 'vitest';
import { loadedChunks } from './loaded-chunks.mjs';

/** A Vite manifest with an entry, a shared chunk and two lazy pages. */
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

test('a page loads the entry and its own chunk with all their imports, each once [F5]', () => {
  expect(loadedChunks(manifest, /shabad/i)).toEqual([
    'assets/entry.js',
    'assets/line.js',
    'assets/shabad.js',
    'assets/vendor.js',
  ]);
});

test('a page without a separate chunk loads only the entry', () => {
  expect(loadedChunks(manifest, /\/home\//i)).toEqual(['assets/entry.js', 'assets/vendor.js']);
});
