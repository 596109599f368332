import { formatPriceShort } from '@studio/domain/money/money';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import {
  buildTimetableClassUrl,
  findNextBookable,
  getBookLabel,
} from '../../../lib/format/next-class-text.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { ClassTypePageData } from './class-type-page-data.ts';
import { NextClasses } from './next-classes.tsx';
import type { UpcomingClassesQuery } from './use-upcoming-classes.ts';

interface BookingPanelProps {
  page: Pick<ClassTypePageData, 'details' | 'timetable' | 'others' | 'cancellationRule'>;
  live: UpcomingClassesQuery;
  /** Renders the button or link for a full class. */
  whenFull: ComponentProps<typeof NextClasses>['whenFull'];
}

/**
 * Shows the price, a button for the next bookable class, and the next classes with their free places. In a
 * wide container, the price is beside the classes.
 */
export function BookingPanel({ page, live, whenFull }: BookingPanelProps) {
  const { details, timetable } = page;
  const next = findNextBookable(live.upcoming.classes);
  return (
    <section
      aria-labelledby="places"
      className="@container rounded-panel border border-hairline bg-paper p-5 sm:p-7"
    >
      <h2 id="places" className="sr-only">
        Price and availability
      </h2>
      <div className="grid gap-x-10 gap-y-7 @xl:grid-cols-[1fr_1.3fr] @xl:grid-rows-[auto_1fr]">
        <div>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="numeric">
              <strong className="text-[1.875rem] leading-tight font-semibold">
                {formatPriceShort(details.pricePence)}
              </strong>
              <span className="text-stone"> / session</span>
            </span>
            {details.memberPence !== null && (
              <span className="numeric text-small text-stone">
                {formatPriceShort(details.memberPence)} with a membership
              </span>
            )}
          </p>
          <ButtonLink to={next ? buildTimetableClassUrl(next) : timetable} wide size="large" className="mt-4">
            {next ? getBookLabel(next, live.upcoming.today) : "See today's timetable"}
          </ButtonLink>
        </div>
        <div className="@xl:col-start-2 @xl:row-span-2 @xl:row-start-1">
          <NextClasses live={live} timetable={timetable} whenFull={whenFull} />
        </div>
        <Rules page={page} />
      </div>
    </section>
  );
}

/** Shows links to other classes and the cancellation rule, which is the same for all classes of the page. */
function Rules({ page: { others, cancellationRule } }: Pick<BookingPanelProps, 'page'>) {
  return (
    <div className="-mt-7 text-small text-stone @xl:mt-0">
      {others && (
        <p className="mb-4 border-t border-hairline pt-4">
          {others.line}{' '}
          {others.links.map(({ label, to }) => (
            <Link key={to} to={to} className="text-link text-ink">
              {label}
            </Link>
          ))}
        </p>
      )}
      <p className="flex gap-3 border-t border-hairline pt-4">
        <Icon name="shield-check" size={20} className="shrink-0" />
        {cancellationRule}
      </p>
    </div>
  );
}
