import type { OptionalEmail } from '@studio/domain/emails/optional-emails';
import { and, eq, notInArray } from 'drizzle-orm';
import type { Database, QueryExecutor } from '../platform/database/database.ts';
import { emailOptOuts } from './tables.ts';

/** Recipient, identified by the hash of their email address (platform/hash-person). */
export interface EmailRecipient {
  branchId: string;
  personHash: string;
}

const isRecipient = ({ branchId, personHash }: EmailRecipient) =>
  and(eq(emailOptOuts.branchId, branchId), eq(emailOptOuts.personHash, personHash));

export async function listOptedOutKinds(
  db: QueryExecutor,
  recipient: EmailRecipient,
): Promise<OptionalEmail[]> {
  const rows = await db.orm
    .select({ kind: emailOptOuts.kind })
    .from(emailOptOuts)
    .where(isRecipient(recipient));
  return rows.map(({ kind }) => kind);
}

/** Opts a recipient out of kinds of email. Returns false when they had already opted out of all of them. */
export async function optOutOfKinds(
  db: QueryExecutor,
  { branchId, personHash }: EmailRecipient,
  kinds: readonly OptionalEmail[],
  stoppedAt: Date,
): Promise<boolean> {
  if (kinds.length === 0) return false;
  const rows = await db.orm
    .insert(emailOptOuts)
    .values(kinds.map((kind) => ({ branchId, personHash, kind, stoppedAt })))
    .onConflictDoNothing()
    .returning({ kind: emailOptOuts.kind });
  return rows.length > 0;
}

/** Opts a recipient out of exactly these kinds of email, and into all others. */
export async function replaceOptedOutKinds(
  database: Database,
  recipient: EmailRecipient,
  kinds: readonly OptionalEmail[],
  now: Date,
): Promise<void> {
  await database.transaction(async (tx) => {
    const others = kinds.length > 0 ? notInArray(emailOptOuts.kind, [...kinds]) : undefined;
    await tx.orm.delete(emailOptOuts).where(and(isRecipient(recipient), others));
    await optOutOfKinds(tx, recipient, kinds, now);
  });
}

export async function isEmailWanted(
  db: QueryExecutor,
  recipient: EmailRecipient,
  kind: OptionalEmail,
): Promise<boolean> {
  const rows = await db.orm
    .select({ kind: emailOptOuts.kind })
    .from(emailOptOuts)
    .where(and(isRecipient(recipient), eq(emailOptOuts.kind, kind)));
  return rows.length === 0;
}

export async function eraseEmailPreferences(db: QueryExecutor, recipient: EmailRecipient): Promise<void> {
  await db.orm.delete(emailOptOuts).where(isRecipient(recipient));
}
