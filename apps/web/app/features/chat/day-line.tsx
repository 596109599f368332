import { pastDayName } from '@studio/domain/time/day-name';
import { londonDate } from '@studio/domain/time/london';
import { serverNow } from '../../lib/server-clock.ts';

/** Above the first message of a day: "Today", "Yesterday", "Saturday 21 November". */
export function DayLine({ of }: { of: string }) {
  const words = pastDayName(londonDate(new Date(of)), londonDate(serverNow()));
  return <p className="mt-1 mb-4 text-center text-note text-stone">{words}</p>;
}
