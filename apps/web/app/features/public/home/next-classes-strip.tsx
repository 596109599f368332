import { Link } from 'react-router';
import { heldForYouText } from '../../../lib/storage/held-places.ts';
import { useHeldPlaces } from '../../../lib/storage/use-held-places.ts';
import type { HomeClass, HomeClasses } from './load-home-classes.ts';

/** Shows the next three classes. With fewer classes the height stays the same, so that nothing moves. */
export function NextClassesStrip({ label, day, classes }: HomeClasses) {
  return (
    <section aria-labelledby="today">
      <div className="container-wide grid grid-cols-[1fr_auto] gap-x-6 pt-9 pb-8 desk:min-h-41 desk:grid-cols-4 desk:py-9">
        <div className="max-desk:contents">
          <div className="max-desk:mb-4">
            <h2 id="today" className="text-h3">
              {label}
            </h2>
            <p className="mt-0.5 text-small text-stone">{day}</p>
          </div>
          <Link
            to="/timetable"
            className="text-link inline-flex min-h-11 items-center text-[0.9375rem] font-medium max-desk:mb-4 max-desk:self-end"
          >
            Full timetable
          </Link>
        </div>
        <ul className="contents max-desk:[&>li]:col-span-2">
          {classes.map((next) => (
            <li
              key={next.id}
              className="max-desk:border-t max-desk:border-hairline desk:border-l desk:border-hairline"
            >
              <Next next={next} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Next({ next }: { next: HomeClass }) {
  const isHeld = useHeldPlaces().has(next.id);
  return (
    <Link
      to={next.to}
      className="group grid grid-cols-[84px_1fr_auto] items-baseline gap-x-4 py-4 desk:grid-cols-[1fr_auto] desk:gap-x-2 desk:py-0 desk:pl-6"
    >
      <span className="row-span-2 desk:col-span-2 desk:row-auto desk:mb-2.5 desk:flex desk:items-baseline desk:gap-3">
        <span className="numeric text-2xl leading-tight font-medium desk:text-[1.875rem] desk:leading-none">
          {next.time}
        </span>
        {next.laterDay && <span className="block text-note text-stone">{next.laterDay}</span>}
      </span>
      <span className="text-[1.0625rem] leading-snug font-medium tracking-[-0.01em] transition-colors duration-hover group-hover:text-clay-deep">
        {next.title}
      </span>
      <span className="numeric text-right font-semibold">{next.price}</span>
      <span className="text-small text-stone">{next.detail}</span>
      <span className={`numeric text-right text-small ${next.low ? 'text-clay-deep' : 'text-sage-deep'}`}>
        {isHeld ? heldForYouText : next.places}
      </span>
    </Link>
  );
}
