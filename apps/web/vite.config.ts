import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

/** Libraries of every page in one file, what the frame of every page is made of in a second. */
const groups = [
  {
    name: 'libraries',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]|rolldown.runtime/,
  },
  { name: 'site', test: /app[\\/](root|entry\.client)\.tsx/ },
];

/**
 * Late parts are asked for by `import()` alone. Vite's own loader around it also fetches what a list says, of which there
 * is none here, and every first page would carry it.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

/** The site's build. Our own packages are TypeScript sources, so the server bundle takes them in. */
export default defineConfig({
  plugins: [plainImports, tailwindcss(), reactRouter()],
  ssr: { noExternal: [/^@studio\//] },
  // Lists of what each part needs would weigh more on the first page than they save on the later ones.
  build: { assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { entryFileNames: 'assets/[name]-[hash].js', codeSplitting: { groups } } },
      },
    },
  },
});
