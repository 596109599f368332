import type { ChatClass } from '@studio/contracts/chat';
import { formatDay, formatDayLong, formatWeekday } from '@studio/domain/time/format-london';
import { daysBetween } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import { Link } from 'react-router';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { formatPlacesAndPrice } from '../../../lib/format/class-text.ts';
import { heldForYouText } from '../../../lib/storage/held-places.ts';
import { useHeldPlaces } from '../../../lib/storage/use-held-places.ts';

export function ClassRows({ classes }: { classes: readonly ChatClass[] }) {
  return (
    <ul className="w-full divide-y divide-hairline overflow-hidden rounded-card border border-hairline bg-paper">
      {classes.map((one) => (
        <ClassRow key={one.classId} one={one} />
      ))}
    </ul>
  );
}

function ClassRow({ one }: { one: ChatClass }) {
  const { title, date, time, to, instructorName } = one;
  const isHeld = useHeldPlaces().has(one.classId);
  return (
    <li className="relative grid grid-cols-[3.625rem_1fr_auto] items-center gap-x-4 py-2.5 pr-2.5 pl-4 leading-snug transition-colors duration-hover hover:bg-chalk/60">
      <p className="font-semibold numeric">
        <span className="block">{formatNearDay(date)}</span>
        <span className="block">{time}</span>
      </p>
      <p className="min-w-0">
        <span className="block">{title}</span>
        <span className="block text-small text-stone numeric">
          {isHeld ? heldForYouText : formatPlacesAndPrice(one)}
        </span>
      </p>
      <Link
        to={to}
        aria-label={`View ${title}, ${formatDayLong(date)}, ${time}, with ${instructorName}`}
        className="text-link inline-flex min-h-11 items-center px-3 font-medium after:absolute after:inset-0"
      >
        View
      </Link>
    </li>
  );
}

/**
 * Returns the day of a class: "Today", the weekday, such as "Tue", for the next six days, otherwise the date, such as
 * "1 Dec".
 */
function formatNearDay(date: string): string {
  const ahead = daysBetween(toLondonDate(getServerTime()), date);
  if (ahead === 0) return 'Today';
  return ahead > 0 && ahead < 7 ? formatWeekday(date) : formatDay(date, { day: 'numeric', month: 'short' });
}
