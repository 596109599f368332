import type { SellProductResponse } from '@studio/contracts/staff-desk-sales';
import { isSoldCodeShown } from '@studio/domain/gift-cards/sold-code';
import { formatPriceShort } from '@studio/domain/money/money';
import { and, eq } from 'drizzle-orm';
import { listAllProducts } from '../../catalogue/store.ts';
import { entitlements } from '../../entitlements/tables.ts';
import { findGiftCard } from '../../gift-cards/store.ts';
import { type DeskPaymentRow, findDeskPayment } from '../../payments/desk-payments.ts';
import { type DeskSaleSums, sumDeskSale } from '../../payments/desk-sale.ts';
import { AppError } from '../../platform/app-error.ts';
import type { StaffActor } from '../../platform/audit.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { getGiftCardName } from '../../purchases/requested-goods.ts';
import type { DeskSaleInput } from './desk-sale-input.ts';
import { loadSoldGiftCard } from './sell-gift-card.ts';

/**
 * Returns the response of a sale that was recorded before with this `saleId`; null if none was. Shows the code of a
 * sold gift card only for some minutes (handbook: packs-and-memberships 21). Throws AppError idempotency_mismatch
 * unless the recorded sale is the requested one: same person, goods, price, payment method and staff.
 */
export async function findEarlierSale(
  services: Services,
  input: DeskSaleInput,
  actor: StaffActor,
): Promise<SellProductResponse | null> {
  const { database: db, clock } = services;
  const { branchId, saleId } = input;
  const paid = await findDeskPayment(db, branchId, saleId);
  if (!paid) return null;
  // The id may also be that of a refund, of the gift card's part of a sale, or of a booking's payment.
  if (paid.subject === 'booking' || paid.subject === 'fee' || paid.refundsPaymentId || paid.salePaymentId)
    throw new AppError('idempotency_mismatch');
  const sums = await sumDeskSale(db, branchId, saleId);
  const entitlement = paid.subject === 'product' ? await findSoldEntitlement(db, branchId, saleId) : null;
  const isSame =
    paid.personId === input.personId &&
    paid.takenBy === actor &&
    isSameMethod(paid, input) &&
    isSamePrice(sums, input) &&
    (await isSameGoods(services, { paid, productId: entitlement?.productId ?? null }, input));
  if (!isSame) {
    const name = entitlement?.name ?? paid.note ?? 'Gift card';
    const price = formatPriceShort(sums.paidPence + sums.giftCardPence, paid.currency);
    throw new AppError(
      'idempotency_mismatch',
      `We’ve already recorded a sale: ${name}, ${price}. To record another sale, press the button again.`,
    );
  }
  const giftCard = isSoldCodeShown(paid.takenAt, clock.now())
    ? await loadSoldGiftCard(db, services, branchId, saleId)
    : null;
  return { ok: true, entitlementId: entitlement?.id ?? null, ...sums, giftCard };
}

async function findSoldEntitlement(db: QueryExecutor, branchId: string, saleId: string) {
  const { id, productId, name } = entitlements;
  const [sold] = await db.orm
    .select({ id, productId, name })
    .from(entitlements)
    .where(
      and(
        eq(entitlements.branchId, branchId),
        eq(entitlements.origin, 'staff'),
        eq(entitlements.originId, saleId),
      ),
    );
  return sold ?? null;
}

/** Compares the methods. A sale that a gift card pays in full has no other method. */
function isSameMethod({ method: paidBy }: DeskPaymentRow, { method, giftCardCode }: DeskSaleInput): boolean {
  return paidBy === 'GIFT_CARD'
    ? method !== 'COMPLIMENTARY' && giftCardCode !== undefined
    : paidBy === method;
}

/**
 * Compares the amounts paid with those that the page showed, and with a typed price unless a promo code may have
 * lowered it.
 */
function isSamePrice({ paidPence, giftCardPence }: DeskSaleSums, input: DeskSaleInput): boolean {
  const { method, goods, promoCode, expectedPence = paidPence } = input;
  if (method === 'COMPLIMENTARY') return true;
  const pricePence = paidPence + giftCardPence;
  const { expectedPricePence = pricePence } = input;
  const typedPence = 'item' in goods && !promoCode ? goods.item.pricePence : pricePence;
  return expectedPence === paidPence && expectedPricePence === pricePence && typedPence === pricePence;
}

async function isSameGoods(
  { database, config }: Services,
  { paid, productId }: { paid: DeskPaymentRow; productId: string | null },
  { branchId, saleId, goods }: DeskSaleInput,
): Promise<boolean> {
  const { subject, note } = paid;
  if ('item' in goods) return subject === 'counter' && note === goods.item.name;
  if ('giftCard' in goods) {
    const { amount, recipientName, recipientEmail } = goods.giftCard;
    const card = await findGiftCard(database, branchId, { purchaseId: saleId });
    return (
      subject === 'gift-card' &&
      note === getGiftCardName({ basePence: amount * 100 }, config) &&
      card?.recipientName === recipientName &&
      card.recipientEmail === recipientEmail
    );
  }
  if (subject === 'product') return productId === goods.productId;
  const products = await listAllProducts(database, branchId);
  return subject === 'counter' && products.some(({ id, name }) => id === goods.productId && name === note);
}
