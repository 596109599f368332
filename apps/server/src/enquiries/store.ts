import { and, eq } from 'drizzle-orm';
import type { QueryExecutor } from '../platform/database/database.ts';
import { contactMessages, contactReplies } from './tables.ts';

export type ContactMessageRow = typeof contactMessages.$inferSelect;

/** Inserts a message of the contact form. Throws when its id exists. */
export async function insertContactMessage(
  db: QueryExecutor,
  row: typeof contactMessages.$inferInsert,
): Promise<void> {
  await db.orm.insert(contactMessages).values(row);
}

export async function findContactMessage(
  db: QueryExecutor,
  branchId: string,
  id: string,
): Promise<ContactMessageRow | null> {
  const [row] = await db.orm
    .select()
    .from(contactMessages)
    .where(and(eq(contactMessages.branchId, branchId), eq(contactMessages.id, id)));
  return row ?? null;
}

export async function findContactReply(
  db: QueryExecutor,
  branchId: string,
  id: string,
): Promise<typeof contactReplies.$inferSelect | null> {
  const [row] = await db.orm
    .select()
    .from(contactReplies)
    .where(and(eq(contactReplies.branchId, branchId), eq(contactReplies.id, id)));
  return row ?? null;
}
