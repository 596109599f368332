/** What the week shows a class by: what matters most about it. */
export type CellState = 'off' | 'past' | 'cover' | 'low' | 'plain';

/** A class with at most this share of its places booked is said to be low. */
export const lowShare = 0.3;

export interface CellFacts {
  status: 'ON' | 'CANCELLED';
  begun: boolean;
  needsCover: boolean;
  booked: number;
  capacity: number;
}

export function cellState({ status, begun, needsCover, booked, capacity }: CellFacts): CellState {
  if (status === 'CANCELLED') return 'off';
  if (begun) return 'past';
  if (needsCover) return 'cover';
  return booked <= capacity * lowShare ? 'low' : 'plain';
}

/** "8/10", "Full", "Off", "Cover": what stands under the time. */
export function cellCount(facts: CellFacts): string {
  const state = cellState(facts);
  if (state === 'off') return 'Off';
  if (state === 'cover') return 'Cover';
  return facts.booked >= facts.capacity ? 'Full' : `${facts.booked}/${facts.capacity}`;
}
