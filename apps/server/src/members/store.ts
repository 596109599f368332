import { normaliseEmail } from '@studio/domain/people/email';
import { eq, sql } from 'drizzle-orm';
import type { QueryExecutor } from '../platform/database.ts';
import { members } from './tables.ts';

/** A member as they are stored. */
export type MemberRow = typeof members.$inferSelect;

export async function findMember(db: QueryExecutor, userId: string): Promise<MemberRow | null> {
  const [row] = await db.orm.select().from(members).where(eq(members.userId, userId));
  return row ?? null;
}

/** Returns whether an address is the verified address of a member. */
export async function isMemberEmail(db: QueryExecutor, email: string): Promise<boolean> {
  const [row] = await db.orm
    .select({ userId: members.userId })
    .from(members)
    .where(sql`lower(${members.email}) = ${normaliseEmail(email)}`)
    .limit(1);
  return row !== undefined;
}

/** Writes a member who is not there yet; one who is there stays as they are. */
export async function insertMemberIfNew(tx: QueryExecutor, member: MemberRow): Promise<void> {
  await tx.orm.insert(members).values(member).onConflictDoNothing();
}

/** Writes a member, or only what is named when they are there already. */
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
