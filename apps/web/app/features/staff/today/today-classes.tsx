import type { TodayClass } from '@studio/contracts/staff-today';
import { hasFewBookings } from '@studio/domain/insight/class-figures';
import { formatCount } from '@studio/domain/text/format';
import { formatTime } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import { Link } from 'react-router';
import { formatWaitingCount } from '../../../lib/format/format-waiting-count.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';

interface TodayClassesProps {
  classes: readonly TodayClass[];
  /** Current time as an ISO instant. */
  now: string;
}

/** Classes of the day in order, with a line at the current time. The next class is a card. */
export function TodayClasses({ classes, now }: TodayClassesProps) {
  const next = classes.find(({ cancelled, start }) => !cancelled && start > now);
  const nowAt = classes.findIndex(({ start }) => start > now);
  return (
    <section aria-labelledby="day-classes">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id="day-classes" className="text-section">
          Classes today
        </h2>
        <p aria-hidden="true" className="flex flex-wrap gap-x-4 pb-1 text-small text-stone max-md:hidden">
          <span className="inline-flex items-center gap-2">
            <span className="h-2 w-4 rounded-pill bg-forest" />
            checked in
          </span>
          <span className="inline-flex items-center gap-2">
            <span className="h-2 w-4 rounded-pill bg-sage" />
            booked
          </span>
        </p>
      </div>
      {classes.length === 0 && (
        <p className="mt-4 border-t border-hairline pt-5 text-stone">No classes today.</p>
      )}
      <ol className="mt-3 border-t border-hairline">
        {classes.map((klass, index) => (
          <li
            key={klass.classId}
            className="border-b border-hairline last:border-0 has-[[data-next-class]]:border-0"
          >
            {index === nowAt && <NowLine now={now} />}
            {klass === next ? <NextClass klass={klass} now={now} /> : <ClassRow klass={klass} now={now} />}
          </li>
        ))}
      </ol>
      {nowAt < 0 && classes.length > 0 && <NowLine now={now} />}
    </section>
  );
}

/** Returns the URL of a class's roster: the check-in page while check-in is open, otherwise the timetable. */
function getRosterLink({ classId, start, checkInOpens, checkInCloses }: TodayClass, now: string): string {
  if (checkInOpens <= now && now <= checkInCloses) return `/scan?class=${classId}`;
  return `/admin/timetable?week=${toLondonDate(new Date(start))}&class=${classId}`;
}

function NowLine({ now }: { now: string }) {
  return (
    <p className="numeric flex items-center gap-2.5 py-1.5 pl-3 text-small font-semibold text-clay">
      <span aria-hidden="true" className="size-2.5 rounded-full bg-clay" />
      <span className="sr-only">Now, </span>
      {formatTime(new Date(now))}
      <span aria-hidden="true" className="mr-3 h-0.5 flex-1 rounded-pill bg-clay" />
    </p>
  );
}

function ClassRow({ klass, now }: { klass: TodayClass; now: string }) {
  const { start, end, title, instructorName, cancelled } = klass;
  const mutedClass = cancelled || end <= now ? 'text-stone' : '';
  return (
    <Link
      to={getRosterLink(klass, now)}
      className="grid min-h-14 grid-cols-[4.25rem_minmax(0,1fr)_auto] items-center gap-x-3 px-3 py-2 transition-colors duration-160 hover:bg-linen/50 md:grid-cols-[5rem_minmax(0,1fr)_9.5rem_7rem]"
    >
      <span className={`numeric font-semibold ${mutedClass}`}>{formatTime(new Date(start))}</span>
      <span className="min-w-0">
        <span className={`block leading-snug font-medium ${mutedClass} ${cancelled ? 'line-through' : ''}`}>
          {title}
        </span>
        <span className="block text-small text-stone">{instructorName}</span>
      </span>
      <span className="max-md:hidden">{!cancelled && <OccupancyBar klass={klass} />}</span>
      <span className="text-right">{cancelled ? <Cancelled /> : <Count klass={klass} now={now} />}</span>
    </Link>
  );
}

function Cancelled() {
  return <span className="text-small font-medium text-stone">Cancelled</span>;
}

/** Card of the next class, with a link to its roster. */
function NextClass({ klass, now }: { klass: TodayClass; now: string }) {
  const { title, instructorName, start, booked, checkedIn, capacity, checkInOpens } = klass;
  const waiting = formatWaitingCount(klass);
  const placesLeft = capacity - booked;
  const opens = checkInOpens > now ? `. Check-in opens at ${formatTime(new Date(checkInOpens))}` : '';
  const arrived =
    checkInOpens <= now
      ? `${checkedIn} checked in`
      : placesLeft > 0
        ? `${formatCount(placesLeft, 'place')} left`
        : 'Full';
  return (
    <div
      data-next-class=""
      className="my-1 grid grid-cols-[4.25rem_minmax(0,1fr)] items-center gap-x-3 gap-y-3 rounded-card border border-hairline bg-paper px-3 py-4 shadow-1 md:grid-cols-[5rem_minmax(0,1fr)_auto_auto]"
    >
      <span className="numeric text-[1.0625rem] font-semibold">{formatTime(new Date(start))}</span>
      <span className="min-w-0">
        <span className="block leading-snug font-medium">{title}</span>
        <span className="numeric block text-small text-stone">
          {instructorName}
          {opens}
        </span>
      </span>
      <span className="numeric md:mr-5 md:text-right max-md:col-start-2">
        <span className="font-semibold">
          {booked} of {capacity}
        </span>
        <span className="block text-small text-stone max-md:ml-2 max-md:inline">
          {arrived}
          {waiting && `, ${waiting}`}
        </span>
      </span>
      <ButtonLink
        to={getRosterLink(klass, now)}
        size="small"
        className="max-md:col-start-2 max-md:justify-self-start"
      >
        {checkInOpens <= now ? 'Check in' : 'View class'}
        <span className="sr-only">
          , {title}, {formatTime(new Date(start))}
        </span>
      </ButtonLink>
    </div>
  );
}

/** Bar with the shares of checked-in and booked clients in the capacity. The text beside the bar says the same. */
function OccupancyBar({ klass: { booked, checkedIn, capacity } }: { klass: TodayClass }) {
  const width = (count: number) => `${Math.min(100, (count / Math.max(1, capacity)) * 100)}%`;
  return (
    <span aria-hidden="true" className="relative block h-2 overflow-hidden rounded-pill bg-linen">
      <span className="absolute inset-y-0 left-0 bg-sage" style={{ width: width(booked) }} />
      <span className="absolute inset-y-0 left-0 bg-forest" style={{ width: width(checkedIn) }} />
    </span>
  );
}

function Count({ klass, now }: { klass: TodayClass; now: string }) {
  const { booked, checkedIn, capacity, start, needsCover } = klass;
  const hasStarted = start <= now;
  const tone = !hasStarted && hasFewBookings(klass) ? 'text-warning' : '';
  return (
    <span className="numeric block text-small">
      <span className={`block text-[0.9375rem] font-semibold ${tone}`}>
        {hasStarted ? `${checkedIn} checked in` : `${booked} of ${capacity}`}
      </span>
      <span className="text-stone">
        {needsCover ? 'cover needed' : hasStarted ? `of ${booked} booked` : 'booked'}
      </span>
    </span>
  );
}
