import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** Libraries of every page in one file, what our pages have in common in a second: fewer files compress better. */
const groups = [
  { name: 'libraries', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
  {
    name: 'site',
    test: /packages[\\/]|lucide-react|app[\\/](lib|ui|features[\\/]shell)[\\/]|app[\\/]root\.tsx/,
    minShareCount: 3,
  },
];

/** The site's build. Our own packages are TypeScript sources, so the server bundle takes them in. */
export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  ssr: { noExternal: [/^@studio\//] },
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { entryFileNames: 'assets/[name]-[hash].js', codeSplitting: { groups } } },
      },
    },
  },
});
