import type { ListCheckInNotesResponse } from '@studio/contracts/staff-check-in';
import { normaliseEmail } from '@studio/domain/people/email';
import { findBooking } from '../../bookings/booking-store.ts';
import { parsePlaceholderPersonId } from '../../people/person-keys.ts';
import { AppError } from '../../platform/app-error.ts';
import type { PreparedStatement } from '../../platform/database/database.ts';
import type { Principal } from '../../platform/http/access-token-verifier.ts';
import type { Services } from '../../platform/services.ts';
import { loadActorNames } from '../people/load-actor-names.ts';
import { requireAccessibleClass } from './require-accessible-class.ts';

const checkInNotes: PreparedStatement = {
  name: 'check_in_notes',
  text: `SELECT DISTINCT n.id, n.text, n.written_at AS "writtenAt", n.written_by AS "writtenBy"
    FROM people p
    JOIN people r ON r.branch_id = p.branch_id
      AND (r.id = coalesce(p.merged_into, p.id) OR r.merged_into = coalesce(p.merged_into, p.id))
    JOIN person_notes n ON n.branch_id = r.branch_id AND n.person_id = r.id
    WHERE p.branch_id = $1 AND (p.member_id = $2 OR p.id = $4::uuid OR ($2::text IS NULL AND p.email_key = $3))
      AND n.visibility = 'check-in' AND n.removed_at IS NULL
    ORDER BY n.written_at DESC`,
};

/**
 * Returns the check-in notes about the person who booked. Guests of the booker have no notes. Throws AppError not_found,
 * also for another instructor's class.
 */
export async function listCheckInNotes(
  services: Services,
  { branchId, bookingId }: { branchId: string; bookingId: string },
  principal: Principal | null,
): Promise<ListCheckInNotesResponse> {
  const booking = await findBooking(services.database, branchId, bookingId);
  if (!booking) throw new AppError('not_found');
  await requireAccessibleClass(services, branchId, booking.classId, principal);
  const { principalId, email, position } = booking;
  const notes =
    position === 0
      ? await services.database.run<{ text: string; writtenAt: Date; writtenBy: string }>(checkInNotes, [
          branchId,
          principalId,
          normaliseEmail(email),
          parsePlaceholderPersonId(principalId),
        ])
      : [];
  const names = await loadActorNames(
    services.database,
    notes.map(({ writtenBy }) => writtenBy),
  );
  return {
    ok: true,
    notes: notes.map(({ text, writtenAt, writtenBy }) => ({
      text,
      writtenAt: writtenAt.toISOString(),
      writtenBy: names(writtenBy),
    })),
  };
}
