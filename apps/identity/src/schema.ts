import { pgSchema } from 'drizzle-orm/pg-core';

/** Database schema of the user pool. It is in the database of the booking service, but the two share no tables. */
export const identitySchema = pgSchema('identity');
