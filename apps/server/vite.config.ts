import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** Entry points of the operator's programs. */
const programs = ['main', 'account', 'import', 'reports', 'speech'].map((name) => [
  name,
  fileURLToPath(new URL(`./src/${name}.ts`, import.meta.url)),
]);

/**
 * Builds the server and the operator's programs. Our own packages are bundled and npm packages stay external, except
 * anvaad-js, which needs a global to be set before it loads, and lru-cache, of which other packages install older versions
 * at the root.
 */
export default defineConfig({
  build: {
    ssr: true,
    outDir: fileURLToPath(new URL('../../dist/@naad/server/', import.meta.url)),
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rollupOptions: {
      input: Object.fromEntries(programs) as Record<string, string>,
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
  ssr: { noExternal: [/^@naad\//, 'anvaad-js', 'lru-cache'], target: 'node' },
});
