/** Urgency that a seat chip shows (handbook: timetable 8). */
export type SeatSeverity = 'low' | 'warn' | 'ok';

/** Returns the urgency for a number of free seats: 'low' for 2 or fewer, 'warn' for 3 to 8, otherwise 'ok'. */
export function getSeatSeverity(seatsLeft: number): SeatSeverity {
  if (seatsLeft <= 2) return 'low';
  return seatsLeft <= 8 ? 'warn' : 'ok';
}
