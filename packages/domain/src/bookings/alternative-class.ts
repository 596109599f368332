import { isOpenToEveryone } from '../timetable/audience-tags.ts';
import { isSamePriceGroup, type MovableClass } from './move.ts';

/** A class as a possible replacement for a cancelled one. */
export interface AlternativeClassCandidate extends MovableClass {
  classTypeId: string;
  tags: readonly string[];
  /** Places that can be booked now. */
  capacityLeft: number;
}

/** Days after the cancelled class within which a class of the same type is preferred. */
const sameTypeDays = 7;

/**
 * Returns the class to suggest instead of a cancelled one, or null (handbook: cancelling 6). It starts later and has a
 * free place. Prefers the next class of the same type within a week, then the next of the same price group that is open
 * to everyone. The last choice is a later class of the type.
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
