import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/**
 * The server as one file: our own packages are taken in, those of npm stay where they are installed, save anvaad-js, which
 * needs a global that must be set before it is loaded.
 */
export default defineConfig({
  build: {
    ssr: fileURLToPath(new URL('./src/main.ts', import.meta.url)),
    outDir: fileURLToPath(new URL('../../dist/@naad/server/', import.meta.url)),
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rollupOptions: { output: { entryFileNames: 'main.js', chunkFileNames: '[name].js' } },
  },
  ssr: { noExternal: [/^@naad\//, 'anvaad-js'], target: 'node' },
});
