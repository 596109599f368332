import type { HoldClassResponse } from '@studio/contracts/holds';
import { formatDayMedium, formatDayShort, formatTime } from '@studio/domain/time/format-london';
import { useState } from 'react';
import { Link } from 'react-router';
import { CodeField } from '../../../ui/code-field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { ClassBill } from './class-bill.ts';
import { ClassThumbnail } from './class-thumbnail.tsx';
import { getClassDay } from './get-class-day.ts';
import type { GiftCardHint } from './gift-card-hint.ts';
import { type HoldClock, HoldTimer } from './hold-timer.tsx';
import { OrderLines, OrderTotal, TotalAmount } from './order-lines.tsx';

export interface OrderSummaryProps {
  hold: HoldClassResponse;
  bill: ClassBill;
  /** Cancellation rule, with its deadline. */
  terms: string;
  /** Promo code form; null where promo codes don't apply. */
  promo: {
    code: string | null;
    /** Whether the code lowers the price; false if another saving is better. */
    isEffective: boolean;
    /** Advice when the typed code looks like a gift card; null otherwise. */
    giftCard: GiftCardHint | null;
    /** Applies a promo code. Returns the error message; null if the code was applied. */
    onApply: (code: string) => Promise<string | null>;
    onRemove: () => void;
  } | null;
}

/** Shows the order on wide screens, with the timer until the hold has ended. */
export function OrderSummary({ hold, bill, terms, promo, clock }: OrderSummaryProps & { clock: HoldClock }) {
  const { class: slot } = hold;
  return (
    <section
      aria-label="Your order"
      className="divide-y divide-hairline rounded-card border border-hairline bg-paper"
    >
      {clock.phase !== 'ended' && <HoldTimer hold={hold} clock={clock} />}
      <div className="flex gap-4 p-5">
        <ClassThumbnail activityType={slot.activityType} size="large" />
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

/** Shows the order on phones, collapsed to 80 px. */
export function CollapsibleOrderSummary({ hold, bill, terms }: Omit<OrderSummaryProps, 'promo'>) {
  const { class: slot } = hold;
  return (
    <details className="group rounded-card border border-hairline bg-paper">
      <summary className="flex min-h-20 cursor-pointer list-none flex-wrap items-center gap-3 rounded-card px-3 py-2.5 [&::-webkit-details-marker]:hidden">
        <ClassThumbnail activityType={slot.activityType} size="small" />
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

const promoCopy = {
  open: 'Add promo code',
  label: 'Promo code',
  apply: 'Apply',
  busy: 'Checking…',
  remove: 'Remove',
  empty: 'Enter a promo code.',
};

export function PromoCode({ promo }: Pick<OrderSummaryProps, 'promo'>) {
  // The page has two of these forms, for narrow and wide screens. Only the one with input shows the hint.
  const [typedHere, setTypedHere] = useState(false);
  if (!promo) return null;
  const { code, isEffective, giftCard, onApply, onRemove } = promo;
  const note = code && !isEffective ? 'You already have a better price, so we haven’t used this code.' : null;
  return (
    <div>
      <CodeField
        copy={promoCopy}
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
