import { randomUUID } from 'node:crypto';
import { termsVersion } from '@studio/contracts/terms-version';
import { listEntitlements } from '@studio/server/entitlements/store';
import { ensureCustomer, withCustomer } from '@studio/server/payments/payment-customer';
import { refundAsStaff } from '@studio/server/payments/refund-as-staff';
import { submitRefunds } from '@studio/server/payments/submit-refunds';
import { providerNotices, refunds } from '@studio/server/payments/tables';
import { AppError } from '@studio/server/platform/app-error';
import { finalisePurchase } from '@studio/server/purchases/finalise-purchase';
import { openPurchase } from '@studio/server/purchases/open-purchase';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { callerOf, newMember } from './harness/race-members.ts';
import { type TwoServices, twoServices } from './harness/two-services.ts';

const branchId = '11-miles-st';
const crowd = 20;
const paidPence = 3500;

const open = twoServices();
let { database, process, services: servicesOf } = {} as TwoServices;
beforeAll(async () => {
  ({ database, process, services: servicesOf } = await open());
});

async function paidPack() {
  const memberId = await newMember(database);
  const caller = callerOf(memberId);
  const wish = { branchId, productId: 'starter-pack', promoCode: undefined, giftCardCode: undefined };
  const opened = await openPurchase(servicesOf(0), { ...wish, giftCard: undefined, termsVersion, caller });
  const intentId = opened.intent?.id ?? '';
  await process(0).pay(opened.intent?.clientSecret ?? '');
  await finalisePurchase(servicesOf(0), { intentId, actor: 'system' });
  return { memberId, intentId, paymentId: opened.purchase.id };
}

type Pack = Awaited<ReturnType<typeof paidPack>>;

/** Refunds at Stripe directly, bypassing the studio. */
const refundThere = ({ intentId }: Pack, amountPence: number) =>
  servicesOf(0).payments.createRefund({ refundId: `elsewhere-${randomUUID()}`, intentId, amountPence });

function refundHere({ intentId, paymentId }: Pack, amountPence: number, number: number): Promise<void> {
  return refundAsStaff(servicesOf(number), {
    branchId,
    refundId: randomUUID(),
    paymentId,
    intentId,
    bookingId: null,
    paidPence,
    bookingPence: null,
    amountPence,
    currency: 'GBP',
    reason: 'raced',
    actor: 'staff:racer',
  });
}

const hear = ({ intentId }: Pack) =>
  Array.from({ length: crowd }, (_, number) => servicesOf(number).takeMoneyBack(intentId));

async function books({ intentId, paymentId }: Pack) {
  const rows = await database.orm.select().from(refunds).where(eq(refunds.paymentId, paymentId));
  const there = await servicesOf(0).payments.readMoneyBack(intentId);
  const sum = (all: { amountPence: number }[]) => all.reduce((total, one) => total + one.amountPence, 0);
  return {
    here: sum(rows),
    there: sum(there.refunds),
    states: [...new Set(rows.map(({ status }) => status))],
  };
}

describe('refunds made at the provider that two processes hear of at once', () => {
  it('are each written once, with the sessions taken once', async () => {
    const pack = await paidPack();
    await refundThere(pack, 1000);
    await refundThere(pack, paidPence - 1000);
    await Promise.all(hear(pack));
    expect(await books(pack)).toEqual({ here: paidPence, there: paidPence, states: ['SUCCEEDED'] });
    const notices = await database.orm
      .select()
      .from(providerNotices)
      .where(eq(providerNotices.paymentId, pack.paymentId));
    expect(notices).toHaveLength(2);
    expect(await listEntitlements(database, branchId, pack.memberId)).toMatchObject([{ balance: 0 }]);
  });

  it('and ours at the same moment never give back more than was paid, nor write down less', async () => {
    for (let round = 0; round < 6; round++) {
      const pack = await paidPack();
      const works = [refundThere(pack, 2000), refundHere(pack, 2500, round), ...hear(pack)];
      for (const settled of await Promise.allSettled(works)) {
        const isRefused = settled.status === 'rejected' && settled.reason instanceof AppError;
        const isTooMuch = settled.status === 'rejected' && /greater than/.test(String(settled.reason));
        if (settled.status === 'rejected' && !isRefused && !isTooMuch) throw settled.reason;
      }
      // Deferred refunds are due in a few seconds; this makes them due now and runs the background jobs.
      await database.orm.update(refunds).set({ nextAttemptAt: new Date(0) });
      await submitRefunds(servicesOf(0));
      await servicesOf(1).takeMoneyBack(pack.intentId);
      const { here, there, states } = await books(pack);
      expect([here, there]).toEqual([there, there]);
      expect(there).toBeLessThanOrEqual(paidPence);
      expect(states).toEqual(['SUCCEEDED']);
    }
  });
});

it('a customer that is gone is replaced once by two processes', async () => {
  const { memberId } = await paidPack();
  const gone = await ensureCustomer(servicesOf(0), memberId);
  await servicesOf(0).payments.deleteCustomer(gone);
  const works = Array.from({ length: crowd }, (_, number) =>
    withCustomer(servicesOf(number), memberId, async (customerId) => {
      await servicesOf(number).payments.createCardSetup({ customerId, setupKey: randomUUID() });
      return customerId;
    }),
  );
  const [fresh, ...others] = new Set(await Promise.all(works));
  expect(others).toEqual([]);
  expect(fresh).not.toBe(gone);
  expect(await ensureCustomer(servicesOf(1), memberId)).toBe(fresh);
});
