import { sql } from 'drizzle-orm';
import { giveUps } from './tables.ts';

/** What a booking says once its place is given up: when, and after whom. */
export const givenUp = (now: Date) => ({
  givenUpAt: now,
  givenUpNth: sql`nextval(${giveUps.seqName})`,
});
