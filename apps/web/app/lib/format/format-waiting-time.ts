/** Formats a duration, such as "6 minutes", "3 hours" or "2 days"; at least one minute. */
export function formatWaitingTime(since: Date, now: Date): string {
  const minutes = Math.max(1, Math.round((now.getTime() - since.getTime()) / 60_000));
  if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  const hours = Math.round(minutes / 60);
  if (hours < 48) return hours === 1 ? '1 hour' : `${hours} hours`;
  return `${Math.round(hours / 24)} days`;
}
