import { eq, or } from 'drizzle-orm';
import type { QueryExecutor } from '../platform/database/database.ts';
import { firstVisits } from './tables.ts';

/** Deletes a member's waivers, and with them the health answers. */
export async function eraseMemberAnswers(
  tx: QueryExecutor,
  { memberId, personHash }: { memberId: string; personHash: string | null },
): Promise<void> {
  const byMember = eq(firstVisits.memberId, memberId);
  await tx.orm
    .delete(firstVisits)
    .where(personHash ? or(byMember, eq(firstVisits.personHash, personHash)) : byMember);
}
