import { randomBytes } from 'node:crypto';
import { termsVersion } from '@studio/contracts/terms-version';
import { refunds } from '@studio/server/payments/tables';
import { promoCodes } from '@studio/server/promotions/tables';
import { finalisePurchase } from '@studio/server/purchases/finalise-purchase';
import { openPurchase } from '@studio/server/purchases/open-purchase';
import { findPurchase } from '@studio/server/purchases/store';
import { usedOffers } from '@studio/server/purchases/tables';
import { inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { countWorkOutcomes } from './harness/count-work-outcomes.ts';
import { forceConcurrentWrites } from './harness/force-concurrent-writes.ts';
import { createGiftCard, getGiftCardBalance } from './harness/gift-cards.ts';
import { addMember, createMemberCaller } from './harness/race-members.ts';
import { createTwoServicesOpener, type TwoServices } from './harness/two-services.ts';

const branchId = '11-miles-st';
const rounds = 6;

const openServers = createTwoServicesOpener();
let servers: TwoServices;
beforeAll(async () => {
  servers = await openServers();
});

interface PurchaseInput {
  email: string;
  productId: string;
  promoCode?: string;
}

/** Opens and pays a purchase of a new account in its own browser, without settling it. */
async function payPurchase(
  target: TwoServices,
  number: 0 | 1,
  { email, productId, promoCode }: PurchaseInput,
) {
  const caller = createMemberCaller(await addMember(target.database, email));
  const process = target.process(number);
  const codes = { promoCode, giftCardCode: undefined, giftCard: undefined };
  const { purchase, intent } = await openPurchase(process.services, {
    branchId,
    productId,
    ...codes,
    termsVersion,
    caller,
  });
  await process.pay(intent?.clientSecret ?? '');
  return { purchaseId: purchase.id, intentId: intent?.id ?? '' };
}

/** Settles both purchases concurrently at both processes. Returns their statuses, the refunds and the emails. */
async function settleAtOnce(target: TwoServices, inputs: [PurchaseInput, PurchaseInput]) {
  const both = [await payPurchase(target, 0, inputs[0]), await payPurchase(target, 1, inputs[1])];
  await Promise.all(
    [0, 1, 2, 3].map((number) =>
      finalisePurchase(target.services(number), {
        intentId: both[number % 2]?.intentId ?? '',
        actor: 'system',
      }),
    ),
  );
  const ids = both.map(({ purchaseId }) => purchaseId);
  const statuses = await Promise.all(
    ids.map(async (id) => (await findPurchase(target.database, branchId, id))?.status),
  );
  const refundRows = await target.database.orm.select().from(refunds).where(inArray(refunds.paymentId, ids));
  const emails = await target.database.run<{ kind: string }>(purchaseEmails, [ids]);
  return { statuses: statuses.sort(), back: refundRows, mails: emails.map(({ kind }) => kind).sort() };
}

const purchaseEmails = {
  name: 'test_mails_about_purchases',
  text: `SELECT kind FROM outbox WHERE subject->>'purchaseId' = ANY ($1::text[])`,
};

const mailbox = () => randomBytes(6).toString('hex');
/** Deletes the record that the card has paid for an offer, as if the next round used another card. */
const otherCard = (target: TwoServices) => target.database.orm.delete(usedOffers);

async function createFirstPackCode(target: TwoServices): Promise<string> {
  const code = `FIRST${randomBytes(4).toString('hex').toUpperCase()}`;
  const terms = { origin: 'studio', percent: 10, appliesTo: 'first-pack' } as const;
  await target.database.orm.insert(promoCodes).values({ branchId, code, ...terms, createdAt: new Date() });
  return code;
}

const dropKey = {
  name: 'test_drop_key',
  text: 'ALTER TABLE used_offers DROP CONSTRAINT used_offers_branch_id_holder_product_id_pk',
};

const once = { statuses: ['PAID', 'REFUNDED'], mails: ['purchase-paid', 'purchase-refunded'] };

describe('a once-per-person offer that two accounts pay at once, on two processes', () => {
  it('is granted to one of two accounts with one mailbox; the other is refunded, with an email', async () => {
    for (let round = 0; round < rounds; round++) {
      const name = mailbox();
      const result = await settleAtOnce(servers, [
        { email: `${name}@mail.example`, productId: 'first-mat' },
        { email: `${name}+again@mail.example`, productId: 'first-mat' },
      ]);
      expect(result).toMatchObject({ ...once, back: [{ amountPence: 900 }] });
      await otherCard(servers);
    }
  });

  it('is granted to one of two people with one card', async () => {
    for (let round = 0; round < rounds; round++) {
      const result = await settleAtOnce(servers, [
        { email: `${mailbox()}@mail.example`, productId: 'first-two-reformer' },
        { email: `${mailbox()}@mail.example`, productId: 'first-two-reformer' },
      ]);
      expect(result).toMatchObject({ ...once, back: [{ reason: 'already_had_with_card' }] });
      await otherCard(servers);
    }
  });

  it('control: without the database key both get it', async () => {
    const withoutKey = await openServers();
    await withoutKey.database.run(dropKey, []);
    const name = mailbox();
    const { statuses } = await settleAtOnce(withoutKey, [
      { email: `${name}@mail.example`, productId: 'first-mat' },
      { email: `${name}+again@mail.example`, productId: 'first-mat' },
    ]);
    expect(statuses).toEqual(['PAID', 'PAID']);
  });
});

describe('first-pack codes that pay for two packs at once, on two processes', () => {
  it('pay for one of them; the other is refunded in full, with an email', async () => {
    for (let round = 0; round < rounds; round++) {
      const name = mailbox();
      const [one, other] = [await createFirstPackCode(servers), await createFirstPackCode(servers)];
      const result = await settleAtOnce(servers, [
        { email: `${name}@mail.example`, productId: 'starter-pack', promoCode: one },
        { email: `${name}+2@mail.example`, productId: 'class-pack-10', promoCode: other },
      ]);
      expect(result).toMatchObject({ ...once, back: [{ reason: 'not_first_pack' }] });
      await otherCard(servers);
    }
  });

  it('pay for a pack only when it is granted before a pack at its full price', async () => {
    for (let round = 0; round < rounds; round++) {
      const name = mailbox();
      const promoCode = await createFirstPackCode(servers);
      const { statuses } = await settleAtOnce(servers, [
        { email: `${name}@mail.example`, productId: 'starter-pack', promoCode },
        { email: `${name}+2@mail.example`, productId: 'class-pack-10' },
      ]);
      // The code is only for a first pack. If the pack at full price is settled first, the discounted one is refunded.
      expect([
        ['PAID', 'PAID'],
        ['PAID', 'REFUNDED'],
      ]).toContainEqual(statuses);
      await otherCard(servers);
    }
  });
});

describe('a once-per-person offer that gift cards pay in full at once, on two processes', () => {
  interface Gift {
    email: string;
    cardHolder?: string;
  }

  /**
   * Two members pay concurrently, each with a gift card at one process. Returns the outcomes and the remaining
   * balances.
   */
  async function payAtOnce(target: TwoServices, gifts: readonly [Gift, Gift]) {
    const cards = await Promise.all(
      gifts.map(({ cardHolder = null }) => createGiftCard(target.services(0), { pence: 900, cardHolder })),
    );
    const outcomes = await countWorkOutcomes(
      gifts.map(async ({ email }, number) => {
        const caller = createMemberCaller(await addMember(target.database, email));
        const codes = { promoCode: undefined, giftCardCode: cards[number]?.code, giftCard: undefined };
        const input = { branchId, productId: 'first-mat', ...codes, termsVersion, caller };
        return openPurchase(target.services(number), input);
      }),
    );
    const balances = await Promise.all(cards.map(({ id }) => getGiftCardBalance(target.services(0), id)));
    return { outcomes, left: balances.sort() };
  }

  it('is granted to one of two accounts with one mailbox; the other keeps the money on the card', async () => {
    for (let round = 0; round < rounds; round++) {
      const name = mailbox();
      const gifts = [{ email: `${name}+0@mail.example` }, { email: `${name}+1@mail.example` }] as const;
      expect(await payAtOnce(servers, gifts)).toEqual({
        outcomes: { done: 1, already_had: 1 },
        left: [0, 900],
      });
    }
  });

  const ofOneCard = (): [Gift, Gift] => {
    const cardHolder = `card:${mailbox()}`;
    return [
      { email: `${mailbox()}@mail.example`, cardHolder },
      { email: `${mailbox()}@mail.example`, cardHolder },
    ];
  };

  it('is granted to one of two people whose gift cards one payment card bought', async () => {
    for (let round = 0; round < rounds; round++) {
      const { outcomes, left } = await payAtOnce(servers, ofOneCard());
      // The second purchase fails when it charges its card, or at the check before if the first one has finished.
      expect([
        { done: 1, gift_card_refused: 1 },
        { done: 1, already_had: 1 },
      ]).toContainEqual(outcomes);
      expect(left).toEqual([0, 900]);
    }
  });

  it('control: without the database key both get it', async () => {
    const withoutKey = await openServers();
    await withoutKey.database.run(dropKey, []);
    const { outcomes } = await forceConcurrentWrites(withoutKey.database, 'used_offers', () =>
      payAtOnce(withoutKey, ofOneCard()),
    );
    expect(outcomes).toEqual({ done: 2 });
  });
});
