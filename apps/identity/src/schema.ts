import { pgSchema } from 'drizzle-orm/pg-core';

/** The pool's own schema; it shares the database with the booking service, and no table. */
export const identitySchema = pgSchema('identity');
