import { activities } from '@studio/content/activities';
import type { HoldAnswer } from '@studio/contracts/bookings';
import { formatPriceShort, penceFromPounds } from '@studio/domain/money/money';
import { serverNow } from '../../lib/server-clock.ts';
import { Icon } from '../../ui/icon.tsx';
import { cancelTerms } from './cancel-terms.ts';

/** What is being bought, line by line, with the saving and its reason. */
export function OrderLines({ hold }: { hold: HoldAnswer }) {
  const { places, price } = hold;
  const saving = price.discount;
  const money = (pounds: number) => formatPriceShort(penceFromPounds(pounds), price.currency);
  return (
    <dl className="space-y-2 text-[15px]">
      <div className="flex justify-between gap-4">
        <dt>
          {activityLabel(hold.class.activityType)} drop-in, {places} {places === 1 ? 'place' : 'places'}
        </dt>
        <dd className="tabular-nums">{money(price.base * places)}</dd>
      </div>
      {saving && (
        <div className="flex justify-between gap-4 text-success">
          <dt>{price.reason ?? saving.name}</dt>
          <dd className="tabular-nums">−{money(saving.amount * places)}</dd>
        </div>
      )}
    </dl>
  );
}

/** What is to pay, the price before it struck through, and until when it can be cancelled. */
export function OrderTotal({ hold }: { hold: HoldAnswer }) {
  return (
    <>
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-medium">To pay</span>
        <Total hold={hold} size="text-[28px]" />
      </p>
      <p className="mt-3 flex gap-2.5 text-small leading-normal text-stone">
        <Icon name="shield-check" className="mt-0.5 size-[18px] shrink-0" />
        {cancelTerms(new Date(hold.class.start), serverNow(), hold.total > 0)}
      </p>
    </>
  );
}

/** The total, after the struck base when something is saved. */
export function Total({
  hold,
  size,
  stacked = false,
}: {
  hold: HoldAnswer;
  size: string;
  stacked?: boolean;
}) {
  const money = (pounds: number) => formatPriceShort(penceFromPounds(pounds), hold.price.currency);
  const base = hold.price.base * hold.places;
  return (
    <span className={stacked ? 'flex flex-col items-end gap-1' : 'flex items-baseline gap-2'}>
      {base > hold.total && (
        <s className="text-stone tabular-nums">
          <span className="sr-only">Before: </span>
          {money(base)}
        </s>
      )}
      <span className={`leading-none font-semibold tabular-nums ${size}`}>{money(hold.total)}</span>
    </span>
  );
}

function activityLabel(activityType: string): string {
  const known = activities.find((activity) => activity.id === activityType.toLowerCase());
  return known?.label ?? activityType;
}
