import { addDays, type LocalDate } from '@studio/domain/time/local-date';
import { londonDate } from '@studio/domain/time/london';
import { londonInstant } from '@studio/domain/time/london-instant';
import { v7 as uuidv7 } from 'uuid';
import { type Actor, writeAudit } from '../../platform/audit.ts';
import type { Queries, Statement } from '../../platform/database.ts';
import { Refused } from '../../platform/refused.ts';
import type { Services } from '../../platform/services.ts';
import { dayCloses } from './tables.ts';

/** A close of a day, with the name of who counted. */
export interface CloseRow {
  openingPence: number;
  expectedPence: number;
  countedPence: number;
  note: string | null;
  closedBy: string;
  closedAt: Date;
}

const cash: Statement = {
  name: 'staff_cash_of_day',
  text: `SELECT coalesce(sum(amount_pence), 0)::int AS pence FROM desk_payments
    WHERE branch_id = $1 AND taken_at >= $2 AND taken_at < $3 AND method = 'CASH'`,
};

/** Cash that came less cash that went on a London day, in pence. */
export async function cashOfDay(db: Queries, branchId: string, day: LocalDate): Promise<number> {
  const until = londonInstant(addDays(day, 1), '00:00');
  const [row] = await db.run<{ pence: number }>(cash, [branchId, londonInstant(day, '00:00'), until]);
  return row?.pence ?? 0;
}

const closeOf: Statement = {
  name: 'staff_close_of_day',
  text: `SELECT d.opening_pence AS "openingPence", d.expected_pence AS "expectedPence", d.counted_pence AS "countedPence", d.note,
      coalesce((SELECT nullif(concat_ws(' ', m.first_name, m.last_name), '') FROM members m WHERE 'staff:' || m.user_id = d.closed_by), 'Staff') AS "closedBy",
      d.closed_at AS "closedAt"
    FROM day_closes d WHERE d.branch_id = $1 AND d.day = $2 ORDER BY d.closed_at DESC, d.id DESC LIMIT 1`,
};

/** How a day was closed last; null while it is open. */
export async function lastClose(db: Queries, branchId: string, day: LocalDate): Promise<CloseRow | null> {
  const [row] = await db.run<CloseRow>(closeOf, [branchId, day]);
  return row ?? null;
}

const before: Statement = {
  name: 'staff_close_before',
  text: `SELECT counted_pence AS pence FROM day_closes WHERE branch_id = $1 AND day < $2
    ORDER BY day DESC, closed_at DESC, id DESC LIMIT 1`,
};

/** What was counted at the close before a day; 0 for the first. */
export async function openingOf(db: Queries, branchId: string, day: LocalDate): Promise<number> {
  const [row] = await db.run<{ pence: number }>(before, [branchId, day]);
  return row?.pence ?? 0;
}

/** A till that was counted. */
export interface CountedTill {
  branchId: string;
  day: LocalDate;
  openingPence: number;
  countedPence: number;
  note: string;
  actor: Extract<Actor, `staff:${string}`>;
}

/** Writes down how the till was counted, beside what should have been in it. Refuses a day to come (bad_request). */
export async function closeDay({ database, clock }: Services, till: CountedTill): Promise<CloseRow> {
  const now = clock.now();
  const { branchId, day, openingPence, countedPence, note, actor } = till;
  if (day > londonDate(now)) throw new Refused('bad_request', 'This day has not come yet.', { field: 'day' });
  return database.transaction(async (tx) => {
    const expectedPence = openingPence + (await cashOfDay(tx, branchId, day));
    await tx.orm.insert(dayCloses).values({
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
        why: note || 'the till was counted',
        detail: { openingPence, expectedPence, countedPence },
      },
    ]);
    const closed = await lastClose(tx, branchId, day);
    if (!closed) throw new Error(`The close of ${day} is missing.`);
    return closed;
  });
}
