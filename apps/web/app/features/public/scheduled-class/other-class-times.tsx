import { formatDayName } from '@studio/domain/time/format-day-name';
import { formatDayMedium, formatWeekday } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import { getAvailabilityStatus } from '@studio/domain/timetable/availability';
import { Link } from 'react-router';
import { formatPlacesLeft } from '../../../lib/format/class-text.ts';
import { heldForYouText } from '../../../lib/storage/held-places.ts';
import { useHeldPlaces } from '../../../lib/storage/use-held-places.ts';
import type {
  AlternativeClass,
  AlternativeDay,
  ClassAvailability,
  ScheduledClass,
} from './scheduled-class-data.ts';

/** Classes of the same type on nearby days: one column per day, or on narrow screens one row per day with classes. */
export function OtherClassTimes({ klass, now }: { klass: ScheduledClass; now: ClassAvailability }) {
  const others = now.days.some(({ classes }) => classes.some(({ id }) => id !== klass.classId));
  return (
    <section id="other-times" aria-labelledby="others" className="bg-linen">
      <div className="container-page py-16 md:py-24">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3">
          <h2 id="others" className="text-h2">
            Other times
          </h2>
          <Link to="/timetable" className="text-link inline-flex min-h-11 items-center font-medium">
            Full timetable
          </Link>
        </div>
        <p className="mt-2 max-w-[34em] text-stone">
          {others
            ? `${klass.title} classes on nearby days.`
            : `There are no other ${klass.title} classes on nearby days. See the timetable for other classes.`}
        </p>
        {others && (
          <ol className="mt-8 border-t border-sand desk:mt-10 desk:grid desk:grid-cols-7 desk:gap-x-3 desk:border-t-0">
            {now.days.map((day) => (
              <Day key={day.date} day={day} klass={klass} today={toLondonDate(new Date(now.asOf))} />
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}

function Day({
  day: { date, classes },
  klass,
  today,
}: {
  day: AlternativeDay;
  klass: ScheduledClass;
  today: string;
}) {
  const name = formatDayName(date, today);
  return (
    <li
      className={`border-b border-sand pt-3.5 pb-4.5 desk:border-b-0 desk:py-0 ${classes.length === 0 ? 'max-desk:hidden' : ''}`}
    >
      <h3
        aria-label={formatDayMedium(date)}
        className="font-sans text-small font-medium tracking-normal desk:border-b desk:border-sand desk:pb-2.5"
      >
        {name === 'Today' ? name : formatWeekday(date)}{' '}
        <span className="numeric font-normal text-stone">{Number(date.slice(8))}</span>
      </h3>
      {classes.length === 0 ? (
        <p className="mt-3 text-small text-stone">No classes</p>
      ) : (
        <ul className="mt-2.5 grid grid-cols-3 gap-2 md:grid-cols-5 desk:mt-3 desk:grid-cols-1">
          {classes.map((alternative) => (
            <li key={alternative.id}>
              <Time alternative={alternative} isCurrent={alternative.id === klass.classId} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Time({
  alternative: { id, time, instructorName, capacityLeft, path },
  isCurrent,
}: {
  alternative: AlternativeClass;
  isCurrent: boolean;
}) {
  const isHeld = useHeldPlaces().has(id);
  const status = isHeld ? 'low' : getAvailabilityStatus(capacityLeft);
  const linkClass = isCurrent
    ? 'border-forest bg-forest text-chalk'
    : 'border-transparent bg-chalk hover:border-line hover:bg-paper';
  const tone = { open: 'text-stone', low: 'font-medium text-clay-deep', full: 'text-stone' }[status];
  return (
    <Link
      to={path}
      preventScrollReset={false}
      {...(isCurrent && { 'aria-current': 'page' as const })}
      className={`numeric block min-h-11 rounded-card border px-3 py-2.5 leading-tight desk:px-3.5 transition-colors duration-hover ${linkClass}`}
    >
      <span className="flex flex-col gap-x-2 gap-y-1 md:flex-row md:items-baseline md:justify-between">
        <span
          className={`font-semibold ${status === 'full' && !isCurrent ? 'text-stone line-through decoration-1' : ''}`}
        >
          {time}
        </span>
        <span className={`text-note ${isCurrent ? 'text-mist' : tone}`}>
          {isHeld ? heldForYouText : formatPlacesLeft(capacityLeft)}
        </span>
      </span>
      <span
        className={`mt-1 truncate text-note max-md:sr-only md:block ${isCurrent ? 'text-mist' : 'text-stone'}`}
      >
        {instructorName}
      </span>
    </Link>
  );
}
