import { addDays, type LocalDate } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import { toLondonInstant } from '@studio/domain/time/london-instant';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../platform/app-error.ts';
import { type Actor, writeAudit } from '../../platform/audit.ts';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { cashUps } from './tables.ts';

/** Cash-up of a day: the count of the cash in the till, with the name of the team member who counted it. */
export interface CashUpRow {
  openingPence: number;
  expectedPence: number;
  countedPence: number;
  note: string | null;
  closedBy: string;
  closedAt: Date;
}

const cash: PreparedStatement = {
  name: 'staff_cash_of_day',
  text: `SELECT coalesce(sum(amount_pence), 0)::int AS pence FROM desk_payments
    WHERE branch_id = $1 AND taken_at >= $2 AND taken_at < $3 AND method = 'CASH'`,
};

/** Returns the cash taken less the cash refunded on a London day, in pence. */
export async function sumCashOfDay(db: QueryExecutor, branchId: string, day: LocalDate): Promise<number> {
  const until = toLondonInstant(addDays(day, 1), '00:00');
  const [row] = await db.run<{ pence: number }>(cash, [branchId, toLondonInstant(day, '00:00'), until]);
  return row?.pence ?? 0;
}

const closeOf: PreparedStatement = {
  name: 'staff_last_cash_up_of_day',
  text: `SELECT d.opening_pence AS "openingPence", d.expected_pence AS "expectedPence", d.counted_pence AS "countedPence", d.note,
      coalesce((SELECT nullif(concat_ws(' ', m.first_name, m.last_name), '') FROM members m WHERE 'staff:' || m.user_id = d.closed_by), 'Staff') AS "closedBy",
      d.closed_at AS "closedAt"
    FROM cash_ups d WHERE d.branch_id = $1 AND d.day = $2 ORDER BY d.closed_at DESC, d.id DESC LIMIT 1`,
};

/** Returns the last cash-up of a day; null when no one has cashed up. */
export async function findLastCashUp(
  db: QueryExecutor,
  branchId: string,
  day: LocalDate,
): Promise<CashUpRow | null> {
  const [row] = await db.run<CashUpRow>(closeOf, [branchId, day]);
  return row ?? null;
}

const before: PreparedStatement = {
  name: 'staff_cash_up_before_day',
  text: `SELECT counted_pence AS pence FROM cash_ups WHERE branch_id = $1 AND day < $2
    ORDER BY day DESC, closed_at DESC, id DESC LIMIT 1`,
};

/** Returns the cash counted at the last cash-up of an earlier day, in pence; 0 if there is none. */
export async function loadOpeningCash(db: QueryExecutor, branchId: string, day: LocalDate): Promise<number> {
  const [row] = await db.run<{ pence: number }>(before, [branchId, day]);
  return row?.pence ?? 0;
}

export interface CashUpInput {
  branchId: string;
  day: LocalDate;
  openingPence: number;
  countedPence: number;
  note: string;
  actor: Extract<Actor, `staff:${string}`>;
}

/** Records a cash-up with the expected amount. Throws AppError bad_request for a future day. */
export async function cashUp({ database, clock }: Services, cashCount: CashUpInput): Promise<CashUpRow> {
  const now = clock.now();
  const { branchId, day, openingPence, countedPence, note, actor } = cashCount;
  if (day > toLondonDate(now))
    throw new AppError('bad_request', 'You can’t cash up a future day.', { field: 'day' });
  return database.transaction(async (tx) => {
    const expectedPence = openingPence + (await sumCashOfDay(tx, branchId, day));
    await tx.orm.insert(cashUps).values({
      branchId,
      id: uuidv7(),
      day,
      openingPence,
      expectedPence,
      countedPence,
      note: note || null,
      closedBy: actor,
      closedAt: now,
    });
    await writeAudit(tx, [
      {
        branchId,
        at: now,
        actor,
        subject: 'setting',
        subjectId: `till:${day}`,
        action: 'CLOSED',
        reason: note || 'till cashed up',
        detail: { openingPence, expectedPence, countedPence },
      },
    ]);
    const closed = await findLastCashUp(tx, branchId, day);
    if (!closed) throw new Error(`The cash-up of ${day} is missing.`);
    return closed;
  });
}
