/** How pressing it is to book: the look of a seat chip (handbook: timetable 8). */
export type SeatSeverity = 'low' | 'warn' | 'ok';

/** low with 2 seats or fewer, warn from 3 to 8, otherwise ok. `seatsLeft` is a count of seats. */
export function getSeatSeverity(seatsLeft: number): SeatSeverity {
  if (seatsLeft <= 2) return 'low';
  return seatsLeft <= 8 ? 'warn' : 'ok';
}
