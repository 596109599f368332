import type { WirePurchase } from '@studio/contracts/purchases';
import { poundsFromPence } from '@studio/domain/money/money';
import { whyRefunded } from '@studio/domain/purchases/why-refunded';
import { wirePrice } from '../catalogue/wire-price.ts';
import type { Services } from '../platform/services.ts';
import { invoiceLink } from './purchase-links.ts';
import type { PurchaseRow } from './store.ts';

/** A purchase as its member sees it. */
export function wirePurchase({ keys }: Pick<Services, 'keys'>, purchase: PurchaseRow): WirePurchase {
  const { goods, status } = purchase;
  return {
    purchaseId: purchase.id,
    productId: purchase.productId,
    name: purchase.name,
    status,
    whyRefunded: status === 'REFUNDED' ? whyRefunded(purchase.settledBecause, purchase.name) : null,
    price: wirePrice(purchase.price),
    giftCardPaid: poundsFromPence(purchase.giftCardPence),
    cardPaid: poundsFromPence(purchase.cardPence),
    method: purchase.method,
    receiptUrl: purchase.receiptUrl,
    invoice: invoiceLink(keys, purchase),
    boughtAt: (purchase.settledAt ?? purchase.createdAt).toISOString(),
    entitlementId: purchase.entitlementId,
    giftCard: goods.kind === 'gift-card' ? sentTo(goods.wish) : null,
  };
}

/** To whom a gift card goes, without what was written to them. */
function sentTo({
  recipientName,
  recipientEmail,
  sendOn,
  amount,
}: NonNullable<WirePurchase['giftCard']>): WirePurchase['giftCard'] {
  return { recipientName, recipientEmail, sendOn, amount };
}
