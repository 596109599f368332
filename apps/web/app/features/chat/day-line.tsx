import { formatDayMedium } from '@studio/domain/time/format-london';
import { daysBetween } from '@studio/domain/time/local-date';
import { londonDate } from '@studio/domain/time/london';
import { serverNow } from '../../lib/server-clock.ts';

/** Above the first message of a day: "Today", "Yesterday", "Saturday 21 November". */
export function DayLine({ of }: { of: string }) {
  const date = londonDate(new Date(of));
  const ago = daysBetween(date, londonDate(serverNow()));
  const words = ago === 0 ? 'Today' : ago === 1 ? 'Yesterday' : formatDayMedium(date);
  return <p className="mt-1 mb-4 text-center text-note text-stone">{words}</p>;
}
