import { defineConfig } from 'drizzle-kit';

/** Settings of `npx drizzle-kit generate`, which writes the next migration from the table definitions. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/*/tables.ts',
  schemaFilter: ['identity'],
  out: './migrations',
});
