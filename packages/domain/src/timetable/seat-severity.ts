/** Urgency shown by a seat chip (handbook: timetable 8). */
export type SeatSeverity = 'low' | 'warn' | 'ok';

/** Returns 'low' for 2 seats or fewer, 'warn' for 3 to 8, otherwise 'ok'. `seatsLeft` is a number of seats. */
export function getSeatSeverity(seatsLeft: number): SeatSeverity {
  if (seatsLeft <= 2) return 'low';
  return seatsLeft <= 8 ? 'warn' : 'ok';
}
