/**
 * Room, instructor and time of a class. All classes that are compared count minutes from the same moment, such as
 * midnight or the epoch.
 */
export interface OccupiedTime {
  roomId: string;
  instructorId: string;
  startMin: number;
  durationMin: number;
}

/** Resource that two classes can't share. */
export type ClashKind = 'room' | 'instructor';

/**
 * Returns the resource that both classes would need at the same time, the room first, or null (handbook: timetable 3).
 * One class may start when the other ends.
 */
export function getClashKind(one: OccupiedTime, other: OccupiedTime): ClashKind | null {
  const areApart =
    one.startMin + one.durationMin <= other.startMin || other.startMin + other.durationMin <= one.startMin;
  if (areApart) return null;
  if (one.roomId === other.roomId) return 'room';
  return one.instructorId === other.instructorId ? 'instructor' : null;
}

/** Returns the first class that clashes with a class, and the resource; null when none does. */
export function findClash<Other extends OccupiedTime>(
  one: OccupiedTime,
  others: readonly Other[],
): { kind: ClashKind; other: Other } | null {
  for (const other of others) {
    const kind = getClashKind(one, other);
    if (kind) return { kind, other };
  }
  return null;
}

/** Converts 'HH:MM' to minutes of the day, from 0 to 1439. */
export function toMinutesOfDay(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** Formats a clash, such as "Studio 1 is already in use: Dynamic Reformer Pilates, Tue 24 Nov, 09:30." */
export function formatClash(
  kind: ClashKind,
  names: { room: string; instructor: string; title: string; when: string },
): string {
  const conflictText =
    kind === 'room' ? `${names.room} is already in use` : `${names.instructor} is already teaching`;
  return `${conflictText}: ${names.title}, ${names.when}.`;
}
