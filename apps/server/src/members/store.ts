import { comparableEmail } from '@studio/domain/people/email';
import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../platform/database.ts';
import { members } from './tables.ts';

/** A member as they are stored. */
export type MemberRow = typeof members.$inferSelect;

export async function findMember(db: Queries, userId: string): Promise<MemberRow | null> {
  const [row] = await db.orm.select().from(members).where(eq(members.userId, userId));
  return row ?? null;
}

/** Returns whether an address is the verified address of a member. */
export async function isMembersEmail(db: Queries, email: string): Promise<boolean> {
  const [row] = await db.orm
    .select({ userId: members.userId })
    .from(members)
    .where(sql`lower(${members.email}) = ${comparableEmail(email)}`)
    .limit(1);
  return row !== undefined;
}

/** Writes a member who is not there yet; one who is there stays as they are. */
export async function addMember(tx: Queries, member: MemberRow): Promise<void> {
  await tx.orm.insert(members).values(member).onConflictDoNothing();
}

/** Writes a member, or only what is named when they are there already. */
export async function writeMember(
  tx: Queries,
  member: MemberRow,
  named: Partial<Omit<MemberRow, 'userId' | 'createdAt'>>,
): Promise<void> {
  await tx.orm
    .insert(members)
    .values({ ...member, ...named })
    .onConflictDoUpdate({ target: members.userId, set: named });
}
