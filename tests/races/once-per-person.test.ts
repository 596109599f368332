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
import { countedOutcomes } from './harness/counted-outcomes.ts';
import { forceConcurrentWrites } from './harness/force-concurrent-writes.ts';
import { balanceOf, makeGiftCard } from './harness/made-gift-card.ts';
import { callerOf, newMember } from './harness/race-members.ts';
import { type TwoServices, twoServices } from './harness/two-services.ts';

const branchId = '11-miles-st';
const rounds = 6;

const newGround = twoServices();
let ground: TwoServices;
beforeAll(async () => {
  ground = await newGround();
});

interface Wish {
  email: string;
  productId: string;
  promoCode?: string;
}

/** Opens and pays a purchase of a new account in its own browser, without settling it. */
async function paid(of: TwoServices, number: 0 | 1, { email, productId, promoCode }: Wish) {
  const caller = callerOf(await newMember(of.database, email));
  const process = of.process(number);
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
async function settledAtOnce(of: TwoServices, wishes: [Wish, Wish]) {
  const both = [await paid(of, 0, wishes[0]), await paid(of, 1, wishes[1])];
  await Promise.all(
    [0, 1, 2, 3].map((number) =>
      finalisePurchase(of.services(number), { intentId: both[number % 2]?.intentId ?? '', actor: 'system' }),
    ),
  );
  const ids = both.map(({ purchaseId }) => purchaseId);
  const statuses = await Promise.all(
    ids.map(async (id) => (await findPurchase(of.database, branchId, id))?.status),
  );
  const back = await of.database.orm.select().from(refunds).where(inArray(refunds.paymentId, ids));
  const mails = await of.database.run<{ kind: string }>(mailsAbout, [ids]);
  return { statuses: statuses.sort(), back, mails: mails.map(({ kind }) => kind).sort() };
}

const mailsAbout = {
  name: 'test_mails_about_purchases',
  text: `SELECT kind FROM outbox WHERE subject->>'purchaseId' = ANY ($1::text[])`,
};

const mailbox = () => randomBytes(6).toString('hex');
/** All payments here use the same card. Forgetting it makes the next round use another card. */
const otherCard = (of: TwoServices) => of.database.orm.delete(usedOffers);

async function firstPackCode(of: TwoServices): Promise<string> {
  const code = `FIRST${randomBytes(4).toString('hex').toUpperCase()}`;
  const terms = { origin: 'studio', percent: 10, appliesTo: 'first-pack' } as const;
  await of.database.orm.insert(promoCodes).values({ branchId, code, ...terms, createdAt: new Date() });
  return code;
}

const dropKey = {
  name: 'test_drop_key',
  text: 'ALTER TABLE had_offers DROP CONSTRAINT had_offers_branch_id_member_id_product_id_pk',
};

const once = { statuses: ['PAID', 'REFUNDED'], mails: ['purchase-paid', 'purchase-refunded'] };

describe('an offer once per person that two accounts pay at the same moment, on two processes', () => {
  it('is handed over to one of two accounts with one mailbox; the other is refunded, and told', async () => {
    for (let round = 0; round < rounds; round++) {
      const name = mailbox();
      const result = await settledAtOnce(ground, [
        { email: `${name}@mail.example`, productId: 'first-mat' },
        { email: `${name}+again@mail.example`, productId: 'first-mat' },
      ]);
      expect(result).toMatchObject({ ...once, back: [{ amountPence: 900 }] });
      await otherCard(ground);
    }
  });

  it('is handed over to one of two people with one card', async () => {
    for (let round = 0; round < rounds; round++) {
      const result = await settledAtOnce(ground, [
        { email: `${mailbox()}@mail.example`, productId: 'first-two-reformer' },
        { email: `${mailbox()}@mail.example`, productId: 'first-two-reformer' },
      ]);
      expect(result).toMatchObject({ ...once, back: [{ reason: 'had_with_card' }] });
      await otherCard(ground);
    }
  });

  it('control: without the database’s key both get it', async () => {
    const unguarded = await newGround();
    await unguarded.database.run(dropKey, []);
    const name = mailbox();
    const { statuses } = await settledAtOnce(unguarded, [
      { email: `${name}@mail.example`, productId: 'first-mat' },
      { email: `${name}+again@mail.example`, productId: 'first-mat' },
    ]);
    expect(statuses).toEqual(['PAID', 'PAID']);
  });
});

describe('codes for the first pack that pay for two packs at the same moment, on two processes', () => {
  it('pay for one of them; the other is refunded in full, and told', async () => {
    for (let round = 0; round < rounds; round++) {
      const name = mailbox();
      const [one, other] = [await firstPackCode(ground), await firstPackCode(ground)];
      const result = await settledAtOnce(ground, [
        { email: `${name}@mail.example`, productId: 'starter-pack', promoCode: one },
        { email: `${name}+2@mail.example`, productId: 'class-pack-10', promoCode: other },
      ]);
      expect(result).toMatchObject({ ...once, back: [{ reason: 'not_first_pack' }] });
      await otherCard(ground);
    }
  });

  it('pay for a pack only when it is handed over before a pack at its full price', async () => {
    for (let round = 0; round < rounds; round++) {
      const name = mailbox();
      const promoCode = await firstPackCode(ground);
      const { statuses } = await settledAtOnce(ground, [
        { email: `${name}@mail.example`, productId: 'starter-pack', promoCode },
        { email: `${name}+2@mail.example`, productId: 'class-pack-10' },
      ]);
      // The full price buys its pack in any order.
      expect([
        ['PAID', 'PAID'],
        ['PAID', 'REFUNDED'],
      ]).toContainEqual(statuses);
      await otherCard(ground);
    }
  });
});

describe('an offer that gift cards pay for in full at the same moment, on two processes', () => {
  interface Gift {
    email: string;
    cardHolder?: string;
  }

  /**
   * Two members pay concurrently, each with a gift card at one process. Returns the outcomes and the remaining
   * balances.
   */
  async function payAtOnce(of: TwoServices, gifts: readonly [Gift, Gift]) {
    const cards = await Promise.all(
      gifts.map(({ cardHolder = null }) => makeGiftCard(of.services(0), { pence: 900, cardHolder })),
    );
    const outcomes = await countedOutcomes(
      gifts.map(async ({ email }, number) => {
        const caller = callerOf(await newMember(of.database, email));
        const codes = { promoCode: undefined, giftCardCode: cards[number]?.code, giftCard: undefined };
        const wish = { branchId, productId: 'first-mat', ...codes, termsVersion, caller };
        return openPurchase(of.services(number), wish);
      }),
    );
    const left = await Promise.all(cards.map(({ id }) => balanceOf(of.services(0), id)));
    return { outcomes, left: left.sort() };
  }

  it('is handed over to one of two accounts with one mailbox; the other keeps the money on the card', async () => {
    for (let round = 0; round < rounds; round++) {
      const name = mailbox();
      const gifts = [{ email: `${name}+0@mail.example` }, { email: `${name}+1@mail.example` }] as const;
      expect(await payAtOnce(ground, gifts)).toEqual({
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

  it('is handed over to one of two people whose gift cards one payment card bought', async () => {
    for (let round = 0; round < rounds; round++)
      expect(await payAtOnce(ground, ofOneCard())).toEqual({
        outcomes: { done: 1, gift_card_refused: 1 },
        left: [0, 900],
      });
  });

  it('control: without the database’s key both get it', async () => {
    const unguarded = await newGround();
    await unguarded.database.run(dropKey, []);
    const { outcomes } = await forceConcurrentWrites(unguarded.database, 'had_offers', () =>
      payAtOnce(unguarded, ofOneCard()),
    );
    expect(outcomes).toEqual({ done: 2 });
  });
});
