import type { HoldClassResponse } from '@studio/contracts/holds';
import { formatDayMedium, formatDayShort, formatTime } from '@studio/domain/time/format-london';
import { useState } from 'react';
import { Link } from 'react-router';
import { CodeField } from '../../ui/code-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Bill } from './bill.ts';
import { ClassPicture } from './class-picture.tsx';
import { getClassDay } from './get-class-day.ts';
import type { GiftCardHint } from './gift-card-hint.ts';
import { type HoldClock, HoldTimer } from './hold-timer.tsx';
import { OrderLines, OrderTotal, TotalAmount } from './order-lines.tsx';

/** What is ordered and what it comes to. */
export interface OrderProps {
  hold: HoldClassResponse;
  bill: Bill;
  /** What cancelling gives back, and until when. */
  terms: string;
  /** Null where a code takes nothing off. */
  promo: {
    /** The code in use. */
    code: string | null;
    /** Whether it takes something off: another saving may be better. */
    counts: boolean;
    /** What to do with a gift card whose code was typed here. */
    giftCard: GiftCardHint | null;
    /** Uses a code; gives the sentence that refuses it. */
    onApply: (code: string) => Promise<string | null>;
    onRemove: () => void;
  } | null;
}

/** The order on a wide screen: timer, class, lines, what is to pay. An ended hold is told outside, in its own box. */
export function OrderSummary({ hold, bill, terms, promo, clock }: OrderProps & { clock: HoldClock }) {
  const { class: slot } = hold;
  return (
    <section
      aria-label="Your order"
      className="divide-y divide-hairline rounded-card border border-hairline bg-paper"
    >
      {clock.phase !== 'ended' && <HoldTimer hold={hold} clock={clock} />}
      <div className="flex gap-4 p-5">
        <ClassPicture activityType={slot.activityType} size="large" />
        <div className="min-w-0 text-[15px] leading-snug">
          <h2 className="mb-1.5 text-[22px] leading-[1.1]">{slot.className}</h2>
          <p>{formatDayMedium(getClassDay(slot))}</p>
          <p className="tabular-nums">
            <strong className="font-semibold">{timeRange(hold)}</strong>
            <span className="ml-2.5">{slot.durationMin} min</span>
          </p>
          <p>
            {slot.instructorName}, {slot.studio}
          </p>
        </div>
      </div>
      <div className="space-y-4 p-5">
        <OrderLines bill={bill} activityType={slot.activityType} />
        <PromoCode promo={promo} />
      </div>
      <div className="p-5">
        <OrderTotal bill={bill} terms={terms} />
      </div>
    </section>
  );
}

/** The order on a phone: 80 px that fold open. */
export function CollapsibleOrderSummary({ hold, bill, terms }: Omit<OrderProps, 'promo'>) {
  const { class: slot } = hold;
  return (
    <details className="group rounded-card border border-hairline bg-paper">
      <summary className="flex min-h-20 cursor-pointer list-none flex-wrap items-center gap-3 rounded-card px-3 py-2.5 [&::-webkit-details-marker]:hidden">
        <ClassPicture activityType={slot.activityType} size="small" />
        <span className="min-w-0 grow basis-28 leading-tight">
          <span className="block font-semibold">{slot.className}</span>
          <span className="mt-0.5 block text-small text-stone tabular-nums">
            {formatDayShort(getClassDay(slot))}, {timeRange(hold)}
          </span>
        </span>
        <TotalAmount bill={bill} size="text-lg" stacked />
        <Icon
          name="chevron-down"
          className="size-5 shrink-0 transition-transform duration-150 group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <div className="space-y-4 border-t border-hairline px-4 pt-4 pb-5">
        <p className="text-[15px] leading-snug">
          {slot.instructorName}, {slot.studio}, {slot.durationMin} min
        </p>
        <OrderLines bill={bill} activityType={slot.activityType} />
        <div className="border-t border-hairline pt-4">
          <OrderTotal bill={bill} terms={terms} />
        </div>
      </div>
    </details>
  );
}

const promoWords = {
  open: 'Add a code',
  label: 'Promo code',
  apply: 'Apply',
  busy: 'Checking',
  remove: 'Remove',
  empty: 'Type the code first.',
};

/** The promo code in use, or the way to use one. */
export function PromoCode({ promo }: Pick<OrderProps, 'promo'>) {
  // It stands in the page once for each width: what was typed into one is answered there.
  const [typedHere, setTypedHere] = useState(false);
  if (!promo) return null;
  const { code, counts, giftCard, onApply, onRemove } = promo;
  const note = code && !counts ? 'Your price is already the better one, so the code stays unused.' : null;
  return (
    <div>
      <CodeField
        words={promoWords}
        icon="ticket"
        code={code}
        note={note}
        onApply={(typed) => {
          setTypedHere(true);
          return onApply(typed);
        }}
        onRemove={onRemove}
      />
      {giftCard && typedHere && (
        <Link
          to={giftCard.to}
          className="inline-flex min-h-11 items-center text-[15px] font-medium text-link"
        >
          {giftCard.label}
        </Link>
      )}
    </div>
  );
}

function timeRange({ class: slot }: HoldClassResponse): string {
  return `${formatTime(new Date(slot.start))}–${formatTime(new Date(slot.end))}`;
}
