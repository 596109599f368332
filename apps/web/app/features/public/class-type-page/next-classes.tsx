import { formatDayName } from '@studio/domain/time/format-day-name';
import { getAvailabilityStatus } from '@studio/domain/timetable/availability';
import { buildClassPath } from '@studio/domain/timetable/class-path';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { formatPlacesLeft, getStartDay, getStartTime } from '../../../lib/format/class-text.ts';
import { buildTimetableClassUrl } from '../../../lib/format/next-class-text.ts';
import type { NextClass } from '../../../lib/site/load-next-classes.ts';
import { buildHoldCheckoutUrl, heldForYouText } from '../../../lib/storage/held-places.ts';
import { useHeldPlaces } from '../../../lib/storage/use-held-places.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useDelayedSkeleton } from '../../../ui/use-delayed-skeleton.ts';
import { upcomingClassLimit } from './load-upcoming-classes.ts';
import type { UpcomingClassesQuery } from './use-upcoming-classes.ts';

interface NextClassesProps {
  live: UpcomingClassesQuery;
  timetable: string;
  /** Renders the button or link for a full class. */
  whenFull: (nextClass: NextClass) => ReactNode;
}

/**
 * Shows the next classes with their free places. The list is always at least four rows high, so that the page
 * doesn't shift.
 */
export function NextClasses({ live, timetable, whenFull }: NextClassesProps) {
  const loading = useDelayedSkeleton(live.loading);
  const { classes, failed, today } = live.upcoming;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button disappears together with the error message, so the heading takes the focus.
  const retry = () => {
    heading.current?.focus({ preventScroll: true });
    live.refetch();
  };
  return (
    <div>
      <h3
        ref={heading}
        tabIndex={-1}
        className="border-b border-hairline pb-2 font-sans text-ui font-medium tracking-normal outline-none"
      >
        Next classes
      </h3>
      <div className="min-h-73" aria-busy={live.loading}>
        {loading ? (
          <Rows />
        ) : failed ? (
          <Failed onRetry={retry} busy={live.loading} />
        ) : classes.length === 0 ? (
          <Empty timetable={timetable} />
        ) : (
          <ul className="divide-y divide-hairline">
            {classes.map((nextClass) => (
              <NextClassRow
                key={nextClass.classId}
                nextClass={nextClass}
                day={formatDayName(getStartDay(nextClass), today)}
                whenFull={whenFull}
              />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

interface NextClassRowProps extends Pick<NextClassesProps, 'whenFull'> {
  nextClass: NextClass;
  /** Day of the class, such as "Today". */
  day: string;
}

function NextClassRow({ nextClass, day, whenFull }: NextClassRowProps) {
  const held = useHeldPlaces().get(nextClass.classId);
  const status = held ? 'low' : getAvailabilityStatus(nextClass.capacityLeft);
  const full = status === 'full';
  const tone = { open: 'text-stone', low: 'font-semibold text-clay-deep', full: 'font-semibold text-ink' }[
    status
  ];
  return (
    <li className="grid min-h-18.25 grid-cols-[4.25rem_minmax(0,1fr)_4.125rem] sm:grid-cols-[4.5rem_minmax(0,1fr)_4.125rem] items-center gap-x-2.5 py-2.5">
      <Link
        to={buildTimetableClassUrl(nextClass)}
        className="group/time -my-1 flex min-h-11 flex-col justify-center"
      >
        <span
          className={`numeric text-[1.375rem] leading-tight font-medium group-hover/time:text-clay-deep ${full ? 'text-stone line-through decoration-1' : ''}`}
        >
          {getStartTime(nextClass)}
        </span>
        <span className="text-note text-stone">{day}</span>
        <span className="sr-only">{nextClass.className} on the timetable</span>
      </Link>
      <span className="min-w-0">
        <Link
          to={buildClassPath(nextClass)}
          className={`block text-[0.9375rem] leading-snug font-medium decoration-1 underline-offset-4 hover:text-clay-deep hover:underline ${full ? 'text-stone line-through' : ''}`}
        >
          {nextClass.className}
        </Link>
        <span className="block truncate text-small text-stone">{nextClass.instructorName}</span>
      </span>
      <span className={`numeric text-right text-small ${tone}`}>
        {held ? heldForYouText : formatPlacesLeft(nextClass.capacityLeft)}
      </span>
      {held && (
        <Link
          to={buildHoldCheckoutUrl(held)}
          className="col-span-2 col-start-2 -my-1 inline-flex min-h-11 items-center text-small font-medium text-link"
        >
          Continue
          <span className="sr-only">
            {' '}
            with {nextClass.className}, {getStartTime(nextClass)}
          </span>
        </Link>
      )}
      {full && <div className="col-span-2 col-start-2 mt-2">{whenFull(nextClass)}</div>}
    </li>
  );
}

function Rows() {
  return (
    <div role="status" className="divide-y divide-hairline">
      <span className="sr-only">Loading the next classes</span>
      {Array.from({ length: upcomingClassLimit }, (_, row) => (
        <div
          // A placeholder row has no id other than its position.
          key={`row ${String(row)}`}
          className="grid min-h-18.25 grid-cols-[4.25rem_minmax(0,1fr)_4.125rem] sm:grid-cols-[4.5rem_minmax(0,1fr)_4.125rem] items-center gap-x-2.5"
        >
          <Skeleton className="h-6 w-14" />
          <Skeleton className="h-9 w-40 max-w-full" />
          <Skeleton className="h-4 w-12" />
        </div>
      ))}
    </div>
  );
}

function Failed({ onRetry, busy }: { onRetry: () => void; busy: boolean }) {
  return (
    <div className="py-5">
      <Notice
        tone="error"
        title="Couldn’t load the next classes."
        action={
          <Button kind="secondary" size="small" busy={busy} onClick={onRetry}>
            Try again
          </Button>
        }
      >
        You can also check the timetable.
      </Notice>
    </div>
  );
}

function Empty({ timetable }: { timetable: string }) {
  return (
    <div className="py-5">
      <Notice icon="calendar-days" title="No classes in the coming weeks.">
        <Link to={timetable} className="text-link">
          See the timetable
        </Link>
      </Notice>
    </div>
  );
}
