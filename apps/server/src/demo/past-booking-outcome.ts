/** Outcome of a past booking, in database columns. */
export interface PastBookingOutcome {
  status: 'ATTENDED' | 'NO_SHOW' | 'CANCELLED';
  checked_in_at: Date | null;
  cancelled_at: Date | null;
  late_cancelled_at: Date | null;
}

const hourMs = 3_600_000;

/**
 * Returns an outcome: about nine in ten attend, the others are no-shows, cancellations or, rarely, late cancellations.
 */
export function getPastBookingOutcome(chance: number, startsAt: Date, bookedAt: Date): PastBookingOutcome {
  const none = { checked_in_at: null, cancelled_at: null, late_cancelled_at: null };
  const before = (hours: number) => new Date(startsAt.getTime() - hours * hourMs);
  if (chance > 0.93)
    return { ...none, status: 'CANCELLED', cancelled_at: new Date(bookedAt.getTime() + 5 * hourMs) };
  if (chance > 0.89 && chance < 0.91)
    return { ...none, status: 'CANCELLED', cancelled_at: before(3), late_cancelled_at: before(3) };
  if (chance < 0.04) return { ...none, status: 'NO_SHOW' };
  return {
    ...none,
    status: 'ATTENDED',
    checked_in_at: new Date(startsAt.getTime() - (2 + chance * 14) * 60_000),
  };
}
