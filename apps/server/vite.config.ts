import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** Where each program of the operator begins. */
const programs = ['main', 'account', 'speech'].map((name) => [
  name,
  fileURLToPath(new URL(`./src/${name}.ts`, import.meta.url)),
]);

/**
 * The server, and what its operator does beside it: our own packages are taken in, those of npm stay where they are
 * installed, save anvaad-js, which needs a global that must be set before it is loaded.
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
  ssr: { noExternal: [/^@naad\//, 'anvaad-js'], target: 'node' },
});
