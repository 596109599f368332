import { creditEnd } from '@studio/domain/purchases/credit-end';
import { grantEntitlement } from '../entitlements/grant-entitlement.ts';
import { issueGiftCard } from '../gift-cards/issue-gift-card.ts';
import type { Actor } from '../platform/audit.ts';
import type { Queries } from '../platform/database.ts';
import { enqueueMail } from '../platform/outbox.ts';
import type { Services } from '../platform/services.ts';
import { setPurchase } from './set-purchase.ts';
import { claimOffer, type PurchaseRow } from './store.ts';

/** How the money came, when a card was charged. */
export interface PaidBy {
  method: string | null;
  receiptUrl: string | null;
}

/**
 * Makes a purchase paid and gives what was bought, with the mail about it, in one transaction. False, with nothing
 * changed, when it is an offer that the member has had: of two purchases at once, the database lets one through.
 */
export async function handOver(
  tx: Queries,
  { keys }: Pick<Services, 'keys'>,
  purchase: PurchaseRow,
  { method, receiptUrl }: PaidBy,
  actor: Actor,
  now: Date,
): Promise<boolean> {
  const { branchId, goods, id: purchaseId } = purchase;
  if (goods.kind === 'gift-card') {
    const { amount: _, ...card } = goods.wish;
    const { memberId: buyerId, currency } = purchase;
    const amountPence = purchase.price.basePence;
    await issueGiftCard(
      tx,
      keys,
      { branchId, purchaseId, buyerId, amountPence, currency, ...card, actor },
      now,
    );
  } else if (goods.oncePerPerson && !(await claimOffer(tx, purchase))) {
    return false;
  }
  const entitlementId = await grantedFor(tx, purchase, actor, now);
  await setPurchase(tx, purchase, 'PAID', { why: 'paid', method, receiptUrl, entitlementId }, actor, now);
  await enqueueMail(tx, { branchId, kind: 'purchase-paid', subject: { purchaseId } }, now);
  return true;
}

async function grantedFor(
  tx: Queries,
  purchase: PurchaseRow,
  actor: Actor,
  now: Date,
): Promise<string | null> {
  const { branchId, memberId, productId, name, goods, id: originId } = purchase;
  if (goods.kind === 'gift-card') return null;
  const { kind, terms, validDays } = goods;
  const expiresAt = creditEnd(now, validDays);
  const from = { origin: 'purchase', originId, reason: 'BOUGHT', actor } as const;
  const grant = { branchId, memberId, kind, productId, name, terms, startsAt: now, expiresAt, ...from };
  return grantEntitlement(tx, grant, now);
}
