import type { SellProductResponse } from '@studio/contracts/staff-sessions';
import type { listGoodsOnSale } from '../../catalogue/store.ts';
import { findDeskPayment, recordDeskPayment } from '../../payments/desk-payments.ts';
import type { PersonRow } from '../../people/find-person.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Actor, writeAudit } from '../../platform/audit.ts';
import type { Services } from '../../platform/services.ts';
import type { DeskSaleInput } from './desk-sale-input.ts';

type Goods = Awaited<ReturnType<typeof listGoodsOnSale>>[number];

/**
 * Sells a counter item, such as grip socks, at the front desk: records its payment, whose note is the item's name
 * (handbook: packs-and-memberships 19). Idempotent by `saleId`. Throws AppError idempotency_mismatch.
 */
export async function sellCounterItem(
  { database, clock, config }: Services,
  { input, person, item }: { input: DeskSaleInput; person: PersonRow; item: Goods },
  actor: Extract<Actor, `staff:${string}`>,
): Promise<SellProductResponse> {
  const { branchId, saleId, method, reason } = input;
  const at = clock.now();
  const amountPence = method === 'COMPLIMENTARY' ? 0 : item.pricePence;
  const payment = {
    branchId,
    id: saleId,
    personId: person.id,
    subject: 'counter',
    subjectId: saleId,
    method,
    amountPence,
    currency: config.currency,
    note: item.name,
    takenBy: actor,
  } as const;
  return database.transaction(async (tx) => {
    if (await recordDeskPayment(tx, payment, at)) {
      const detail = { productId: item.id, method, amountPence };
      const entry = { branchId, at, actor, subject: 'person', subjectId: person.id } as const;
      await writeAudit(tx, [{ ...entry, action: 'SOLD', reason: reason ?? 'at the front desk', detail }]);
      return { ok: true, entitlementId: null, paidPence: amountPence };
    }
    const before = await findDeskPayment(tx, branchId, saleId);
    if (before?.subject !== 'counter' || before.note !== item.name)
      throw new AppError('idempotency_mismatch');
    return { ok: true, entitlementId: null, paidPence: before.amountPence };
  });
}
