import { isOpenToEveryone } from '../timetable/audience-tags.ts';
import { isSamePriceGroup, type MovableClass } from './move.ts';

/** Class that could replace a cancelled one. */
export interface AlternativeClassCandidate extends MovableClass {
  classTypeId: string;
  tags: readonly string[];
  /** Number of places that can be booked now. */
  capacityLeft: number;
}

/** Days after the cancelled class in which a class of its type is preferred. */
const sameTypeDays = 7;

/**
 * Returns the class to suggest in place of a cancelled one, or null (handbook: cancelling 6). The suggested class
 * starts later and has a free place. Prefers the next class of the cancelled class's type within a week, then the next
 * one of its price group that is open to everyone, and last a later class of its type.
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
