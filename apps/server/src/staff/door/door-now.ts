import type { DoorClass, DoorNowAnswer } from '@studio/contracts/staff-door';
import { londonDate } from '@studio/domain/time/london';
import type { Principal } from '../../platform/access-token.ts';
import type { Services } from '../../platform/services.ts';
import { type ClassRow, listWholeDay } from '../../timetable/store.ts';
import { classesOf } from '../own-classes.ts';
import { type BookedRow, bookedInClasses } from './roster-statements.ts';

/** Today's classes that are on, with who is expected, and the one that the door is about: on now, or next. */
export async function doorNow(
  { database, clock }: Services,
  branchId: string,
  principal: Principal | null,
): Promise<DoorNowAnswer> {
  const now = clock.now();
  const date = londonDate(now);
  const whose = await classesOf(database, branchId, principal);
  const day = await listWholeDay(database, branchId, date, now);
  const classes = day.filter(
    ({ status, instructorId }) => status === 'ON' && (whose === 'all' || instructorId === whose),
  );
  const booked = await database.run<BookedRow>(bookedInClasses, [branchId, classes.map(({ id }) => id)]);
  return {
    ok: true,
    date,
    classId: classes.find((klass) => endOf(klass) > now)?.id ?? null,
    classes: classes.map((klass) => ({
      ...doorClassOf(klass),
      names: booked
        .filter(({ classId }) => classId === klass.id)
        .map(({ bookingId, displayCode, name, status, checkedInAt }) => ({
          bookingId,
          displayCode,
          name,
          status,
          checkedInAt: checkedInAt?.toISOString() ?? null,
        })),
    })),
  };
}

/** A class as the door shows it. */
export function doorClassOf(klass: ClassRow): DoorClass {
  return {
    classId: klass.id,
    title: klass.title,
    start: klass.startsAt.toISOString(),
    end: endOf(klass).toISOString(),
    studio: klass.roomName,
    instructor: klass.instructorName,
    capacity: klass.capacity,
  };
}

function endOf({ startsAt, durationMin }: ClassRow): Date {
  return new Date(startsAt.getTime() + durationMin * 60_000);
}
