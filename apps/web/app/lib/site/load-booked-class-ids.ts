import type { ListBookingsResponse } from '@studio/contracts/member-bookings';
import { paths } from '@studio/contracts/paths';
import { browserApi } from '../api/browser-api.ts';

/**
 * Returns the ids of the classes in which the member has a place. Considers only the member's next 50 bookings.
 * Throws an ApiError.
 */
export async function loadBookedClassIds(memberId: string): Promise<ReadonlySet<string>> {
  const fields = { principalUserId: memberId, scope: 'future', includeClass: false };
  const { items } = await browserApi().call<ListBookingsResponse>(paths.bookingList, fields);
  return new Set(items.filter(({ status }) => status === 'CONFIRMED').map(({ classId }) => classId));
}
