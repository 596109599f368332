import { randomUUID } from 'node:crypto';
import { termsVersion } from '@studio/contracts/terms-version';
import { listEntitlements } from '@studio/server/entitlements/store';
import { createRefund } from '@studio/server/payments/create-refund';
import { ensureCustomer, withCustomer } from '@studio/server/payments/payment-customer';
import { refundAsStaff } from '@studio/server/payments/refund-as-staff';
import { submitRefunds } from '@studio/server/payments/submit-refunds';
import { providerNotices, refunds } from '@studio/server/payments/tables';
import { AppError } from '@studio/server/platform/app-error';
import { finalisePurchase } from '@studio/server/purchases/finalise-purchase';
import { openPurchase } from '@studio/server/purchases/open-purchase';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { addMember, createMemberCaller } from './harness/race-members.ts';
import { createTwoServicesOpener, type TwoServices } from './harness/two-services.ts';

const branchId = '11-miles-st';
const callCount = 20;
const paidPence = 3500;

const open = createTwoServicesOpener();
let { database, process, services: servicesOf } = {} as TwoServices;
beforeAll(async () => {
  ({ database, process, services: servicesOf } = await open());
});

async function payForPack(card?: string) {
  const memberId = await addMember(database);
  const caller = createMemberCaller(memberId);
  const input = { branchId, productId: 'starter-pack', promoCode: undefined, giftCardCode: undefined };
  const opened = await openPurchase(servicesOf(0), { ...input, giftCard: undefined, termsVersion, caller });
  const intentId = opened.intent?.id ?? '';
  await process(0).pay(opened.intent?.clientSecret ?? '', card);
  await finalisePurchase(servicesOf(0), { intentId, actor: 'system' });
  return { memberId, intentId, paymentId: opened.purchase.id };
}

type Pack = Awaited<ReturnType<typeof payForPack>>;

/** Refunds at Stripe directly, bypassing the studio. */
const refundAtProvider = ({ intentId }: Pack, amountPence: number) =>
  servicesOf(0).payments.createRefund({ idempotencyKey: `elsewhere-${randomUUID()}`, intentId, amountPence });

function refundAtStudio({ intentId, paymentId }: Pack, amountPence: number, number: number): Promise<void> {
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

const syncRefunds = ({ intentId }: Pack) =>
  Array.from({ length: callCount }, (_, number) => servicesOf(number).recordProviderRefunds(intentId));

async function getTotals({ intentId, paymentId }: Pack) {
  const rows = await database.orm.select().from(refunds).where(eq(refunds.paymentId, paymentId));
  const there = await servicesOf(0).payments.readRefundsAndDisputes(intentId);
  const sum = (all: { amountPence: number }[]) => all.reduce((total, one) => total + one.amountPence, 0);
  return {
    here: sum(rows),
    there: sum(there.refunds),
    states: [...new Set(rows.map(({ status }) => status))].toSorted(),
  };
}

describe('refunds made at the provider, synced by two processes at once', () => {
  it('are each stored once, with the sessions taken once', async () => {
    const pack = await payForPack();
    await refundAtProvider(pack, 1000);
    await refundAtProvider(pack, paidPence - 1000);
    await Promise.all(syncRefunds(pack));
    expect(await getTotals(pack)).toEqual({ here: paidPence, there: paidPence, states: ['SUCCEEDED'] });
    const notices = await database.orm
      .select()
      .from(providerNotices)
      .where(eq(providerNotices.paymentId, pack.paymentId));
    expect(notices).toHaveLength(2);
    expect(await listEntitlements(database, branchId, pack.memberId)).toMatchObject([{ balance: 0 }]);
  });

  it('together with our own never exceed the amount paid, nor are recorded too low', async () => {
    for (let round = 0; round < 6; round++) {
      const pack = await payForPack();
      const works = [refundAtProvider(pack, 2000), refundAtStudio(pack, 2500, round), ...syncRefunds(pack)];
      for (const settled of await Promise.allSettled(works)) {
        const isRejected = settled.status === 'rejected' && settled.reason instanceof AppError;
        const isTooMuch = settled.status === 'rejected' && /greater than/.test(String(settled.reason));
        if (settled.status === 'rejected' && !isRejected && !isTooMuch) throw settled.reason;
      }
      // Makes deferred refunds, which would be due in a few seconds, due now. Another process may still be submitting.
      await database.orm.update(refunds).set({ nextAttemptAt: new Date(0) });
      await vi.waitFor(async () => {
        await submitRefunds(servicesOf(0));
        await servicesOf(1).recordProviderRefunds(pack.intentId);
        expect((await getTotals(pack)).states).toEqual(['SUCCEEDED']);
      }, 60_000);
      const { here, there } = await getTotals(pack);
      expect([here, there]).toEqual([there, there]);
      expect(there).toBeLessThanOrEqual(paidPence);
    }
  });
});

it('a refund caused during a dispute is held, and made once when the studio wins', async () => {
  const pack = await payForPack('pm_card_createDispute');
  const payment = { branchId, id: pack.paymentId, currency: 'GBP', intentId: pack.intentId };
  const refund = { payment, bookingId: null, amountPence: paidPence, paidPence, reason: 'raced' };
  const cause = servicesOf(1).database.transaction((tx) =>
    createRefund(tx, { ...refund, actor: 'system' }, new Date()),
  );
  await Promise.all([cause, ...syncRefunds(pack)]);
  await submitRefunds(servicesOf(0));
  expect(await getTotals(pack)).toMatchObject({ there: 0, states: ['DISPUTED', 'HELD'] });
  await process(0).winDispute(pack.intentId);
  await Promise.all(syncRefunds(pack));
  await vi.waitFor(async () => {
    await Promise.all([submitRefunds(servicesOf(0)), submitRefunds(servicesOf(1))]);
    expect((await getTotals(pack)).states).toEqual(['SUCCEEDED', 'WON']);
  }, 60_000);
  expect((await getTotals(pack)).there).toBe(paidPence);
});

it('a deleted customer is replaced once by two processes', async () => {
  const { memberId } = await payForPack();
  const deletedCustomer = await ensureCustomer(servicesOf(0), memberId);
  await servicesOf(0).payments.deleteCustomer(deletedCustomer);
  const works = Array.from({ length: callCount }, (_, number) =>
    withCustomer(servicesOf(number), memberId, async (customerId) => {
      await servicesOf(number).payments.createCardSetup({ customerId, setupKey: randomUUID() });
      return customerId;
    }),
  );
  const [fresh, ...others] = new Set(await Promise.all(works));
  expect(others).toEqual([]);
  expect(fresh).not.toBe(deletedCustomer);
  expect(await ensureCustomer(servicesOf(1), memberId)).toBe(fresh);
});
