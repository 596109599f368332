import type { SellProductResponse } from '@studio/contracts/staff-desk-sales';
import { recordPromoOfSale } from '../../bookings/front-desk/record-promo-of-sale.ts';
import { recordDeskSale } from '../../payments/desk-sale.ts';
import type { PersonRow } from '../../people/find-person.ts';
import { AppError } from '../../platform/app-error.ts';
import { type StaffActor, writeAudit } from '../../platform/audit.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import type { CounterGoods } from '../../purchases/requested-goods.ts';
import { getCounterSaleSubject } from '../money/counter-sale-reversal.ts';
import { type PricedDeskSale, toSaleAuditDetail } from './priced-desk-sale.ts';

/** Sale of a counter item, with the client who buys it; null without one. */
export type CounterSale = Omit<PricedDeskSale<CounterGoods & { name: string }>, 'person'> & {
  person: PersonRow | null;
};

/**
 * Sells a counter item, such as grip socks or a typed "Water", at the front desk: records its payment, whose note is
 * the item's name (handbook: packs-and-memberships 19). Throws AppError promo_refused and gift_card_refused, and
 * idempotency_mismatch when a concurrent request has recorded the sale.
 */
export async function sellCounterItem(
  tx: QueryExecutor,
  services: Services,
  sale: CounterSale,
  actor: StaffActor,
): Promise<SellProductResponse> {
  const { input, person, goods, price, duePence, giftCard } = sale;
  const { branchId, saleId, method, reason } = input;
  const at = services.clock.now();
  if (person) await recordPromoOfSale(tx, services, { person, price, subjectId: saleId }, at);
  const payment = {
    ...({
      branchId,
      id: saleId,
      personId: person?.id ?? null,
      subject: 'counter',
      subjectId: saleId,
      method,
    } as const),
    ...{ amountPence: duePence, giftCard, currency: price.currency, note: goods.name, takenBy: actor },
  } as const;
  if (!(await recordDeskSale(tx, payment, at))) throw new AppError('idempotency_mismatch');
  const { productId, name } = goods;
  const detail = { ...(productId ? { productId } : { item: name }), ...toSaleAuditDetail(sale) };
  const entry = { branchId, at, actor, ...getCounterSaleSubject(person?.id ?? null, saleId) };
  await writeAudit(tx, [{ ...entry, action: 'SOLD', reason: reason ?? 'at the front desk', detail }]);
  return {
    ok: true,
    entitlementId: null,
    paidPence: duePence,
    giftCardPence: giftCard?.pence ?? 0,
    giftCard: null,
  };
}
