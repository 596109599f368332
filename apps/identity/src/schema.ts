import { pgSchema } from 'drizzle-orm/pg-core';

/** Schema of the pool. It shares the database with the booking service, but no tables. */
export const identitySchema = pgSchema('identity');
