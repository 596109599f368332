/** Returns whether a class is over at `now`. */
export function hasClassEnded(
  { startsAt, durationMin }: { startsAt: Date; durationMin: number },
  now: Date,
): boolean {
  return startsAt.getTime() + durationMin * 60_000 <= now.getTime();
}
