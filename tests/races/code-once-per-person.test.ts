/**
 * Pays many times with two processes. In the short form, `once-per-person` tests the same guard for products.
 *
 * @module-tag long
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { termsVersion } from '@studio/contracts/terms-version';
import { finalisePayment } from '@studio/server/bookings/payments/finalise-payment';
import { openPayment } from '@studio/server/bookings/payments/open-payment';
import { refunds } from '@studio/server/payments/tables';
import { getMailboxKey } from '@studio/server/people/person-identity-keys';
import type { Services } from '@studio/server/platform/services';
import { recordPromoUse } from '@studio/server/promotions/record-promo-use';
import { countPromoUses } from '@studio/server/promotions/store';
import { promoCodes, promoUses } from '@studio/server/promotions/tables';
import { finalisePurchase } from '@studio/server/purchases/finalise-purchase';
import { openPurchase } from '@studio/server/purchases/open-purchase';
import { eq, inArray } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readClassTotals } from '../harness/class-totals.ts';
import { createClass } from '../harness/create-class.ts';
import { guestDetails } from '../harness/paid-booking.ts';
import { countWorkOutcomes } from './harness/count-work-outcomes.ts';
import { createBarrier } from './harness/create-barrier.ts';
import { addMember, createMemberCaller } from './harness/race-members.ts';
import { createTwoServicesOpener, type TwoServices } from './harness/two-services.ts';
import { waitForBlockedStatement } from './harness/wait-for-lock.ts';

const branchId = '11-miles-st';
const rounds = 6;

const openServers = createTwoServicesOpener();
let servers: TwoServices;
let promoCode: string;
beforeAll(async () => {
  servers = await openServers();
});

/** Creates a new promo code that each person can use once. */
async function createCode(): Promise<void> {
  promoCode = `ONCE${randomBytes(4).toString('hex').toUpperCase()}`;
  const terms = { origin: 'studio', percent: 10, appliesTo: 'everything', usesPerPerson: 1 } as const;
  const row = { branchId, code: promoCode, ...terms, createdAt: new Date() };
  await servers.database.orm.insert(promoCodes).values(row);
}
beforeEach(createCode);

const newEmail = () => `${randomUUID()}@mail.example`;

/** Opens a guest's payment for one place in a new class, with the code. */
async function openClassPayment(number: number) {
  const classId = await createClass(servers.database, { startsAt: new Date(Date.now() + 40 * 86_400_000) });
  const customer = { ...guestDetails, email: newEmail() };
  const browser = { clientId: randomBytes(16).toString('hex'), addressHash: 'race', principalId: null };
  const about = { branchId, classId, holdId: undefined, attendees: [], termsVersion: undefined };
  const input = { ...about, ...browser, customer, promoCode };
  return { input, classId, ...(await openPayment(servers.services(number), input)) };
}

async function payForClass(number: number) {
  const { classId, payment, intent } = await openClassPayment(number);
  await servers.process(number).pay(intent.clientSecret);
  const settle = (services: Services) =>
    finalisePayment(services, { intentId: intent.id, actor: 'system' }).then((outcome) =>
      outcome === 'booked' ? 'bought' : outcome,
    );
  return { subjectId: payment.id, classId, settle };
}

async function payForProduct(number: number) {
  const caller = createMemberCaller(await addMember(servers.database));
  const codes = { promoCode, giftCardCode: undefined, giftCard: undefined };
  const input = { branchId, productId: 'dropin-mat', ...codes, termsVersion, caller };
  const { purchase, intent } = await openPurchase(servers.services(number), input);
  await servers.process(number).pay(intent?.clientSecret ?? '');
  const settle = (services: Services) =>
    finalisePurchase(services, { intentId: intent?.id ?? '', actor: 'system' }).then((status) =>
      status === 'PAID' ? 'bought' : status?.toLowerCase(),
    );
  return { subjectId: purchase.id, classId: null, settle };
}

const usesNow = async () => {
  const [row] = await servers.database.orm.select().from(promoCodes).where(eq(promoCodes.code, promoCode));
  return row?.uses;
};

describe('a once-per-person code that two people pay with one card at once, on two processes', () => {
  it.each([
    ['two classes', payForClass, payForClass],
    ['two products', payForProduct, payForProduct],
    ['a class and a product', payForClass, payForProduct],
  ])('pays for one of %s; the other is refunded, and its place is free', async (_what, one, other) => {
    for (let round = 0; round < rounds; round++) {
      await createCode();
      const both = [await one(0), await other(1)];
      const outcomes = await Promise.all(
        [0, 1, 2, 3].map(async (number) => {
          const paid = both[number % 2];
          return { paid, outcome: await paid?.settle(servers.services(number)) };
        }),
      );
      expect(new Set(outcomes.map(({ outcome }) => outcome))).toEqual(new Set(['bought', 'refunded']));
      const ids = both.map(({ subjectId }) => subjectId);
      const refundRows = await servers.database.orm
        .select()
        .from(refunds)
        .where(inArray(refunds.paymentId, ids));
      expect(refundRows).toHaveLength(1);
      expect(['code_used', 'promo_used_with_card']).toContain(refundRows[0]?.reason);
      expect(await usesNow()).toBe(1);
      for (const { paid, outcome } of outcomes) {
        if (!paid?.classId) continue;
        const places = outcome === 'bought' ? 1 : 0;
        expect(await readClassTotals(servers.database, paid.classId)).toMatchObject({
          taken: places,
          confirmed: places,
        });
      }
    }
  });

  it('control: counting without the lock on the code lets both through', async () => {
    const [one, other] = [await payForProduct(0), await payForProduct(1)];
    const holders = ['card:control'];
    const met = createBarrier(2);
    const counts = await Promise.all(
      [one, other].map(({ subjectId }, number) =>
        servers.services(number).database.transaction(async (tx) => {
          const { byPerson } = await countPromoUses(
            tx,
            { branchId, code: promoCode },
            { memberId: null, holders },
            subjectId,
          );
          await met();
          await tx.orm.update(promoUses).set({ holders }).where(eq(promoUses.subjectId, subjectId));
          return byPerson;
        }),
      ),
    );
    expect(counts).toEqual([0, 0]);
  });
});

describe('an address that is corrected while another person uses the code with it, on two processes', () => {
  it('waits for the other use, and the code is rejected', async () => {
    const { input } = await openClassPayment(0);
    const email = newEmail();
    const holders = [getMailboxKey(servers.services(0).keys, email)];
    const use = { branchId, code: promoCode, person: { memberId: null, holders }, subjectId: randomUUID() };
    let correcting: Promise<Record<string, number>> | undefined;
    await servers.database.transaction(async (tx) => {
      await recordPromoUse(tx, use, new Date());
      correcting = countWorkOutcomes([
        openPayment(servers.services(1), { ...input, customer: { ...guestDetails, email } }),
      ]);
      await waitForBlockedStatement(servers.database, correcting);
    });
    expect(await correcting).toEqual({ promo_refused: 1 });
    const rows = await servers.database.orm.select().from(promoUses).where(eq(promoUses.code, promoCode));
    const ofEmail = rows.filter((row) => holders.some((holder) => row.holders.includes(holder)));
    expect(ofEmail.map(({ subjectId }) => subjectId)).toEqual([use.subjectId]);
  });
});
