import type { GetTodayResponse } from '@studio/contracts/staff-today';
import { formatPriceShort } from '@studio/domain/money/money';
import { formatCount, formatNumber } from '@studio/domain/text/format';
import { formatTime } from '@studio/domain/time/format-london';
import type { ReactNode } from 'react';

export function TodayFigures({ figures }: { figures: GetTodayResponse['figures'] }) {
  const {
    booked,
    classes,
    percentFull,
    checkedIn,
    expectedSoFar,
    noShows,
    paidTotalPence,
    payments,
    refundedTotalPence,
    refunds,
  } = figures;
  return (
    <dl className="grid grid-cols-2 gap-y-5 border-b border-hairline pb-6 desk:grid-cols-4">
      <Figure value={`${booked} booked`}>
        in {formatCount(classes, 'class', 'classes')}
        {percentFull !== null && `, ${percentFull}% full`}
      </Figure>
      <Figure value={`${checkedIn} checked in`}>
        {expectedSoFar === 0 ? 'no classes started yet' : `of ${formatNumber(expectedSoFar)} so far`}
        {noShows > 0 && `, ${formatCount(noShows, 'no-show')}`}
      </Figure>
      <Figure value={`${formatPriceShort(paidTotalPence - refundedTotalPence)} received`}>
        {formatCount(payments, 'payment')}
        {refunds > 0 && `, after ${formatPriceShort(refundedTotalPence)} refunded`}
      </Figure>
      <Figure value={formatCount(figures.tours, 'tour')}>{describeTours(figures)}</Figure>
    </dl>
  );
}

function describeTours({ tours, nextTour }: GetTodayResponse['figures']): string {
  if (nextTour) return `next at ${formatTime(new Date(nextTour))}`;
  return tours > 0 ? 'all done' : 'none booked for today';
}

function Figure({ value, children }: { value: string; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end border-hairline pr-3 even:border-l even:pl-5 desk:border-l desk:pl-6 desk:first:border-l-0 desk:first:pl-0">
      <dt className="numeric mt-0.5 text-small text-stone">{children}</dt>
      <dd className="numeric text-[1.5rem] leading-tight font-semibold md:text-[1.75rem]">{value}</dd>
    </div>
  );
}
