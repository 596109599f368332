import { formatDisplayCode } from '@studio/domain/bookings/display-code';
import { type CardRow, CardRows } from './card-rows.tsx';
import type { ConfirmationSummary } from './confirmation-summary.ts';
import { money } from './money-words.ts';

/** The figures of a cancelled booking: what was paid and what goes back where. */
export function RefundCard({ summary }: { summary: ConfirmationSummary }) {
  const { pricePaid, refundedAmount, currency } = summary;
  return (
    <section
      aria-labelledby="refund-sum"
      className="rounded-card border border-hairline bg-paper px-6 pt-5 pb-4"
    >
      <div className="mb-3 flex items-baseline justify-between gap-4 border-b border-hairline pb-4">
        <h2 id="refund-sum" className="text-section">
          {pricePaid > 0 ? 'Refund' : 'Cancelled'}
        </h2>
        <p className="numeric text-[34px] leading-none font-semibold">
          {money(pricePaid > 0 ? refundedAmount : 0, currency)}
        </p>
      </div>
      <CardRows rows={refundRows(summary)} ends />
    </section>
  );
}

function refundRows(summary: ConfirmationSummary): CardRow[] {
  const { pricePaid, originalPrice, saved, currency, discountReason, promoCode, paidWith, bookingCode } =
    summary;
  const rows: (CardRow | null)[] = [
    {
      label: 'Paid',
      value: (
        <span className="numeric">
          {saved > 0 && <s className="mr-1.5 text-stone">{money(originalPrice, currency)}</s>}
          {money(pricePaid, currency)}
        </span>
      ),
    },
    discountReason ? { label: 'Reason', value: discountReason } : null,
    promoCode ? { label: 'Promo code', value: promoCode } : null,
    pricePaid > 0 ? { label: 'Back to', value: paidWith ?? 'Your card' } : null,
    { label: 'Booking code', value: formatDisplayCode(bookingCode) },
  ];
  return rows.filter((row) => row !== null);
}
