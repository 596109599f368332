import { cancelBy, cancellationRefusal } from '@studio/domain/bookings/cancellation';
import { londonDate, londonTime } from '@studio/domain/time/london';
import { pageOfMember } from '../../bookings/list-statements.ts';
import type { OwnBooking } from '../../outside/assistant/port.ts';
import type { Queries } from '../../platform/database.ts';
import { listClassesById } from '../../timetable/store.ts';

/** Bookings that are told. */
const most = 20;

/** What is coming of a member's own bookings and stands, the soonest first. */
export async function readOwnBookings(
  db: Queries,
  branchId: string,
  memberId: string,
  now: Date,
): Promise<OwnBooking[]> {
  const rows = await pageOfMember(db, {
    branchId,
    memberId,
    from: now,
    to: null,
    after: null,
    most,
    order: 'soonest first',
  });
  const standing = rows.filter(({ status }) => status === 'CONFIRMED');
  const classIds = standing.map(({ classId }) => classId);
  const classes = classIds.length > 0 ? await listClassesById(db, branchId, classIds, now) : [];
  const classOf = new Map(classes.map((klass) => [klass.id, klass]));
  return standing.flatMap(({ id, classId, status, startsAt }) => {
    const klass = classOf.get(classId);
    if (!klass) return [];
    return {
      bookingId: id,
      title: klass.title,
      instructorName: klass.instructorName,
      date: londonDate(startsAt),
      time: londonTime(startsAt),
      cancellable: cancellationRefusal({ status, startsAt }, now) === null,
      cancelUntil: cancelBy(startsAt).toISOString(),
      // Without the key of the signed link: whoever asks is signed in, and the conversation is read by the team.
      to: `/booking/${id}`,
    };
  });
}
