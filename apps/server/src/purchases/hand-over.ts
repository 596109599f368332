import { creditEnd } from '@studio/domain/purchases/credit-end';
import { and, eq } from 'drizzle-orm';
import { grantEntitlement } from '../entitlements/grant-entitlement.ts';
import { issueGiftCard } from '../gift-cards/issue-gift-card.ts';
import { keepPerson } from '../people/keep-person.ts';
import { ownerOf } from '../people/meet-imported.ts';
import type { Actor } from '../platform/audit.ts';
import type { Queries } from '../platform/database.ts';
import { enqueueMail } from '../platform/outbox.ts';
import type { Services } from '../platform/services.ts';
import { purchaseAsker } from './purchase-asker.ts';
import { setPurchase } from './set-purchase.ts';
import { claimOffer, type PurchaseRow } from './store.ts';
import { purchases } from './tables.ts';

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
  const memberId = await ownerOfPurchase(tx, purchase, now);
  if (goods.kind === 'gift-card') {
    const { amount: _, ...card } = goods.wish;
    const { currency } = purchase;
    const amountPence = purchase.price.basePence;
    await issueGiftCard(
      tx,
      keys,
      { branchId, purchaseId, buyerId: memberId, amountPence, currency, ...card, actor },
      now,
    );
  } else if (goods.oncePerPerson && !(await claimOffer(tx, purchase))) {
    return false;
  }
  const entitlementId = await grantedFor(tx, purchase, actor, now);
  await setPurchase(tx, purchase, 'PAID', { why: 'paid', method, receiptUrl, entitlementId }, actor, now);
  await enqueueMail(
    tx,
    { branchId, kind: 'purchase-paid', subject: { purchaseId } },
    now,
    purchaseAsker(purchase),
  );
  return true;
}

/** The buyer's account or record. Someone who buys without an account is known by their address from now on. */
async function ownerOfPurchase(tx: Queries, purchase: PurchaseRow, now: Date): Promise<string> {
  const { branchId, id, memberId, guestHash, buyer } = purchase;
  if (!guestHash) return memberId;
  const { firstName, lastName = '', email } = buyer;
  const known = {
    branchId,
    memberId: null,
    email,
    firstName,
    lastName,
    phone: null,
    source: 'purchase',
  } as const;
  const owner = await ownerOf(tx, branchId, await keepPerson(tx, known, now));
  await tx.orm
    .update(purchases)
    .set({ memberId: owner })
    .where(and(eq(purchases.branchId, branchId), eq(purchases.id, id)));
  return owner;
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
