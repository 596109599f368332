import type { UnfulfilledReason } from '@studio/domain/purchases/purchase-refund-text';
import { getSessionExpiry } from '@studio/domain/purchases/session-expiry';
import { and, eq } from 'drizzle-orm';
import { grantEntitlement } from '../entitlements/grant-entitlement.ts';
import { issueGiftCard } from '../gift-cards/issue-gift-card.ts';
import { findGiftCard, getBuyerCardKeys } from '../gift-cards/store.ts';
import type { PaymentIntent } from '../integrations/payments/port.ts';
import { lockSessionOwner } from '../people/ensure-imported-person.ts';
import { ensurePerson } from '../people/ensure-person.ts';
import { getPaidCardKeys, listPersonIdentityKeys } from '../people/person-identity-keys.ts';
import type { Actor } from '../platform/audit.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
import { enqueueEmail } from '../platform/emails/outbox.ts';
import type { Services } from '../platform/services.ts';
import { claimPromo } from '../promotions/record-promo-use.ts';
import { claimFirstPack } from './first-pack.ts';
import { claimOncePerPersonOffer, releaseOffers } from './once-per-person-offers.ts';
import { getPurchaseEmailRequester } from './purchase-email-requester.ts';
import { setPurchaseStatus } from './set-purchase-status.ts';
import type { PurchaseRow } from './store.ts';
import { purchases } from './tables.ts';

export type CardPaymentDetails = Pick<PaymentIntent, 'method' | 'receiptUrl' | 'cardFingerprint'>;

/**
 * Marks a purchase as paid, grants its goods and queues the email, in one transaction. Returns null. If the purchase
 * can't be fulfilled any more (handbook: prices 8), changes nothing and returns the reason. Unique keys in the database
 * let only one of two concurrent purchases succeed.
 */
export async function fulfilPurchase(
  tx: QueryExecutor,
  { keys }: Pick<Services, 'keys'>,
  purchase: PurchaseRow,
  { method, receiptUrl, cardFingerprint }: CardPaymentDetails,
  actor: Actor,
  now: Date,
): Promise<UnfulfilledReason | null> {
  const { branchId, goods, id: purchaseId } = purchase;
  const memberId = await ensureOwner(tx, purchase, now);
  if (goods.kind === 'gift-card') {
    const { amount: _, ...card } = goods.input;
    const { currency } = purchase;
    const amountPence = purchase.price.basePence;
    const [cardHolder = null] = getPaidCardKeys(keys, cardFingerprint);
    const order = { branchId, purchaseId, buyerId: memberId, amountPence, currency, ...card };
    await issueGiftCard(tx, keys, { ...order, cardHolder, actor }, now);
  } else {
    const buyer = { branchId, memberId, email: purchase.buyer.email };
    const card = [...getPaidCardKeys(keys, cardFingerprint), ...(await findCardsOfGiftCard(tx, purchase))];
    const person = { purchase, memberId, holders: await listPersonIdentityKeys(tx, keys, buyer), card };
    const conflict = await claimOnce(tx, person, now);
    if (conflict) {
      await releaseOffers(tx, { branchId, purchaseId });
      return conflict;
    }
  }
  const entitlementId = await grantSessions(tx, purchase, actor, now);
  await setPurchaseStatus(
    tx,
    purchase,
    'PAID',
    { reason: 'paid', method, receiptUrl, entitlementId },
    actor,
    now,
  );
  await enqueueEmail(
    tx,
    { branchId, kind: 'purchase-paid', subject: { purchaseId } },
    now,
    getPurchaseEmailRequester(purchase),
  );
  return null;
}

/**
 * Returns a list with the hash of the payment card that bought the gift card with which the purchase is paid; an empty
 * list if that card is unknown or no gift card pays.
 */
async function findCardsOfGiftCard(
  tx: QueryExecutor,
  { branchId, giftCardId }: Pick<PurchaseRow, 'branchId' | 'giftCardId'>,
): Promise<string[]> {
  const card = giftCardId && (await findGiftCard(tx, branchId, { id: giftCardId }));
  return card ? getBuyerCardKeys(card) : [];
}

/**
 * Checks and records everything in the purchase that each person may use only once: an offer, a first pack, a promo
 * code.
 */
async function claimOnce(
  tx: QueryExecutor,
  buyer: { purchase: PurchaseRow; memberId: string; holders: readonly string[]; card: readonly string[] },
  now: Date,
): Promise<UnfulfilledReason | null> {
  const { branchId, id: purchaseId, productId, goods } = buyer.purchase;
  if (goods.kind === 'gift-card') return null;
  const holders = [...buyer.holders, ...buyer.card];
  const conflict = goods.oncePerPerson
    ? await claimOncePerPersonOffer(tx, { branchId, productId, holders, purchaseId }, now)
    : null;
  const person = { memberId: buyer.memberId, holders };
  return (
    conflict ??
    (await claimFirstPack(tx, buyer, now)) ??
    claimPromo(tx, { branchId, subjectId: purchaseId, person })
  );
}

/**
 * Returns the buyer's account id or placeholder id. For a guest, creates a person by email address, who owns the
 * purchase from now on.
 */
async function ensureOwner(tx: QueryExecutor, purchase: PurchaseRow, now: Date): Promise<string> {
  const { branchId, id, memberId, guestHash, buyer } = purchase;
  if (!guestHash) return memberId;
  const { firstName, lastName = '', email } = buyer;
  const personInput = {
    branchId,
    memberId: null,
    email,
    firstName,
    lastName,
    phone: null,
    source: 'purchase',
  } as const;
  const owner = await lockSessionOwner(tx, branchId, await ensurePerson(tx, personInput, now));
  await tx.orm
    .update(purchases)
    .set({ memberId: owner })
    .where(and(eq(purchases.branchId, branchId), eq(purchases.id, id)));
  return owner;
}

async function grantSessions(
  tx: QueryExecutor,
  purchase: PurchaseRow,
  actor: Actor,
  now: Date,
): Promise<string | null> {
  const { branchId, memberId, productId, name, goods, id: originId } = purchase;
  if (goods.kind === 'gift-card') return null;
  const { kind, terms, validDays } = goods;
  const expiresAt = getSessionExpiry(now, validDays);
  const from = { origin: 'purchase', originId, reason: 'BOUGHT', actor } as const;
  const grant = { branchId, memberId, kind, productId, name, terms, startsAt: now, expiresAt, ...from };
  return grantEntitlement(tx, grant, now);
}
