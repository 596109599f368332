import { formatPriceShort } from '@studio/domain/money/money';
import { formatCount } from '@studio/domain/text/format';
import { getActivityLabel } from '../../../lib/site/studio-activity.ts';
import { useActivities } from '../../../lib/site/use-activities.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { ClassBill } from './class-bill.ts';

/** Lists the places and each saving with its reason. */
export function OrderLines({ bill, activityType }: { bill: ClassBill; activityType: string }) {
  const activities = useActivities();
  const { places, basePence, savings, each, currency } = bill;
  return (
    <dl className="space-y-2 text-[15px]">
      <div className="flex justify-between gap-4">
        <dt>
          {getActivityLabel(activities, activityType.toLowerCase())} drop-in, {formatCount(places, 'place')}
        </dt>
        <dd className="tabular-nums">{formatPriceShort(basePence, currency)}</dd>
      </div>
      {savings.map(({ label, pence }) => (
        <div key={label} className="flex justify-between gap-4 text-success">
          <dt>{label}</dt>
          <dd className="tabular-nums">−{formatPriceShort(pence, currency)}</dd>
        </div>
      ))}
      {each && (
        <div className="flex justify-between gap-4 text-small text-stone">
          <dt>Price per place</dt>
          <dd className="tabular-nums">{each}</dd>
        </div>
      )}
    </dl>
  );
}

/** Shows the amount to pay and the cancellation rule. */
export function OrderTotal({ bill, terms }: { bill: ClassBill; terms: string }) {
  return (
    <>
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-medium">To pay</span>
        <TotalAmount bill={bill} size="text-[28px]" />
      </p>
      <CancellationTerms className="mt-3">{terms}</CancellationTerms>
    </>
  );
}

export function CancellationTerms({ children, className = '' }: { children: string; className?: string }) {
  return (
    <p className={`flex gap-2.5 text-small leading-normal text-stone ${className}`}>
      <Icon name="shield-check" className="mt-0.5 size-[18px] shrink-0" />
      {children}
    </p>
  );
}

/** Shows the total. If there is a saving, the full price comes first, struck through. */
export function TotalAmount({
  bill,
  size,
  stacked = false,
}: {
  bill: ClassBill;
  size: string;
  stacked?: boolean;
}) {
  const { basePence, toPayPence, currency } = bill;
  return (
    <span className={stacked ? 'flex flex-col items-end gap-1' : 'flex items-baseline gap-2'}>
      {basePence > toPayPence && (
        <s className="text-stone tabular-nums">
          <span className="sr-only">Was </span>
          {formatPriceShort(basePence, currency)}
        </s>
      )}
      <span className={`leading-none font-semibold tabular-nums ${size}`}>
        {formatPriceShort(toPayPence, currency)}
      </span>
    </span>
  );
}
