import { formatDisplayCode } from '@studio/domain/bookings/display-code';
import { buildRefundRows } from './build-refund-rows.ts';
import type { ConfirmationSummary } from './confirmation-summary.ts';
import { type DetailRow, DetailRows } from './detail-rows.tsx';
import { formatMoney } from './format-money.ts';

/** Shows the amounts of a cancelled booking: what was paid and refunded, and to which payment method. */
export function RefundCard({ summary }: { summary: ConfirmationSummary }) {
  const { title, figure } = getHeading(summary);
  return (
    <section
      aria-labelledby="refund-sum"
      className="rounded-card border border-hairline bg-paper px-6 pt-5 pb-4"
    >
      <div className="mb-3 flex items-baseline justify-between gap-4 border-b border-hairline pb-4">
        <h2 id="refund-sum" className="text-section">
          {title}
        </h2>
        <p className="numeric text-[34px] leading-none font-semibold">{figure}</p>
      </div>
      <DetailRows rows={buildRows(summary)} ends />
    </section>
  );
}

function getHeading(summary: ConfirmationSummary) {
  const { credit, lateCancelled, refilled, pricePaid, refundedAmount, currency } = summary;
  if (summary.money?.kind === 'at-desk' || summary.money?.kind === 'refunded-at-desk')
    return { title: 'Refund at the front desk', figure: formatMoney(summary.money.amount, currency) };
  if (summary.money?.kind === 'gift-card')
    return {
      title: 'Returned to your gift card',
      figure: formatMoney(summary.money.giftCardAmount ?? 0, currency),
    };
  if (credit && credit.sessionsLeft !== null)
    return { title: 'Sessions returned', figure: lateCancelled && !refilled ? '0' : '1' };
  return pricePaid > 0
    ? { title: 'Refund', figure: formatMoney(refundedAmount, currency) }
    : { title: 'Refund', figure: formatMoney(0, currency) };
}

function buildRows(summary: ConfirmationSummary): DetailRow[] {
  const { discountReason, promoCode, paidWith, bookingCode, credit, refundedAmount } = summary;
  const rows: (DetailRow | null)[] = [
    credit
      ? { label: 'Paid with', value: credit.name }
      : { label: 'Paid', value: <Paid summary={summary} /> },
    discountReason ? { label: 'Discount', value: discountReason } : null,
    promoCode ? { label: 'Promo code', value: promoCode } : null,
    credit && credit.sessionsLeft !== null
      ? {
          label: 'Sessions left',
          value: String(credit.sessionsLeft),
        }
      : null,
    ...buildRefundRows(summary),
    refundedAmount > 0 ? { label: 'Refunded to', value: paidWith ?? 'Your card' } : null,
    { label: 'Booking code', value: formatDisplayCode(bookingCode) },
  ];
  return rows.filter((row) => row !== null);
}

function Paid({ summary: { pricePaid, originalPrice, saved, currency } }: { summary: ConfirmationSummary }) {
  return (
    <span className="numeric">
      {saved > 0 && <s className="mr-1.5 text-stone">{formatMoney(originalPrice, currency)}</s>}
      {formatMoney(pricePaid, currency)}
    </span>
  );
}
