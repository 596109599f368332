import { sql } from 'drizzle-orm';
import { lateCancellationSequence } from '../tables.ts';

/** Returns the columns of a late cancellation: its time, and its position among all late cancellations. */
export const getLateCancellationColumns = (now: Date) => ({
  lateCancelledAt: now,
  lateCancellationNumber: sql`nextval(${lateCancellationSequence.seqName})`,
});
