import type { ListSessionMovementsResponse } from '@studio/contracts/entitlements';
import type { MovementReason } from '@studio/domain/entitlements/entitlement';
import { formatMomentShort } from '@studio/domain/time/format-london';
import { type BookedClass, findBookedClasses } from '../bookings/reading/find-booked-classes.ts';
import { findEntitlement, listMovements, type MovementRow } from '../entitlements/store.ts';
import { AppError } from '../platform/app-error.ts';
import type { Services } from '../platform/services.ts';

export interface ListMovementsInput {
  branchId: string;
  memberId: string;
  entitlementId: string;
}

/** Returns the movements of a member's entitlement, newest first, each with its label. Throws AppError not_found. */
export async function listSessionMovements(
  services: Services,
  input: ListMovementsInput,
): Promise<ListSessionMovementsResponse> {
  const { branchId, memberId, entitlementId } = input;
  const { database } = services;
  const credit = await findEntitlement(database, branchId, entitlementId);
  if (credit?.memberId !== memberId) throw new AppError('not_found');
  const rows = await listMovements(database, branchId, entitlementId);
  const subjects = rows.flatMap(({ subjectId }) => subjectId ?? []);
  const classOf = await findBookedClasses(database, branchId, subjects);
  let after = credit.balance;
  return {
    ok: true,
    movements: rows.map((row) => {
      const booked = row.subjectId ? classOf.get(row.subjectId) : undefined;
      const balance = after;
      if (after !== null) after -= row.sessions;
      return {
        at: row.at.toISOString(),
        sessions: row.sessions,
        description: formatMovementLabel(row, booked),
        bookingId: booked ? row.subjectId : null,
        balance,
      };
    }),
  };
}

/** Returns the label of a movement, such as "Dynamic Reformer Pilates, Tue 24 Nov, 09:30". */
function formatMovementLabel({ reason, note }: MovementRow, booked: BookedClass | undefined): string {
  const reasonLabel = reasonLabels[reason];
  if (!booked) return note ?? reasonLabel;
  const klass = `${booked.title}, ${formatMomentShort(booked.startsAt)}`;
  return reason === 'BOOKED' ? klass : `${reasonLabel}: ${klass}`;
}

const reasonLabels: Record<MovementReason, string> = {
  BOUGHT: 'Bought',
  RENEWED: 'Monthly renewal',
  GRANTED: 'Added by our team',
  BOOKED: 'Class',
  RETURNED: 'Returned',
  RESERVED: 'Reserved for waiting list',
  RELEASED: 'Reservation released',
  REFUNDED: 'Refunded',
  EXPIRED: 'Expired',
  CORRECTED: 'Corrected by our team',
};
