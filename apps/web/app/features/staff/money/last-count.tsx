import type { GetPaymentTotalsResponse } from '@studio/contracts/staff-money';
import { formatMomentMedium, formatTime } from '@studio/domain/time/format-london';
import { Notice } from '../../../ui/notice.tsx';
import { describeCashSince, formatDifference } from './cash-up-text.ts';

/** A count of the till that staff have saved. */
type CountedTill = NonNullable<NonNullable<GetPaymentTotalsResponse['till']>['cashUp']>;

interface LastCountProps {
  closed: CountedTill;
  /** Cash of the day up to now, less refunds. */
  cashPence: number;
  money: (pence: number) => string;
}

/** The last count of the day: what was counted and expected, by whom and when, and what has changed since then. */
export function LastCount({ closed, cashPence, money }: LastCountProps) {
  const { countedPence, expectedPence, openingPence, closedBy, closedAt, note } = closed;
  const difference = formatDifference(countedPence - expectedPence, money);
  const result = `Counted ${money(countedPence)}, expected ${money(expectedPence)}. ${difference}.`;
  const since = describeCashSince(closed, cashPence, money);
  return (
    <div className="mt-3 grid gap-2">
      {since && <Notice tone="warning" title={since} />}
      <Notice
        tone={since ? 'plain' : countedPence === expectedPence ? 'success' : 'warning'}
        title={since ? `Count at ${formatTime(new Date(closedAt))}` : result}
      >
        {since && <span className="block">{result}</span>}
        {closedBy}, {formatMomentMedium(new Date(closedAt))}. Opening float: {money(openingPence)}.
        {note && ` Note: ${note}`}
      </Notice>
    </div>
  );
}
