import type { ListMembershipsResponse, SavedCard } from '@studio/contracts/memberships';
import { paths } from '@studio/contracts/paths';
import type { GetAvailabilityResponse } from '@studio/contracts/timetable';
import { browserApi } from '../../../lib/api/browser-api.ts';
import type { FullClass } from './waiting-list-api.ts';

/**
 * Payment for an automatically booked place: one of the member's sessions, or a saved card if no session covers the
 * class.
 */
export type AutoBookPayment = { kind: 'credit' } | { kind: 'cards'; cards: readonly SavedCard[] };

/**
 * Returns the payment for the member's place in a class; null if no session covers the class and no card is saved.
 * Throws ApiError.
 */
export async function loadAutoBookPayment(
  { classId, dateStart, activityType }: FullClass,
  principalUserId: string,
): Promise<AutoBookPayment | null> {
  const input = { date: dateStart.slice(0, 10), filters: { activityType }, principalUserId };
  const { slots } = await browserApi().call<GetAvailabilityResponse>(paths.availability, input);
  if (slots.find((slot) => slot.classId === classId)?.covered) return { kind: 'credit' };
  const { cards } = await browserApi().call<ListMembershipsResponse>(paths.membershipList, {});
  return cards.length > 0 ? { kind: 'cards', cards } : null;
}
