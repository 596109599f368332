import { defineConfig } from 'rolldown';

/**
 * Packages that the bundle leaves out, because they read other files of their folder, or because only the development
 * server and the sandbox use them.
 */
const external = [
  /^@electric-sql\/pglite/,
  /^@fastify\/swagger/,
  /^@fontsource-variable\//,
  /^(esbuild|fontkit|pdfkit|sharp|subset-font|vite)$/,
  // Optional native driver of pg, which isn't installed.
  'pg-native',
];

/** Production server, which `npm start` runs. */
export default defineConfig({
  input: 'scripts/serve.ts',
  platform: 'node',
  external,
  output: {
    dir: 'apps/server/build/serve',
    // Chunks of earlier builds stay, because processes that are still running may load them.
    cleanDir: false,
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    // Node stores a source in one byte for each character only if all characters are ASCII. Comments would not be
    // escaped, so they are removed.
    charset: 'ascii',
    comments: false,
    sourcemap: true,
  },
  experimental: {
    // Names the source file above its code, because stack traces name lines of the bundle.
    attachDebugInfo: 'simple',
  },
});
