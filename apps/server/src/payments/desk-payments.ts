import { and, asc, eq, isNull } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { PreparedStatement, QueryExecutor } from '../platform/database.ts';
import { deskPayments } from './tables.ts';

/** Money that changed hands at the desk, as it is stored. */
export type DeskPaymentRow = typeof deskPayments.$inferSelect;

/** What is taken at the desk. Its id is made by whoever takes it: written once for it. */
export type DeskPaymentInput = Omit<DeskPaymentRow, 'takenAt' | 'givesBack'>;

/** Writes down what was taken, in the transaction of what it pays for. False when it had been written before. */
export async function recordDeskPayment(
  tx: QueryExecutor,
  taking: DeskPaymentInput,
  now: Date,
): Promise<boolean> {
  const rows = await tx.orm
    .insert(deskPayments)
    .values({ ...taking, takenAt: now })
    .onConflictDoNothing()
    .returning({ id: deskPayments.id });
  return rows.length === 1;
}

const givenOf: PreparedStatement = {
  name: 'desk_given_back',
  text: `SELECT coalesce(sum(amount_pence), 0)::int AS pence FROM desk_payments
    WHERE branch_id = $1 AND gives_back = $2::uuid`,
};

/**
 * Gives back all that was taken for a subject, or only its fee, and is still here, the way it came. Of two who do so at once, the second
 * waits and finds nothing. Returns the pence given.
 */
export async function recordDeskRefund(
  tx: QueryExecutor,
  wish: { branchId: string; subjectId: string; only?: 'fee'; note: string; givenBy: string },
  now: Date,
): Promise<number> {
  const { branchId, subjectId, only, note, givenBy } = wish;
  const of = and(
    eq(deskPayments.branchId, branchId),
    eq(deskPayments.subjectId, subjectId),
    isNull(deskPayments.givesBack),
    only && eq(deskPayments.subject, only),
  );
  const taken = await tx.orm
    .select()
    .from(deskPayments)
    .where(of)
    .orderBy(asc(deskPayments.id))
    .for('update');
  let pence = 0;
  for (const payment of taken) {
    const [given] = await tx.run<{ pence: number }>(givenOf, [branchId, payment.id]);
    const left = payment.amountPence + (given?.pence ?? 0);
    if (left <= 0) continue;
    const back = { id: uuidv7(), amountPence: -left, note, takenBy: givenBy, takenAt: now };
    await tx.orm.insert(deskPayments).values({ ...payment, ...back, givesBack: payment.id });
    pence += left;
  }
  return pence;
}

/** What the desk holds for a subject: how it came last, and how much of it is still here. */
export interface DeskBalance {
  subjectId: string;
  method: DeskPaymentRow['method'];
  takenPence: number;
  leftPence: number;
  /** The payment that was taken last: its invoice. */
  paymentId: string;
}

const balances: PreparedStatement = {
  name: 'desk_balances',
  text: `SELECT subject_id AS "subjectId", sum(amount_pence)::int AS "leftPence",
      coalesce(sum(amount_pence) FILTER (WHERE gives_back IS NULL), 0)::int AS "takenPence",
      (array_agg(method ORDER BY taken_at DESC) FILTER (WHERE gives_back IS NULL))[1] AS method,
      (array_agg(id ORDER BY taken_at DESC) FILTER (WHERE gives_back IS NULL))[1] AS "paymentId"
    FROM desk_payments WHERE branch_id = $1 AND subject_id = ANY ($2::uuid[])
    GROUP BY subject_id`,
};

/** What the desk holds for each of some subjects, by their ids; those that it took nothing for are left out. */
export async function loadDeskBalances(
  db: QueryExecutor,
  branchId: string,
  subjectIds: readonly string[],
): Promise<Map<string, DeskBalance>> {
  if (subjectIds.length === 0) return new Map();
  const rows = await db.run<DeskBalance>(balances, [branchId, [...subjectIds]]);
  return new Map(rows.map((row) => [row.subjectId, row]));
}

export async function findDeskPayment(
  db: QueryExecutor,
  branchId: string,
  id: string,
): Promise<DeskPaymentRow | null> {
  const [row] = await db.orm
    .select()
    .from(deskPayments)
    .where(and(eq(deskPayments.branchId, branchId), eq(deskPayments.id, id)));
  return row ?? null;
}
