import type { MembershipListAnswer, SavedCard } from '@studio/contracts/memberships';
import { paths } from '@studio/contracts/paths';
import type { AvailabilityAnswer } from '@studio/contracts/timetable';
import { browserApi } from '../../lib/browser-api.ts';
import type { FullClass } from './waiting-api.ts';

/** What can pay for a place that is taken without asking: one of the member's sessions, else cards that are saved. */
export type Payer = { kind: 'credit' } | { kind: 'cards'; cards: readonly SavedCard[] };

/** What would pay for a member's place in a class; null when there is nothing. Throws an ApiError. */
export async function loadPayer(
  { classId, dateStart, activityType }: FullClass,
  principalUserId: string,
): Promise<Payer | null> {
  const wish = { date: dateStart.slice(0, 10), filters: { activityType }, principalUserId };
  const { slots } = await browserApi().call<AvailabilityAnswer>(paths.availability, wish);
  if (slots.find((slot) => slot.classId === classId)?.covered) return { kind: 'credit' };
  const { cards } = await browserApi().call<MembershipListAnswer>(paths.membershipList, {});
  return cards.length > 0 ? { kind: 'cards', cards } : null;
}
