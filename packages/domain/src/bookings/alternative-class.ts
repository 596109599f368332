import { isOpenToEveryone } from '../timetable/audience-tags.ts';
import { isSamePriceGroup, type MovableClass } from './move.ts';

/** Class that could replace a cancelled one. */
export interface AlternativeClassCandidate extends MovableClass {
  classTypeId: string;
  tags: readonly string[];
  /** Number of places that can be booked now. */
  capacityLeft: number;
}

/** Number of days after a cancelled class within which another class of its type is the best alternative. */
const sameTypeDays = 7;

/**
 * Returns the class to suggest instead of a cancelled one (handbook: cancelling 6), or null. It starts later and has a
 * free place. Prefers a class of the same type within a week, then a class of the same activity and price that is open
 * to everyone, and last a later class of the same type.
 */
export function findAlternativeClass<Klass extends AlternativeClassCandidate>(
  cancelled: AlternativeClassCandidate,
  candidates: readonly Klass[],
  now: Date,
): Klass | null {
  const after = Math.max(cancelled.startsAt.getTime(), now.getTime());
  const later = candidates
    .filter(
      ({ id, startsAt, capacityLeft }) =>
        id !== cancelled.id && capacityLeft > 0 && startsAt.getTime() > after,
    )
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  const sameType = later.find(({ classTypeId }) => classTypeId === cancelled.classTypeId) ?? null;
  const preferredUntil = cancelled.startsAt.getTime() + sameTypeDays * 86_400_000;
  if (sameType && sameType.startsAt.getTime() <= preferredUntil) return sameType;
  const sameGroup = later.find((klass) => isSamePriceGroup(cancelled, klass) && isOpenToEveryone(klass.tags));
  return sameGroup ?? sameType;
}
