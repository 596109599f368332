import type {
  ListPersonEntitlementsResponse,
  ListPersonMovementsResponse,
} from '@studio/contracts/staff-entitlements';
import { hasEntitlementEnded } from '@studio/domain/entitlements/has-entitlement-ended';
import { formatMomentShort } from '@studio/domain/time/format-london';
import { findBookedClasses } from '../../bookings/reading/find-booked-classes.ts';
import { toEntitlementDto } from '../../entitlements/entitlement-dto.ts';
import {
  type EntitlementRow,
  findEntitlement,
  listEntitlements,
  listMovements,
} from '../../entitlements/store.ts';
import { loadDeskBalances } from '../../payments/desk-payments.ts';
import { loadPersonKeys } from '../../people/person-keys.ts';
import { AppError } from '../../platform/app-error.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { loadActorNames } from './load-actor-names.ts';
import { isEntitlementUnused } from './reverse-sale.ts';

/** Returns all entitlements of a person, including those of duplicates merged into them. */
export async function loadPersonEntitlementRows(
  db: QueryExecutor,
  branchId: string,
  personId: string,
): Promise<EntitlementRow[]> {
  const { memberIds } = await loadPersonKeys(db, branchId, personId);
  const lists = await Promise.all(memberIds.map((owner) => listEntitlements(db, branchId, owner)));
  return lists.flat();
}

/** Returns a person's entitlements: usable ones first by expiry, then expired or used ones, latest expiry first. */
export async function listPersonEntitlements(
  { database, clock }: Services,
  branchId: string,
  personId: string,
): Promise<ListPersonEntitlementsResponse> {
  const now = clock.now();
  const all = await loadPersonEntitlementRows(database, branchId, personId);
  const ends = ({ expiresAt }: EntitlementRow) => expiresAt?.getTime() ?? Number.MAX_SAFE_INTEGER;
  const entries = all.map((row) => ({ row, over: hasEntitlementEnded(row, now) }));
  entries.sort(
    (one, other) =>
      Number(one.over) - Number(other.over) ||
      (one.over ? ends(other.row) - ends(one.row) : ends(one.row) - ends(other.row)),
  );
  const sold = await loadDeskBalances(
    database,
    branchId,
    all.map(({ id }) => id),
  );
  return {
    ok: true,
    entitlements: entries.map(({ row, over }) => ({
      ...toEntitlementDto(row),
      isPast: over,
      origin: row.origin,
      deskMethod: sold.get(row.id)?.method ?? null,
      reversalGiftCardPence: sold.get(row.id)?.giftCardPence ?? 0,
      reversalPence: isEntitlementUnused(row) ? (sold.get(row.id)?.remainingPence ?? null) : null,
    })),
  };
}

/** Returns the movements of an entitlement with actor and purpose, newest first. Throws AppError not_found. */
export async function listEntitlementMovements(
  { database }: Services,
  branchId: string,
  entitlementId: string,
): Promise<ListPersonMovementsResponse> {
  const credit = await findEntitlement(database, branchId, entitlementId);
  if (!credit) throw new AppError('not_found');
  const rows = await listMovements(database, branchId, entitlementId);
  const classOf = await findBookedClasses(
    database,
    branchId,
    rows.flatMap(({ subjectId }) => subjectId ?? []),
  );
  const names = await loadActorNames(
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
      const description = booked ? `${booked.title}, ${formatMomentShort(booked.startsAt)}` : note;
      return {
        movementId,
        at: at.toISOString(),
        sessions,
        reason,
        description,
        author: names(actor),
        balance,
      };
    }),
  };
}
