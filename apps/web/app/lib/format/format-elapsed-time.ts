import { formatCount } from '@studio/domain/text/format';

/** Formats a duration, such as "6 minutes", "3 hours" or "2 days"; at least one minute. */
export function formatElapsedTime(since: Date, now: Date): string {
  const minutes = Math.max(1, Math.round((now.getTime() - since.getTime()) / 60_000));
  if (minutes < 60) return formatCount(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  if (hours < 48) return formatCount(hours, 'hour');
  return formatCount(Math.round(hours / 24), 'day');
}
