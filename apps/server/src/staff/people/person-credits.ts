import type { PersonEntitlementsAnswer, PersonMovementsAnswer } from '@studio/contracts/staff-credits';
import { isOver } from '@studio/domain/entitlements/is-over';
import { formatMomentShort } from '@studio/domain/time/format-london';
import { classesOfBookings } from '../../bookings/classes-of-bookings.ts';
import {
  type EntitlementRow,
  findEntitlement,
  listEntitlements,
  listMovements,
} from '../../entitlements/store.ts';
import { wireEntitlement } from '../../entitlements/wire-entitlement.ts';
import { deskBalances } from '../../payments/desk-payments.ts';
import { personKeys } from '../../people/person-keys.ts';
import type { Queries } from '../../platform/database.ts';
import { Refused } from '../../platform/refused.ts';
import type { Services } from '../../platform/services.ts';
import { namesOf } from './staff-names.ts';
import { isUntouched } from './take-back-sale.ts';

/** Everything that somebody has or had, also what duplicates of them had. */
export async function creditsOfPerson(
  db: Queries,
  branchId: string,
  personId: string,
): Promise<EntitlementRow[]> {
  const { memberIds } = await personKeys(db, branchId, personId);
  const lists = await Promise.all(memberIds.map((owner) => listEntitlements(db, branchId, owner)));
  return lists.flat();
}

/** The same as the page shows it: what can be used, soonest to end first; then what is over. */
export async function personEntitlements(
  { database, clock }: Services,
  branchId: string,
  personId: string,
): Promise<PersonEntitlementsAnswer> {
  const now = clock.now();
  const all = await creditsOfPerson(database, branchId, personId);
  const ends = ({ expiresAt }: EntitlementRow) => expiresAt?.getTime() ?? Number.MAX_SAFE_INTEGER;
  const judged = all.map((row) => ({ row, over: isOver(row, now) }));
  judged.sort(
    (one, other) =>
      Number(one.over) - Number(other.over) ||
      (one.over ? ends(other.row) - ends(one.row) : ends(one.row) - ends(other.row)),
  );
  const sold = await deskBalances(
    database,
    branchId,
    all.map(({ id }) => id),
  );
  return {
    ok: true,
    entitlements: judged.map(({ row, over }) => ({
      ...wireEntitlement(row),
      isOver: over,
      origin: row.origin,
      takeBackPence: isUntouched(row) ? (sold.get(row.id)?.leftPence ?? null) : null,
    })),
  };
}

/** The ledger of one entitlement, newest first, with who did what and what for. Refuses with not_found. */
export async function personMovements(
  { database }: Services,
  branchId: string,
  entitlementId: string,
): Promise<PersonMovementsAnswer> {
  const credit = await findEntitlement(database, branchId, entitlementId);
  if (!credit) throw new Refused('not_found');
  const rows = await listMovements(database, branchId, entitlementId);
  const classOf = await classesOfBookings(
    database,
    branchId,
    rows.flatMap(({ subjectId }) => subjectId ?? []),
  );
  const names = await namesOf(
    database,
    rows.map(({ actor }) => actor),
  );
  let after = credit.balance;
  return {
    ok: true,
    movements: rows.map(({ id: movementId, at, sessions, reason, subjectId, actor, note }) => {
      const balance = after;
      if (after !== null) after -= sessions;
      const booked = subjectId ? classOf.get(subjectId) : undefined;
      const what = booked ? `${booked.title}, ${formatMomentShort(booked.startsAt)}` : note;
      return { movementId, at: at.toISOString(), sessions, reason, what, by: names(actor), balance };
    }),
  };
}
