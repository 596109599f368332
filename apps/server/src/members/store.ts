import { normaliseEmail } from '@studio/domain/people/email';
import { eq, sql } from 'drizzle-orm';
import type { QueryExecutor } from '../platform/database/database.ts';
import { members } from './tables.ts';

export type MemberRow = typeof members.$inferSelect;

export async function findMember(db: QueryExecutor, userId: string): Promise<MemberRow | null> {
  const [row] = await db.orm.select().from(members).where(eq(members.userId, userId));
  return row ?? null;
}

/** Returns whether an email address is the verified address of any member. */
export async function isMemberEmail(db: QueryExecutor, email: string): Promise<boolean> {
  const [row] = await db.orm
    .select({ userId: members.userId })
    .from(members)
    .where(sql`lower(${members.email}) = ${normaliseEmail(email)}`)
    .limit(1);
  return row !== undefined;
}

/** Inserts a member unless the member exists. */
export async function insertMemberIfNew(tx: QueryExecutor, member: MemberRow): Promise<void> {
  await tx.orm.insert(members).values(member).onConflictDoNothing();
}

/** Inserts a member, or updates only the fields in `named` if the member exists. */
export async function upsertMember(
  tx: QueryExecutor,
  member: MemberRow,
  named: Partial<Omit<MemberRow, 'userId' | 'createdAt'>>,
): Promise<void> {
  await tx.orm
    .insert(members)
    .values({ ...member, ...named })
    .onConflictDoUpdate({ target: members.userId, set: named });
}
