import { fillPlaceholders } from '@studio/content/copy/pricing';
import { purchaseCopy } from '@studio/content/copy/purchase';
import type { QuotePurchaseResponse } from '@studio/contracts/purchases';
import { formatPriceShort, toPence } from '@studio/domain/money/money';
import { minCardChargePence } from '@studio/domain/pricing/waive-remainder';
import { CodeField } from '../../../ui/code-field.tsx';
import type { PurchaseDraft } from './saved-purchase-draft.ts';
import type { DroppedCode } from './use-purchase-quote.ts';

const copy = purchaseCopy.codes;
const giftCardCopy = { ...copy.promo, ...copy.giftCard };

export interface PurchaseCodeFieldsProps {
  choice: PurchaseDraft;
  quote: QuotePurchaseResponse | null;
  dropped: DroppedCode | null;
  /**
   * Gift card code that was typed into the promo code field, from which it was moved to the gift card field; null
   * without one.
   */
  takenOver: string | null;
  onApply: (field: DroppedCode['field'], code: string) => Promise<string | null>;
  onRemove: (field: DroppedCode['field']) => void;
}

export function PurchaseCodeFields({
  choice,
  quote,
  dropped,
  takenOver,
  onApply,
  onRemove,
}: PurchaseCodeFieldsProps) {
  const droppedAt = (field: DroppedCode['field']) => (dropped?.field === field ? dropped : null);
  return (
    <div className="flex flex-col items-stretch gap-3 [&>button]:self-start">
      <CodeField
        key={takenOver}
        copy={copy.promo}
        icon="ticket"
        code={choice.promoCode}
        note={getPromoNote(choice.promoCode, quote)}
        dropped={droppedAt('promoCode')}
        onApply={(code) => onApply('promoCode', code)}
        onRemove={() => onRemove('promoCode')}
      />
      <CodeField
        copy={giftCardCopy}
        icon="credit-card"
        code={choice.giftCardCode}
        led={takenOver !== null && choice.giftCardCode === takenOver}
        note={giftCardNote(quote)}
        dropped={droppedAt('giftCardCode')}
        onApply={(code) => onApply('giftCardCode', code)}
        onRemove={() => onRemove('giftCardCode')}
      />
    </div>
  );
}

/**
 * Returns a note if the promo code has no effect, because another saving, such as a member's price, is better. Null
 * otherwise.
 */
function getPromoNote(code: string | null, quote: QuotePurchaseResponse | null): string | null {
  return code && quote && !quote.price.discount?.code ? copy.unused : null;
}

function giftCardNote(quote: QuotePurchaseResponse | null): string | null {
  if (!quote?.giftCard) return null;
  const remainingPence = toPence(quote.giftCard.balanceLeft);
  if (remainingPence === 0) return copy.usedUp;
  const { currency } = quote.price;
  const template = quote.amountDue > 0 ? copy.remainingWithMinimumPayment : copy.remaining;
  return fillPlaceholders(template, {
    amount: formatPriceShort(remainingPence, currency),
    least: formatPriceShort(minCardChargePence, currency),
  });
}
