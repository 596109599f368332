import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

/** Groups of modules: the libraries of every page in one file, and the root layout in another. */
const groups = [
  {
    name: 'libraries',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]|rolldown.runtime/,
  },
  { name: 'site', test: /app[\\/](root|entry\.client)\.tsx/ },
];

/**
 * Replaces Vite's loader around `import()`. The loader preloads listed dependencies, but this build has no
 * such lists, and every first page would load it.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

/**
 * Build of the site. The server bundle includes the project's own packages, because these are TypeScript
 * sources.
 */
export default defineConfig({
  plugins: [plainImports, tailwindcss(), reactRouter()],
  ssr: { noExternal: [/^@studio\//] },
  // Lists of dependencies would cost the first page more than they save on later ones.
  build: { assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { entryFileNames: 'assets/[name]-[hash].js', codeSplitting: { groups } } },
      },
    },
  },
});
