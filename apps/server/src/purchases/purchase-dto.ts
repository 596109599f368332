import type { PurchaseDto } from '@studio/contracts/purchases';
import { toPounds } from '@studio/domain/money/money';
import { getPurchaseRefundText } from '@studio/domain/purchases/purchase-refund-text';
import { toPriceDto } from '../catalogue/price-dto.ts';
import type { Services } from '../platform/services.ts';
import { buildOptionalInvoiceUrl } from './purchase-links.ts';
import type { PurchaseRow } from './store.ts';

export function toPurchaseDto({ keys }: Pick<Services, 'keys'>, purchase: PurchaseRow): PurchaseDto {
  const { goods, status } = purchase;
  return {
    purchaseId: purchase.id,
    productId: purchase.productId,
    name: purchase.name,
    status,
    refundReason: status === 'REFUNDED' ? getPurchaseRefundText(purchase.settleReason, purchase.name) : null,
    price: toPriceDto(purchase.price),
    giftCardPaid: toPounds(purchase.giftCardPence),
    cardPaid: toPounds(purchase.cardPence),
    method: purchase.method,
    receiptUrl: purchase.receiptUrl,
    invoice: buildOptionalInvoiceUrl(keys, purchase),
    boughtAt: (purchase.settledAt ?? purchase.createdAt).toISOString(),
    entitlementId: purchase.entitlementId,
    giftCard: goods.kind === 'gift-card' ? sentTo(goods.input) : null,
  };
}

/** Returns a gift card's recipient without the message. */
function sentTo({
  recipientName,
  recipientEmail,
  sendOn,
  amount,
}: NonNullable<PurchaseDto['giftCard']>): PurchaseDto['giftCard'] {
  return { recipientName, recipientEmail, sendOn, amount };
}
