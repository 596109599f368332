import { buildRefundRows } from './build-refund-rows.ts';
import { describeSession } from './cancellation-text.ts';
import type { ConfirmationSummary } from './confirmation-summary.ts';
import { type DetailRow, DetailRows } from './detail-rows.tsx';
import { formatMoney } from './format-money.ts';

interface PaymentSummaryCardProps {
  summary: ConfirmationSummary;
  /** Text such as "1 of 2, £40 in total"; null if the order has a single place. */
  place: string | null;
}

/** Shows the price paid, the saving, the payment method and refunds, or that no payment was due. */
export function PaymentSummaryCard({ summary, place }: PaymentSummaryCardProps) {
  const paid = summary.pricePaid > 0;
  const rows = priceRows(summary, place);
  return (
    <section aria-labelledby="price" className="rounded-card border border-hairline bg-paper px-6 pt-5 pb-4">
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h2 id="price" className="text-section">
          {paid ? 'Paid' : 'Nothing to pay'}
        </h2>
        <Price summary={summary} />
      </div>
      {!paid && <p className="pb-2 text-[15px] text-stone">{noPaymentNote(summary)}</p>}
      {rows.length > 0 && (
        <div className="border-t border-hairline">
          <DetailRows rows={rows} ends />
        </div>
      )}
    </section>
  );
}

function Price({ summary: { pricePaid, originalPrice, saved, currency } }: { summary: ConfirmationSummary }) {
  return (
    <p className="numeric flex items-baseline gap-2">
      {saved > 0 && (
        <s className="text-[18px] text-stone">
          <span className="sr-only">Was </span>
          {formatMoney(originalPrice, currency)}
        </s>
      )}
      <span className="text-[34px] leading-none font-semibold">{formatMoney(pricePaid, currency)}</span>
    </p>
  );
}

function priceRows(summary: ConfirmationSummary, place: string | null): DetailRow[] {
  const { saved, currency, discountReason, promoCode, pricePaid, paidWith, paidAtDesk } = summary;
  const rows: (DetailRow | null)[] = [
    place ? { label: 'Place', value: place } : null,
    saved > 0
      ? { label: 'You saved', value: <span className="text-success">{formatMoney(saved, currency)}</span> }
      : null,
    discountReason ? { label: 'Discount', value: discountReason } : null,
    promoCode ? { label: 'Promo code', value: promoCode } : null,
    pricePaid > 0
      ? { label: 'Paid with', value: paidWith ?? (paidAtDesk ? 'At the front desk' : 'Card') }
      : null,
    ...buildRefundRows(summary),
  ];
  return rows.filter((row) => row !== null);
}

function noPaymentNote({ free, credit }: ConfirmationSummary): string {
  if (credit) return `Paid with ${describeSession(credit)}.`;
  return free ? 'This booking was free.' : 'Covered by your pack or membership.';
}
