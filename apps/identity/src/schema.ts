import { pgSchema } from 'drizzle-orm/pg-core';

/** Database schema of the user pool. It is in the booking service's database, but they share no tables. */
export const identitySchema = pgSchema('identity');
