/** A class as clashes are judged: where, by whom and when. Minutes on one scale: of a day, or since the epoch. */
export interface OccupiedTime {
  roomId: string;
  instructorId: string;
  startMin: number;
  durationMin: number;
}

/** What two classes cannot have at once. */
export type ClashKind = 'room' | 'instructor';

/** Why two classes cannot both take place, the room first (handbook: timetable 3); null when they can. One may begin as the other ends. */
export function getClashKind(one: OccupiedTime, other: OccupiedTime): ClashKind | null {
  const apart =
    one.startMin + one.durationMin <= other.startMin || other.startMin + other.durationMin <= one.startMin;
  if (apart) return null;
  if (one.roomId === other.roomId) return 'room';
  return one.instructorId === other.instructorId ? 'instructor' : null;
}

/** The first of the others that a class cannot take place beside, and why. */
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

/** Minutes of the day, 0 to 1439, of 'HH:MM'. */
export function toMinutesOfDay(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** "Studio 1 is taken then: Dynamic Reformer Pilates, Tue 24 Nov, 09:30." */
export function formatClash(
  kind: ClashKind,
  names: { room: string; instructor: string; title: string; when: string },
): string {
  const who = kind === 'room' ? `${names.room} is taken then` : `${names.instructor} teaches then`;
  return `${who}: ${names.title}, ${names.when}.`;
}
