import type { ClassSlot } from '@studio/contracts/timetable';
import { formatPrice } from '@studio/domain/money/money';
import { formatDayMedium } from '@studio/domain/time/format-london';
import { Link } from 'react-router';
import { placesWords, pricePence, startDay, startTime } from '../../lib/class-words.ts';
import type { NextClasses } from './load-today.ts';

/** The next three classes. Its height is kept when there are fewer, so that nothing moves. */
export function TodayStrip({ day, label, classes }: NextClasses) {
  return (
    <section aria-labelledby="today" className="border-t border-hairline">
      <div className="container-page grid gap-y-2 py-8 desk:min-h-44 desk:grid-cols-4 desk:py-9">
        <div className="max-desk:mb-2">
          <h2 id="today" className="text-h3">
            {label}
          </h2>
          <p className="text-small text-stone">{formatDayMedium(day)}</p>
          <Link to="/timetable" className="text-link inline-flex min-h-11 items-center font-medium">
            Full timetable
          </Link>
        </div>
        {classes.map((slot) => (
          <NextClass key={slot.classId} slot={slot} />
        ))}
      </div>
    </section>
  );
}

function NextClass({ slot }: { slot: ClassSlot }) {
  const low = slot.capacityLeft <= 3;
  const to = `/timetable?${new URLSearchParams({ date: startDay(slot), time: startTime(slot) })}`;
  return (
    <Link
      to={to}
      className="group grid grid-cols-[84px_1fr_auto] items-baseline gap-x-4 border-t border-hairline py-4 desk:grid-cols-[1fr_auto] desk:border-t-0 desk:border-l desk:py-0 desk:pr-6 desk:pl-6"
    >
      <span className="numeric row-span-2 text-2xl leading-tight font-medium desk:col-span-2 desk:row-auto desk:mb-2 desk:text-[1.875rem]">
        {startTime(slot)}
      </span>
      <span className="font-medium group-hover:text-clay-deep">{slot.className}</span>
      <span className="numeric text-right font-semibold">{formatPrice(pricePence(slot).final)}</span>
      <span className="text-small text-stone">
        {slot.instructorName} · {slot.durationMin} min
      </span>
      <span className={`text-right text-small ${low ? 'text-clay-deep' : 'text-sage-deep'}`}>
        {placesWords(slot.capacityLeft)}
      </span>
    </Link>
  );
}
