import { formatPastDayName } from '@studio/domain/time/format-day-name';
import { toLondonDate } from '@studio/domain/time/london';
import { getServerTime } from '../../lib/server-clock.ts';

/** Shows "Today", "Yesterday" or "Saturday 21 November" above a day's first message. */
export function DaySeparator({ of }: { of: string }) {
  const words = formatPastDayName(toLondonDate(new Date(of)), toLondonDate(getServerTime()));
  return <p className="mt-1 mb-4 text-center text-note text-stone">{words}</p>;
}
