import { isOpenToEveryone } from '../timetable/audience-tags.ts';
import { isSamePriceGroup, type MovableClass } from './move.ts';

/** A class as those look at it whose own was cancelled. */
export interface AlternativeClassCandidate extends MovableClass {
  classTypeId: string;
  tags: readonly string[];
  /** Places that can be booked now. */
  capacityLeft: number;
}

/** Days after the cancelled class within which another of its type is worth waiting for. */
const sameTypeDays = 7;

/**
 * The class that is suggested to everybody in place of a cancelled one (handbook: cancelling 6): the next of the same type within a week, else the
 * next of the same price group for everybody, else a later one of the type. After the cancelled one, with a place left;
 * null when there is none.
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
  const ofType = later.find(({ classTypeId }) => classTypeId === cancelled.classTypeId) ?? null;
  const soon = cancelled.startsAt.getTime() + sameTypeDays * 86_400_000;
  if (ofType && ofType.startsAt.getTime() <= soon) return ofType;
  const ofGroup = later.find((klass) => isSamePriceGroup(cancelled, klass) && isOpenToEveryone(klass.tags));
  return ofGroup ?? ofType;
}
