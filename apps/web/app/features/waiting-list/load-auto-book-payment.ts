import type { MembershipListResponse, SavedCard } from '@studio/contracts/memberships';
import { paths } from '@studio/contracts/paths';
import type { AvailabilityResponse } from '@studio/contracts/timetable';
import { browserApi } from '../../lib/browser-api.ts';
import type { FullClass } from './waiting-list-api.ts';

/** What can pay for a place that is taken without asking: one of the member's sessions, else cards that are saved. */
export type AutoBookPayment = { kind: 'credit' } | { kind: 'cards'; cards: readonly SavedCard[] };

/** What would pay for a member's place in a class; null when there is nothing. Throws an ApiError. */
export async function loadAutoBookPayment(
  { classId, dateStart, activityType }: FullClass,
  principalUserId: string,
): Promise<AutoBookPayment | null> {
  const wish = { date: dateStart.slice(0, 10), filters: { activityType }, principalUserId };
  const { slots } = await browserApi().call<AvailabilityResponse>(paths.availability, wish);
  if (slots.find((slot) => slot.classId === classId)?.covered) return { kind: 'credit' };
  const { cards } = await browserApi().call<MembershipListResponse>(paths.membershipList, {});
  return cards.length > 0 ? { kind: 'cards', cards } : null;
}
