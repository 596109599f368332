import { fileURLToPath } from 'node:url';

/** The plain SQL that makes and changes the schema, in order. */
export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));
