import type { ClassBed, GetClassBedsResponse } from '@studio/contracts/staff-beds';
import { queueBedChangedEmails } from '../../beds/queue-bed-changed-emails.ts';
import { AppError } from '../../platform/app-error.ts';
import { type AuditEntry, type StaffActor, writeAudit } from '../../platform/audit.ts';
import type { PreparedStatement } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { findClass } from '../../timetable/store.ts';
import { readClassBeds } from '../check-in/read-class-beds.ts';
import { releaseExpiredHolds } from './release-expired-holds.ts';

/** Input of `moveToBed`. `swapWithId` is the booking that has the bed, as the caller saw it. */
export interface MoveToBedInput {
  branchId: string;
  classId: string;
  bookingId: string;
  bed: number;
  swapWithId: string | null;
}

/** Runs before the class is locked, in the order of a cancellation. */
const lockBookings: PreparedStatement = {
  name: 'lock_bookings_for_bed_move',
  text: `SELECT id, status = 'CONFIRMED' AS "isExpected" FROM bookings
    WHERE branch_id = $1 AND id = ANY ($2::uuid[]) ORDER BY id FOR UPDATE`,
};

const lockClass: PreparedStatement = {
  name: 'lock_class_for_bed_move',
  text: 'SELECT id FROM classes WHERE branch_id = $1 AND id = $2 FOR NO KEY UPDATE',
};

const swapBed: PreparedStatement = {
  name: 'swap_to_bed',
  text: 'SELECT swap_to_bed($1, $2::uuid, $3::uuid, $4)',
};

/**
 * Moves a client to another bed of their class. A client who has that bed gets the former one in the same transaction.
 * Emails those who haven't checked in, unless the class has started (handbook: beds 5). Returns the new map. Throws
 * AppError not_found, not_changeable and slot_unavailable.
 */
export async function moveToBed(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  input: MoveToBedInput,
  actor: StaffActor,
): Promise<GetClassBedsResponse> {
  const { branchId, classId, bookingId } = input;
  const now = clock.now();
  await releaseExpiredHolds(database, branchId, now);
  return database.transaction(async (tx) => {
    const bookingIds = [bookingId, input.swapWithId].filter((each) => each !== null);
    const locked = await tx.run<{ id: string; isExpected: boolean }>(lockBookings, [branchId, bookingIds]);
    await tx.run(lockClass, [branchId, classId]);
    const klass = await findClass(tx, branchId, classId, now);
    if (!klass) throw new AppError('not_found');
    const hasEnded = klass.startsAt.getTime() + klass.durationMin * 60_000 <= now.getTime();
    if (klass.status !== 'SCHEDULED' || hasEnded)
      throw new AppError(
        'not_changeable',
        'You can’t change beds in a class that has ended or been cancelled.',
      );
    const before = await readClassBeds(tx, klass, now);
    const from = before.beds.find(({ client }) => client?.bookingId === bookingId);
    if (!from && !before.withoutBed.some((client) => client.bookingId === bookingId))
      throw new AppError('not_found');
    const to = before.beds.find(({ number }) => number === input.bed);
    if (!to) throw new AppError('not_found');
    if (to === from) return before;
    requireAvailable(to, input.swapWithId, from !== undefined);
    await tx.run(swapBed, [branchId, classId, bookingId, to.number]);
    const entryOf = (subjectId: string, old: ClassBed | undefined, bed: ClassBed): AuditEntry => ({
      branchId,
      at: now,
      actor,
      subject: 'booking',
      subjectId,
      action: 'BED_CHANGED',
      reason: to.client ? 'swapped by the team' : 'moved by the team',
      detail: { from: old?.number ?? null, beds: [bed.number] },
    });
    const swapped = to.client && from ? [entryOf(to.client.bookingId, to, from)] : [];
    await writeAudit(tx, [entryOf(bookingId, from, to), ...swapped]);
    if (now < klass.startsAt) {
      const expected = locked.filter(({ isExpected }) => isExpected);
      const changes = expected.map(({ id }) => {
        const former = id === bookingId ? from : to;
        return { bookingId: id, classId, from: former?.label ?? null, cause: 'moved-by-team' as const };
      });
      await queueBedChangedEmails(tx, branchId, changes, now);
    }
    return readClassBeds(tx, klass, now);
  });
}

function requireAvailable(to: ClassBed, swapWithId: string | null, canSwap: boolean): void {
  if (to.state === 'held')
    throw new AppError(
      'slot_unavailable',
      `A client at the checkout is holding ${to.label}. Choose another one.`,
    );
  if (to.state === 'out') throw new AppError('slot_unavailable', `${to.label} is out of service.`);
  const clientId = to.client?.bookingId ?? null;
  if (clientId !== swapWithId || (clientId && !canSwap))
    throw new AppError('slot_unavailable', `${to.label} has just changed. Check the map and choose again.`);
}
