import { cancellationError, getCancellationDeadline } from '@studio/domain/bookings/cancellation';
import { toLondonDate, toLondonTime } from '@studio/domain/time/london';
import { listMemberBookingPage } from '../../bookings/reading/booking-list-queries.ts';
import type { OwnBooking } from '../../integrations/assistant/port.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import { listClassesById } from '../../timetable/store.ts';

const maxRows = 20;

/** Returns a member's confirmed upcoming bookings, soonest first. */
export async function readOwnBookings(
  db: QueryExecutor,
  branchId: string,
  memberId: string,
  now: Date,
): Promise<OwnBooking[]> {
  const rows = await listMemberBookingPage(db, {
    branchId,
    memberId,
    from: now,
    to: null,
    after: null,
    maxRows,
    order: 'soonest first',
  });
  const confirmed = rows.filter(({ status }) => status === 'CONFIRMED');
  const classIds = confirmed.map(({ classId }) => classId);
  const classes = classIds.length > 0 ? await listClassesById(db, branchId, classIds, now) : [];
  const classOf = new Map(classes.map((klass) => [klass.id, klass]));
  return confirmed.flatMap(({ id, classId, status, startsAt }) => {
    const klass = classOf.get(classId);
    if (!klass) return [];
    return {
      bookingId: id,
      title: klass.title,
      instructorName: klass.instructorName,
      date: toLondonDate(startsAt),
      time: toLondonTime(startsAt),
      cancellable: cancellationError({ status, startsAt }, now) === null,
      cancelUntil: getCancellationDeadline(startsAt).toISOString(),
      // The link has no signature: the member is logged in, and the team, who read the conversation, must not get one.
      to: `/booking/${id}`,
    };
  });
}
