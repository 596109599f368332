import type { PurchaseDto } from '@studio/contracts/purchases';
import { usedOffers } from '@studio/server/purchases/tables';
import { type Buyer, createBuyer } from './buyer.ts';
import type { FakeUserPool } from './fake-user-pool.ts';
import type { TestBrowser, TestStudio } from './test-studio.ts';
import type { TestTokens } from './test-tokens.ts';

/** Cards that pay, each with a fingerprint of its own. */
export const cards = [
  'pm_card_visa',
  'pm_card_mastercard',
  'pm_card_amex',
  'pm_card_gb',
  'pm_card_visa_debit',
] as const;

/** A member with an address and a browser of their own. */
export type Account = Buyer & { browser: TestBrowser };

/** A purchase that waits for its payment. */
export interface OpenedPurchase {
  purchaseId: string;
  intentId: string;
}

/** Members who buy what each person gets once, each with a card of their choice. */
export interface OfferBuyers {
  /** A new account with an address. */
  account(email?: string): Promise<Account>;
  /** Opens a purchase; throws when it is refused. */
  opened(by: Buyer, productId: string, fields?: object): Promise<OpenedPurchase>;
  /** Pays what was opened, and returns what has become of it. */
  settled(by: Buyer, opened: OpenedPurchase, card?: string): Promise<PurchaseDto>;
  /** Does both. */
  buy(
    by: Buyer,
    productId: string,
    fields?: { card?: string; promoCode?: string; giftCard?: object },
  ): Promise<PurchaseDto>;
  /** Returns what has gone back to cards for a payment, in pence. */
  refundedOf(intentId: string): Promise<number>;
  /** Forgets who had offers, so that a test leaves nothing about cards for the next one. */
  forgetCards(): Promise<unknown>;
}

export function offerBuyers(studio: TestStudio, tokens: TestTokens, people: FakeUserPool): OfferBuyers {
  const opened: OfferBuyers['opened'] = async (by, productId, fields = {}) => {
    const { status, body } = await by.open(productId, fields);
    if (status !== 200) throw new Error(`Refused: ${body.message}`);
    return { purchaseId: body.purchaseId, intentId: body.payment?.paymentIntentId ?? '' };
  };
  const settled: OfferBuyers['settled'] = async (by, { purchaseId, intentId }, card = cards[0]) => {
    await studio.pay(intentId, card);
    const { body } = await by.confirm(purchaseId);
    await studio.idle();
    return body.purchase;
  };
  return {
    opened,
    settled,
    account: async (email) => {
      const one = createBuyer(studio, tokens, people);
      const person = people.know(one.memberId, email ? { email } : {});
      const browser = studio.visitor().with(await tokens.access(one.memberId));
      await browser.call('/classes/user/get');
      return { ...one, email: person.email ?? '', browser };
    },
    buy: async (by, productId, { card, ...fields } = {}) =>
      settled(by, await opened(by, productId, fields), card),
    refundedOf: async (intentId) => {
      await studio.idle();
      const { data } = await studio.stripe.refunds.list({ payment_intent: intentId });
      return data.reduce((sum, { amount }) => sum + amount, 0);
    },
    forgetCards: async () => studio.database.orm.delete(usedOffers),
  };
}
