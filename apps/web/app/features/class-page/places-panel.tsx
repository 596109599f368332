import { formatPriceShort } from '@studio/domain/money/money';
import { ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { bookLabel, nextBookable, openOnTimetable } from '../../lib/next-class-words.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import type { ClassPageData } from './class-page-data.ts';
import { NextClasses } from './next-classes.tsx';
import type { LiveClasses } from './use-coming-classes.ts';

interface PlacesPanelProps {
  page: Pick<ClassPageData, 'facts' | 'timetable' | 'others' | 'cancellationRule'>;
  live: LiveClasses;
}

/** What a place costs, the next one that can be had, and the next classes with the places left. */
export function PlacesPanel({
  page: { facts, timetable, others, cancellationRule },
  live,
}: PlacesPanelProps) {
  const next = nextBookable(live.coming.classes);
  return (
    <section aria-labelledby="places" className="rounded-panel border border-hairline bg-paper p-5 sm:p-7">
      <h2 id="places" className="sr-only">
        Price and availability
      </h2>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="numeric">
          <strong className="text-[1.875rem] leading-tight font-semibold">
            {formatPriceShort(facts.pricePence)}
          </strong>
          <span className="text-stone"> / session</span>
        </span>
        {facts.memberPence !== null && (
          <span className="numeric text-small text-stone">
            {formatPriceShort(facts.memberPence)} with a membership
          </span>
        )}
      </p>
      <ButtonLink to={next ? openOnTimetable(next) : timetable} wide size="large" className="mt-4">
        {next ? bookLabel(next, live.coming.today) : "See today's timetable"}
      </ButtonLink>
      <NextClasses live={live} timetable={timetable} />
      {others && (
        <p className="border-t border-hairline pt-4 text-small text-stone">
          {others.line}{' '}
          {others.links.map(({ label, to }) => (
            <Link key={to} to={to} className="text-link text-ink">
              {label}
            </Link>
          ))}
        </p>
      )}
      <p className="mt-4 flex gap-3 text-small text-stone">
        <ShieldCheck aria-hidden size={20} strokeWidth={1.5} className="shrink-0" />
        {cancellationRule}
      </p>
    </section>
  );
}
