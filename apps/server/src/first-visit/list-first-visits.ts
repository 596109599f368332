import { and, eq, or } from 'drizzle-orm';
import type { QueryExecutor } from '../platform/database/database.ts';
import { firstVisits, healthAnswers } from './tables.ts';

/** Returns all waivers and health answers of a member, by account or email address, for the data export. */
export async function listFirstVisits(
  db: QueryExecutor,
  { branchId, personHash, memberId }: { branchId: string; personHash: string; memberId: string },
): Promise<{
  waivers: (typeof firstVisits.$inferSelect)[];
  healthAnswers: (typeof healthAnswers.$inferSelect)[];
}> {
  const belongsToPerson = (table: typeof firstVisits | typeof healthAnswers) =>
    and(eq(table.branchId, branchId), or(eq(table.memberId, memberId), eq(table.personHash, personHash)));
  return {
    waivers: await db.orm.select().from(firstVisits).where(belongsToPerson(firstVisits)),
    healthAnswers: await db.orm.select().from(healthAnswers).where(belongsToPerson(healthAnswers)),
  };
}
