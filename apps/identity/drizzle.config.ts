import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate` writes the next migration from the tables. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/*/tables.ts',
  schemaFilter: ['identity'],
  out: './migrations',
});
