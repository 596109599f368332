import { randomBytes, randomUUID } from 'node:crypto';
import { termsVersion } from '@studio/contracts/terms-version';
import { codeOf } from '@studio/server/gift-cards/code-of';
import { issueGiftCard } from '@studio/server/gift-cards/issue-gift-card';
import { findGiftCard } from '@studio/server/gift-cards/store';
import { addMember } from '@studio/server/members/store';
import { refunds } from '@studio/server/payments/tables';
import type { Caller } from '@studio/server/platform/call-route';
import { migratePostgres, openPostgres } from '@studio/server/platform/postgres';
import { Refused } from '@studio/server/platform/refused';
import type { Services } from '@studio/server/platform/services';
import { promoCodes } from '@studio/server/promotions/tables';
import { finalisePurchase } from '@studio/server/purchases/finalise-purchase';
import { openPurchase } from '@studio/server/purchases/open-purchase';
import { findPurchase } from '@studio/server/purchases/store';
import { hadOffers } from '@studio/server/purchases/tables';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase } from './harness/create-database.ts';
import { type InProcessServices, openServices } from './harness/in-process-services.ts';

const branchId = '11-miles-st';
const rounds = 6;

/** The service twice on one new database. */
interface Ground {
  database: ReturnType<typeof openPostgres>;
  processes: [InProcessServices, InProcessServices];
}
const grounds: Ground[] = [];

async function newGround(): Promise<Ground> {
  const databaseUrl = await createDatabase();
  await migratePostgres(databaseUrl);
  const database = openPostgres(databaseUrl, 5);
  const processes: Ground['processes'] = [await openServices(databaseUrl), await openServices(databaseUrl)];
  const ground = { database, processes };
  grounds.push(ground);
  return ground;
}

let ground: Ground;
beforeAll(async () => {
  ground = await newGround();
});
afterAll(async () => {
  for (const { processes, database } of grounds) {
    await Promise.all(processes.map(({ close }) => close()));
    await database.close();
  }
});

async function newMember(of: Ground, email: string): Promise<string> {
  const userId = randomUUID();
  const now = new Date();
  const unnamed = { firstName: 'Ada', lastName: null, title: null, phone: null };
  await addMember(of.database, { userId, email, ...unnamed, createdAt: now, updatedAt: now });
  return userId;
}

interface Wish {
  email: string;
  productId: string;
  promoCode?: string;
}

/** Opens a purchase of a new account in a browser of its own, and pays it; nothing is settled yet. */
async function paid(of: Ground, number: 0 | 1, { email, productId, promoCode }: Wish) {
  const memberId = await newMember(of, email);
  const process = of.processes[number];
  const caller: Caller = {
    ...{ clientId: randomBytes(16).toString('hex'), addressHash: '', networkHash: '', userAgent: '' },
    principal: { userId: memberId, groups: [], authTime: new Date() },
  };
  const codes = { promoCode, giftCardCode: undefined, giftCard: undefined };
  const { purchase, intent } = await openPurchase(process.services, {
    ...{ branchId, productId, ...codes, termsVersion, caller },
  });
  await process.pay(intent?.clientSecret ?? '');
  return { purchaseId: purchase.id, intentId: intent?.id ?? '' };
}

/** Both processes settle both purchases at the same moment. Answers what became of them, and the refunds. */
async function settledAtOnce(of: Ground, wishes: [Wish, Wish]) {
  const both = [await paid(of, 0, wishes[0]), await paid(of, 1, wishes[1])];
  const services = (number: number): Services => of.processes[number % 2 === 0 ? 0 : 1].services;
  await Promise.all(
    [0, 1, 2, 3].map((number) =>
      finalisePurchase(services(number), { intentId: both[number % 2]?.intentId ?? '', actor: 'system' }),
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
/** Every payment here is made with one card: another round has another one. */
const otherCard = (of: Ground) => of.database.orm.delete(hadOffers);

async function firstPackCode(of: Ground): Promise<string> {
  const code = `FIRST${randomBytes(4).toString('hex').toUpperCase()}`;
  const terms = { origin: 'studio', percent: 10, appliesTo: 'first-pack' } as const;
  await of.database.orm.insert(promoCodes).values({ branchId, code, ...terms, createdAt: new Date() });
  return code;
}

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
    const drop = 'ALTER TABLE had_offers DROP CONSTRAINT had_offers_branch_id_member_id_product_id_pk';
    await unguarded.database.run({ name: 'test_drop_key', text: drop }, []);
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
  it('is handed over to one of two accounts with one mailbox; the other keeps the money on the card', async () => {
    for (let round = 0; round < rounds; round++) {
      const name = mailbox();
      const opened = await Promise.allSettled(
        ([0, 1] as const).map(async (number) => {
          const { services } = ground.processes[number];
          const purchaseId = randomUUID();
          const about = { branchId, purchaseId, buyerId: randomUUID(), message: '', sendOn: null };
          const gift = { recipientName: 'Mina', recipientEmail: 'mina@gifts.example', senderName: 'Theo' };
          const money = { amountPence: 900, currency: 'GBP', actor: 'system' } as const;
          await ground.database.transaction((tx) =>
            issueGiftCard(tx, services.keys, { ...about, ...gift, ...money }, new Date()),
          );
          const card = await findGiftCard(ground.database, branchId, { purchaseId });
          const giftCardCode = codeOf(services.keys, card?.id ?? '');
          const memberId = await newMember(ground, `${name}+${number}@mail.example`);
          const caller: Caller = {
            ...{ clientId: randomBytes(16).toString('hex'), addressHash: '', networkHash: '', userAgent: '' },
            principal: { userId: memberId, groups: [], authTime: new Date() },
          };
          const codes = { promoCode: undefined, giftCardCode, giftCard: undefined };
          const wish = { branchId, productId: 'first-mat', ...codes, termsVersion, caller };
          const left = async () =>
            (await findGiftCard(ground.database, branchId, { purchaseId }))?.balancePence;
          try {
            await openPurchase(services, wish);
            return { had: true, left: await left() };
          } catch (error) {
            if (!(error instanceof Refused) || error.code !== 'already_had') throw error;
            return { had: false, left: await left() };
          }
        }),
      );
      const results = opened.map((one) => (one.status === 'fulfilled' ? one.value : one.reason));
      expect(results).toContainEqual({ had: true, left: 0 });
      expect(results).toContainEqual({ had: false, left: 900 });
    }
  });
});
