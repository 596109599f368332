import { formatPastDayName } from '@studio/domain/time/format-day-name';
import { toLondonDate } from '@studio/domain/time/london';
import { getServerTime } from '../../../lib/api/server-clock.ts';

/** Shows "Today", "Yesterday" or a date such as "Saturday 21 November" above a day's first message. */
export function DaySeparator({ timestamp }: { timestamp: string }) {
  const label = formatPastDayName(toLondonDate(new Date(timestamp)), toLondonDate(getServerTime()));
  return <p className="mt-1 mb-4 text-center text-note text-stone">{label}</p>;
}
