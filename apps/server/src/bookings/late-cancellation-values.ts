import { sql } from 'drizzle-orm';
import { lateCancellationSequence } from './tables.ts';

/** What a booking says once its place is given up: when, and after whom. */
export const lateCancellationValues = (now: Date) => ({
  givenUpAt: now,
  givenUpNth: sql`nextval(${lateCancellationSequence.seqName})`,
});
