/** Most important state of a class in the week view. */
export type WeekCellState = 'cancelled' | 'past' | 'cover' | 'low' | 'normal';

/** Share of booked places, from 0 to 1, up to which a class has the state `low`. */
export const lowBookingShare = 0.3;

export interface WeekCellInput {
  status: 'SCHEDULED' | 'CANCELLED';
  hasStarted: boolean;
  needsCover: boolean;
  booked: number;
  capacity: number;
}

export function getWeekCellState({
  status,
  hasStarted,
  needsCover,
  booked,
  capacity,
}: WeekCellInput): WeekCellState {
  if (status === 'CANCELLED') return 'cancelled';
  if (hasStarted) return 'past';
  if (needsCover) return 'cover';
  return booked <= capacity * lowBookingShare ? 'low' : 'normal';
}

/** Formats the text under the time, such as "8/10", "Full", "Cancelled" or "Cover". */
export function formatWeekCellCount(input: WeekCellInput): string {
  const state = getWeekCellState(input);
  if (state === 'cancelled') return 'Cancelled';
  if (state === 'cover') return 'Cover';
  return input.booked >= input.capacity ? 'Full' : `${input.booked}/${input.capacity}`;
}
