import type { PurchaseDto } from '@studio/contracts/purchases';
import { usedOffers } from '@studio/server/purchases/tables';
import { type Buyer, createBuyer } from './buyer.ts';
import type { FakeUserPool } from './fake-user-pool.ts';
import type { TestBrowser, TestStudio } from './test-studio.ts';
import type { TestTokens } from './test-tokens.ts';

/** Cards that succeed, each with a different fingerprint. */
export const cards = [
  'pm_card_visa',
  'pm_card_mastercard',
  'pm_card_amex',
  'pm_card_gb',
  'pm_card_visa_debit',
] as const;

/** Member with their own email address and browser. */
export type Account = Buyer & { browser: TestBrowser };

/** Purchase that awaits payment. */
export interface OpenedPurchase {
  purchaseId: string;
  intentId: string;
}

/** Functions for members who buy offers limited to one per person. */
export interface OfferBuyers {
  account(email?: string): Promise<Account>;
  /** Opens a purchase. Throws on an error response. */
  openPurchase(buyer: Buyer, productId: string, fields?: object): Promise<OpenedPurchase>;
  /** Pays and confirms an opened purchase. Returns the purchase. */
  settlePurchase(buyer: Buyer, opened: OpenedPurchase, card?: string): Promise<PurchaseDto>;
  buy(
    buyer: Buyer,
    productId: string,
    fields?: { card?: string; promoCode?: string; giftCard?: object },
  ): Promise<PurchaseDto>;
  /** Returns the amount refunded to the card, in pence. */
  getRefundedPence(intentId: string): Promise<number>;
  /** Deletes the record of used offers, so that tests don't affect each other. */
  clearUsedOffers(): Promise<unknown>;
}

export function createOfferBuyers(studio: TestStudio, tokens: TestTokens, people: FakeUserPool): OfferBuyers {
  const openPurchase: OfferBuyers['openPurchase'] = async (buyer, productId, fields = {}) => {
    const { status, body } = await buyer.open(productId, fields);
    if (status !== 200) throw new Error(`Refused: ${body.message}`);
    return { purchaseId: body.purchaseId, intentId: body.payment?.paymentIntentId ?? '' };
  };
  const settlePurchase: OfferBuyers['settlePurchase'] = async (
    buyer,
    { purchaseId, intentId },
    card = cards[0],
  ) => {
    await studio.pay(intentId, card);
    const { body } = await buyer.confirm(purchaseId);
    await studio.idle();
    return body.purchase;
  };
  return {
    openPurchase,
    settlePurchase,
    account: async (email) => {
      const buyer = createBuyer(studio, tokens, people);
      const person = people.addUser(buyer.memberId, email ? { email } : {});
      const browser = studio.visitor().with(await tokens.access(buyer.memberId));
      await browser.call('/classes/user/get');
      return { ...buyer, email: person.email ?? '', browser };
    },
    buy: async (buyer, productId, { card, ...fields } = {}) =>
      settlePurchase(buyer, await openPurchase(buyer, productId, fields), card),
    getRefundedPence: async (intentId) => {
      await studio.idle();
      const { data } = await studio.stripe.refunds.list({ payment_intent: intentId });
      return data.reduce((sum, { amount }) => sum + amount, 0);
    },
    clearUsedOffers: async () => studio.database.orm.delete(usedOffers),
  };
}
