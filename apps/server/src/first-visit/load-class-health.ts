import type { ListClassHealthAnswersResponse } from '@studio/contracts/first-visit';
import { areAnswersDue } from '@studio/domain/first-visit/health-answers';
import { and, asc, eq, ne } from 'drizzle-orm';
import { bookings } from '../bookings/tables.ts';
import type { Services } from '../platform/services.ts';
import { hashBooker } from './hash-booker.ts';
import { findFirstVisitAnswers } from './store.ts';

/** Returns the health answers of each booker in a class. Guests of a booker answer at check-in. */
export async function loadHealthAnswersOfClass(
  { database, keys }: Services,
  { branchId, classId }: { branchId: string; classId: string },
): Promise<ListClassHealthAnswersResponse['people']> {
  const booked = await database.orm
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.branchId, branchId),
        eq(bookings.classId, classId),
        eq(bookings.position, 0),
        ne(bookings.status, 'CANCELLED'),
      ),
    )
    .orderBy(asc(bookings.attendeeName));
  const people: ListClassHealthAnswersResponse['people'] = [];
  for (const booking of booked) {
    const { id: bookingId, attendeeName: name, principalId: memberId } = booking;
    const found = await findFirstVisitAnswers(database, {
      branchId,
      personHash: hashBooker(keys, booking),
      memberId,
    });
    const status = { isDue: areAnswersDue(found), onPaper: found?.onPaper ?? false };
    people.push({ bookingId, name, ...status, answers: found?.health ?? null });
  }
  return people;
}
