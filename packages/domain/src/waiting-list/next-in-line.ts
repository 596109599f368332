import { quietUntil } from './offer-time.ts';

/** WAITING has a position, OFFERED a place that is held; the others are over. */
export type WaitingStatus = 'WAITING' | 'OFFERED' | 'TAKEN' | 'LEFT' | 'PASSED' | 'ENDED';

/** Somebody who waits for a class, as far as their turn depends on it. */
export interface InLine {
  id: string;
  joinedAt: Date;
  /** They have cancelled a booking of this class: its place is not offered back to them. */
  hasCancelled: boolean;
  /** Another class of the same wish is being offered to them just now. */
  hasOfferElsewhere: boolean;
}

/** Whoever joined first, of those who can be asked. Who decides about another offer keeps their place in the line. */
export function nextInLine<Entry extends InLine>(line: readonly Entry[]): Entry | null {
  const able = line.filter((entry) => !entry.hasCancelled && !entry.hasOfferElsewhere);
  return able.sort(inOrder)[0] ?? null;
}

/** The order of joining; of two at the same moment, the id decides. */
function inOrder(one: InLine, other: InLine): number {
  return one.joinedAt.getTime() - other.joinedAt.getTime() || (one.id < other.id ? -1 : 1);
}

/** Whether a place is taken for somebody without asking: their own rule says so, it can be paid, and it is not night. */
export function takesAtOnce(
  { autoUntil, canPay }: { autoUntil: Date | null; canPay: boolean },
  now: Date,
  morning = quietUntil(now),
): boolean {
  return canPay && autoUntil !== null && now < autoUntil && morning === null;
}
