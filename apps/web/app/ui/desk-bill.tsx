import { formatPriceShort } from '@studio/domain/money/money';

interface DeskBillProps {
  basePence: number;
  pricePence: number;
  /** Saving, such as "10% off with CALM10"; null when there is none. */
  saving: string | null;
  giftCard: { usedPence: number; remainingPence: number } | null;
  duePence: number;
}

/** Renders the bill of a front-desk sale: price, saving, the gift card’s part, and what the client still pays. */
export function DeskBill({ basePence, pricePence, saving, giftCard, duePence }: DeskBillProps) {
  const savedPence = basePence - pricePence;
  return (
    <dl
      aria-live="polite"
      className="numeric grid grid-cols-[1fr_auto] gap-y-1.5 [&>dt]:pr-4 rounded-card bg-linen px-4 py-3"
    >
      <dt>Price</dt>
      <dd className="text-right">{formatPriceShort(basePence)}</dd>
      {savedPence > 0 && (
        <>
          <dt>{saving ?? 'Discount'}</dt>
          <dd className="text-right">−{formatPriceShort(savedPence)}</dd>
        </>
      )}
      {giftCard && (
        <>
          <dt>
            Gift card
            <span className="block text-small text-stone">
              {giftCard.remainingPence > 0 ? formatPriceShort(giftCard.remainingPence) : 'Nothing'} left on
              the card
            </span>
          </dt>
          <dd className="text-right">−{formatPriceShort(giftCard.usedPence)}</dd>
        </>
      )}
      <dt className="mt-1 border-t border-hairline pt-2 font-medium">To pay</dt>
      <dd className="mt-1 border-t border-hairline pt-2 text-right font-medium">
        {formatPriceShort(duePence)}
      </dd>
    </dl>
  );
}
