import type { OptionalMail } from '@studio/domain/mails/optional-mails';
import { and, eq, notInArray } from 'drizzle-orm';
import type { Database, Queries } from '../platform/database.ts';
import { stoppedMails } from './tables.ts';

/** Whose mails: an address as platform/person-hash writes it. */
export interface Reader {
  branchId: string;
  personHash: string;
}

const of = ({ branchId, personHash }: Reader) =>
  and(eq(stoppedMails.branchId, branchId), eq(stoppedMails.personHash, personHash));

/** The kinds of mail that somebody wants no more. */
export async function stoppedKinds(db: Queries, reader: Reader): Promise<OptionalMail[]> {
  const rows = await db.orm.select({ kind: stoppedMails.kind }).from(stoppedMails).where(of(reader));
  return rows.map(({ kind }) => kind);
}

/** Switches kinds of mail off; false when all of them were off before. */
export async function stopKinds(
  db: Queries,
  { branchId, personHash }: Reader,
  kinds: readonly OptionalMail[],
  stoppedAt: Date,
): Promise<boolean> {
  if (kinds.length === 0) return false;
  const rows = await db.orm
    .insert(stoppedMails)
    .values(kinds.map((kind) => ({ branchId, personHash, kind, stoppedAt })))
    .onConflictDoNothing()
    .returning({ kind: stoppedMails.kind });
  return rows.length > 0;
}

/** From now on exactly these kinds are off. */
export async function replaceStopped(
  database: Database,
  reader: Reader,
  kinds: readonly OptionalMail[],
  now: Date,
): Promise<void> {
  await database.transaction(async (tx) => {
    const others = kinds.length > 0 ? notInArray(stoppedMails.kind, [...kinds]) : undefined;
    await tx.orm.delete(stoppedMails).where(and(of(reader), others));
    await stopKinds(tx, reader, kinds, now);
  });
}

/** Whether somebody still wants mails of a kind. */
export async function wants(db: Queries, reader: Reader, kind: OptionalMail): Promise<boolean> {
  const rows = await db.orm
    .select({ kind: stoppedMails.kind })
    .from(stoppedMails)
    .where(and(of(reader), eq(stoppedMails.kind, kind)));
  return rows.length === 0;
}

/** Forgets what somebody has switched off. */
export async function forgetStopped(db: Queries, reader: Reader): Promise<void> {
  await db.orm.delete(stoppedMails).where(of(reader));
}
