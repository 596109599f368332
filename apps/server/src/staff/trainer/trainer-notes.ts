import type { TrainerRosterRow } from '@studio/contracts/trainer';
import { and, eq, isNull } from 'drizzle-orm';
import { findBooking } from '../../bookings/booking-store.ts';
import { findPersonIdByBooking } from '../../people/find-person.ts';
import { personNotes } from '../../people/tables.ts';
import { AppError } from '../../platform/app-error.ts';
import type { StaffActor } from '../../platform/audit.ts';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';
import type { Principal } from '../../platform/http/access-token-verifier.ts';
import type { Services } from '../../platform/services.ts';
import { loadActorNames } from '../people/load-actor-names.ts';
import { removeNote, writeNote } from '../people/notes.ts';
import { requireTaughtClass } from './trainer-access.ts';

type TrainerNote = TrainerRosterRow['notes'][number];

interface NoteRow {
  bookingId: string;
  noteId: string;
  text: string;
  writtenBy: string;
  writtenAt: Date;
}

const notes: PreparedStatement = {
  name: 'trainer_notes_of_class',
  text: `SELECT DISTINCT b.id AS "bookingId", n.id AS "noteId", n.text, n.written_by AS "writtenBy",
      n.written_at AS "writtenAt"
    FROM bookings b
    JOIN people p ON p.branch_id = b.branch_id AND (
      p.member_id = b.principal_id OR (b.principal_id IS NULL AND p.email_key = lower(b.email))
      OR p.id = CASE WHEN b.principal_id LIKE 'person:%' THEN substr(b.principal_id, 8)::uuid END)
    JOIN people r ON r.branch_id = p.branch_id
      AND (r.id = coalesce(p.merged_into, p.id) OR r.merged_into = coalesce(p.merged_into, p.id))
    JOIN person_notes n ON n.branch_id = r.branch_id AND n.person_id = r.id
      AND n.visibility = 'check-in' AND n.removed_at IS NULL
    WHERE b.branch_id = $1 AND b.class_id = $2::uuid AND b.status <> 'CANCELLED' AND b.position = 0
    ORDER BY "writtenAt" DESC, "noteId"`,
};

/** Returns, by booking id, the notes that check-in and the instructor of a class may see, newest first. */
export async function listClassNotes(
  db: QueryExecutor,
  { branchId, classId }: { branchId: string; classId: string },
  principal: Principal | null,
): Promise<Map<string, TrainerNote[]>> {
  const rows = await db.run<NoteRow>(notes, [branchId, classId]);
  const names = await loadActorNames(
    db,
    rows.map(({ writtenBy }) => writtenBy),
  );
  const found = new Map<string, TrainerNote[]>();
  for (const { bookingId, noteId, text, writtenAt, writtenBy } of rows) {
    const note = {
      noteId,
      text,
      writtenAt: writtenAt.toISOString(),
      writtenBy: names(writtenBy),
      own: principal !== null && writtenBy === `staff:${principal.userId}`,
    };
    found.set(bookingId, [...(found.get(bookingId) ?? []), note]);
  }
  return found;
}

/**
 * Writes a note about the client of a booking, for check-in and the client's instructors (handbook: roles 9).
 * Idempotent by note id. Throws AppError not_found, also for another instructor's class, and not_changeable for a
 * guest of the client, who has no profile.
 */
export async function writeTrainerNote(
  services: Services,
  note: { branchId: string; bookingId: string; noteId: string; text: string },
  caller: { principal: Principal | null; actor: StaffActor },
): Promise<void> {
  const { branchId, bookingId, noteId, text } = note;
  const booking = await findBooking(services.database, branchId, bookingId);
  if (!booking) throw new AppError('not_found');
  await requireTaughtClass(services, { branchId, classId: booking.classId }, caller.principal);
  if (booking.position !== 0)
    throw new AppError('not_changeable', 'You can only write notes about the client who booked.');
  const personId = await findPersonIdByBooking(services.database, booking);
  if (!personId) throw new AppError('not_found');
  await writeNote(services, { branchId, personId, noteId, text, visibility: 'check-in' }, caller.actor);
}

/** Removes a note that the caller has written. Throws AppError not_found, also for another author's note. */
export async function removeTrainerNote(
  services: Services,
  { branchId, noteId }: { branchId: string; noteId: string },
  actor: StaffActor,
): Promise<void> {
  const [own] = await services.database.orm
    .select({ id: personNotes.id })
    .from(personNotes)
    .where(
      and(
        eq(personNotes.branchId, branchId),
        eq(personNotes.id, noteId),
        eq(personNotes.writtenBy, actor),
        isNull(personNotes.removedAt),
      ),
    );
  if (!own) throw new AppError('not_found');
  await removeNote(services, { branchId, noteId }, actor);
}
