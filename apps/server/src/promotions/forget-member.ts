import { comparableEmail } from '@studio/domain/people/email';
import { eq, or } from 'drizzle-orm';
import type { Queries } from '../platform/database.ts';
import { promoUses } from './tables.ts';

/** Erases the address of who used codes, as a member or before that; that they were used stays. */
export async function forgetCodesOf(
  tx: Queries,
  { memberId, email }: { memberId: string; email: string | null },
): Promise<void> {
  const byMember = eq(promoUses.memberId, memberId);
  const theirs = email ? or(byMember, eq(promoUses.email, comparableEmail(email))) : byMember;
  await tx.orm.update(promoUses).set({ email: null }).where(theirs);
}
