import type { SellProductResponse } from '@studio/contracts/staff-desk-sales';
import { formatGiftCardCode } from '@studio/domain/gift-cards/gift-card-code';
import { deriveGiftCardCode } from '../../gift-cards/derive-gift-card-code.ts';
import { issueGiftCard } from '../../gift-cards/issue-gift-card.ts';
import { findGiftCard } from '../../gift-cards/store.ts';
import { recordDeskSale } from '../../payments/desk-sale.ts';
import { lockSessionOwner } from '../../people/ensure-imported-person.ts';
import { AppError } from '../../platform/app-error.ts';
import { type StaffActor, writeAudit } from '../../platform/audit.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import type { GiftCardGoods } from './price-desk-sale.ts';
import { type PricedDeskSale, toSaleAuditDetail } from './priced-desk-sale.ts';

/**
 * Sells a gift card at the front desk (handbook: packs-and-memberships 21): issues it and records its payment. A job
 * emails the code to the recipient, if staff entered an email address. Throws AppError bad_request for a complimentary
 * gift card, and idempotency_mismatch when a concurrent request has recorded the sale.
 */
export async function sellGiftCard(
  tx: QueryExecutor,
  services: Services,
  sale: PricedDeskSale<GiftCardGoods & { name: string }>,
  actor: StaffActor,
): Promise<SellProductResponse> {
  const { input, person, goods, price, duePence } = sale;
  const { branchId, saleId, method } = input;
  if (method === 'COMPLIMENTARY')
    throw new AppError('bad_request', 'A gift card can’t be complimentary.', { field: 'method' });
  const at = services.clock.now();
  const payment = {
    ...({ branchId, id: saleId, personId: person.id, subject: 'gift-card', subjectId: saleId } as const),
    ...{ method, amountPence: duePence, giftCard: null, currency: price.currency },
    ...{ note: goods.name, takenBy: actor },
  };
  if (!(await recordDeskSale(tx, payment, at))) throw new AppError('idempotency_mismatch');
  const { recipientName, recipientEmail } = goods.input;
  const giftCardId = await issueGiftCard(
    tx,
    services.keys,
    {
      ...{ branchId, purchaseId: saleId, amountPence: price.basePence, currency: price.currency, actor },
      buyerId: await lockSessionOwner(tx, branchId, person.id),
      ...{ recipientName, recipientEmail, message: '', sendOn: null },
      senderName: `${person.firstName} ${person.lastName}`.trim(),
      ...(recipientEmail ? {} : { sentAt: at }),
    },
    at,
  );
  const entry = { branchId, at, actor, subject: 'gift-card', subjectId: giftCardId } as const;
  const detail = { personId: person.id, ...toSaleAuditDetail(sale) };
  await writeAudit(tx, [{ ...entry, action: 'SOLD', reason: 'at the front desk', detail }]);
  const giftCard = await loadSoldGiftCard(tx, services, branchId, saleId);
  return { ok: true, entitlementId: null, paidPence: duePence, giftCardPence: 0, giftCard };
}

/** Returns the gift card of a sale with its code, which staff show to the client; null if the sale has none. */
export async function loadSoldGiftCard(
  db: QueryExecutor,
  { keys }: Pick<Services, 'keys'>,
  branchId: string,
  saleId: string,
): Promise<SellProductResponse['giftCard']> {
  const card = await findGiftCard(db, branchId, { purchaseId: saleId });
  if (!card) return null;
  return {
    code: formatGiftCardCode(deriveGiftCardCode(keys, card.id)),
    amountPence: card.amountPence,
    expiresAt: card.expiresAt.toISOString(),
  };
}
