import type { InsightFigure } from '@studio/contracts/staff-insight';
import { formatNumber, selectPlural } from '@studio/domain/text/format';
import { formatCell } from './cell-text.ts';

const names: Record<InsightFigure['id'], string> = {
  occupancy: 'Occupancy',
  attendances: 'Attendances',
  revenue: 'Net revenue',
  'new-people': 'New clients',
  'no-show-rate': 'No-show rate',
  'waiting-list-joins': 'Joined a waiting list',
};

/** Key figures of the period, each compared with the previous period. */
export function KeyFigures({ figures }: { figures: readonly InsightFigure[] }) {
  const hasEarlierData = figures.some(({ previousValue }) => Boolean(previousValue));
  return (
    <dl className="grid grid-cols-2 gap-y-6 border-b border-hairline pb-7 sm:grid-cols-3 desk:grid-cols-6">
      {figures.map((figure) => (
        <div
          key={figure.id}
          className="flex flex-col border-hairline pr-4 desk:border-l desk:pl-5 desk:first:border-l-0 desk:first:pl-0"
        >
          <dt className="order-2 text-small font-medium">
            {names[figure.id]}
            {figure.basis && figure.basis.whole > 0 && (
              <span className="block text-note font-normal text-stone">{describeBasis(figure)}</span>
            )}
          </dt>
          <dd className="numeric order-1 text-[1.75rem] leading-tight font-semibold">
            {figure.value === null ? '–' : formatCell(figure.value, figure.unit)}
          </dd>
          <dd className="numeric order-3 mt-0.5 text-note text-stone">
            {hasEarlierData ? formatComparison(figure) : 'no earlier data'}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Returns the numbers behind a percentage, such as "72 of 1,900 past bookings". */
function describeBasis({ id, basis }: InsightFigure): string {
  const { part = 0, whole = 0 } = basis ?? {};
  const noun =
    id === 'no-show-rate'
      ? selectPlural(whole, 'past booking', 'past bookings')
      : selectPlural(whole, 'place', 'places');
  return `${formatNumber(part)} of ${formatNumber(whole)} ${noun}`;
}

/** Returns the comparison with the previous period, such as "up from 64%". */
function formatComparison({ value, previousValue, unit }: InsightFigure): string {
  if (previousValue === null) return 'no earlier data';
  const old = formatCell(previousValue, unit);
  if (value === null || value === previousValue)
    return value === previousValue ? `unchanged from ${old}` : `previously ${old}`;
  return `${value > previousValue ? 'up from' : 'down from'} ${old}`;
}
