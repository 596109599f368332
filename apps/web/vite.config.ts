import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** The site's build. Our own packages are TypeScript sources, so the server bundle takes them in. */
export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  ssr: { noExternal: [/^@studio\//] },
  build: { assetsInlineLimit: 0 },
});
