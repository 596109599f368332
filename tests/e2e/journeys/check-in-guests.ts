import type { BookingResponse } from '@studio/contracts/bookings';
import type { ClassSlot } from '@studio/contracts/timetable';
import { createGuest } from './guests.ts';
import { createPaidBooking } from './other-browsers.ts';

/** Creates a guest with this name and a paid place. */
export async function createGuestBooking(
  url: string,
  classId: string,
  firstName: string,
): Promise<BookingResponse> {
  const slot = { classId } as ClassSlot;
  return createPaidBooking(url, slot, createGuest(firstName));
}
