import type { ChatClass } from '@studio/contracts/chat';
import { formatDayShort } from '@studio/domain/time/format-london';
import { formatPlacesAndPrice } from '../../../lib/format/class-text.ts';

/** Classes that the visitor was shown, with the current numbers of free places. */
export function ShownClasses({ classes }: { classes: readonly ChatClass[] }) {
  if (classes.length === 0) return null;
  return (
    <ul className="w-[min(26rem,88%)] divide-y divide-hairline rounded-card border border-hairline text-small">
      {classes.map(({ classId, to, date, time, title, instructorName, capacityLeft, price }) => (
        <li key={classId} className="flex items-baseline gap-4 px-4 py-2.5">
          <span className="numeric w-20 shrink-0 font-medium">
            {formatDayShort(date)} {time}
          </span>
          <span className="min-w-0 flex-1">
            <a href={to} target="_blank" rel="noreferrer" className="text-link">
              {title}
            </a>
            <span className="numeric block text-stone">
              {instructorName}. {formatPlacesAndPrice({ capacityLeft, price })}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
