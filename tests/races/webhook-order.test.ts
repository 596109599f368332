import { setTimeout as sleep } from 'node:timers/promises';
import { paths } from '@studio/contracts/paths';
import { sweepPaymentsAndHolds } from '@studio/server/bookings/holds/sweep-payments-and-holds';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { selectByExtent } from '../harness/extent.ts';
import { createCaller } from './harness/api-client.ts';
import {
  type CheckoutBrowser,
  confirmPayment,
  openCheckoutBrowser,
  openPaidCheckoutBrowser,
} from './harness/checkout-browser.ts';
import {
  checkClassTotals,
  countEmailsByKind,
  createFutureClass,
  expireHolds,
  readDeadlockCount,
} from './harness/class-state.ts';
import { countOutcomes } from './harness/count-outcomes.ts';
import { openServices } from './harness/in-process-services.ts';
import {
  countPendingWebhooks,
  getPaymentTotals,
  payIntent,
  setProviderBehaviour,
} from './harness/provider-sandbox.ts';
import { pickProcess, startTwoStudios, type TwoStudioProcesses } from './harness/two-studio-processes.ts';
import { waitUntil } from './harness/wait-until.ts';

const rounds = selectByExtent({ short: 1, all: 2, storm: 20 });

let studios: TwoStudioProcesses;

beforeAll(async () => {
  studios = await startTwoStudios();
});
afterEach(() => setProviderBehaviour(studios.processes[0]));
afterAll(() => studios?.close());

const getTotals = (classId: string) => checkClassTotals(studios.database, classId);
const countEmails = (classId: string) => countEmailsByKind(studios.database, classId);
const provider = () => studios.processes[0];

const waitForBookings = (classId: string, places: number) =>
  waitUntil(`${places} bookings`, async () => (await getTotals(classId)).confirmed === places);

const waitForDelivery = () =>
  waitUntil('all webhooks delivered', async () => (await countPendingWebhooks(provider())) === 0);

const waitForRefund = (buyer: CheckoutBrowser) =>
  waitUntil('the money is back', async () => {
    const { captured, refunded } = await getPaymentTotals(provider(), buyer.intentId);
    return captured > 0 && captured === refunded;
  });

/** Waits until the unrefunded money matches the bookings and the class's places add up. */
const waitUntilMoneyMatches = (buyer: CheckoutBrowser) =>
  waitUntil('money and bookings are the same', async () => {
    const { captured, refunded } = await getPaymentTotals(provider(), buyer.intentId);
    const { confirmed, addsUp } = await getTotals(buyer.classId);
    return addsUp && captured - refunded === confirmed * 2000;
  });

/** Confirms one payment this many times, alternating between the processes. */
const confirmations = (buyer: CheckoutBrowser, count: number) =>
  Array.from({ length: count }, (_, number) => confirmPayment(pickProcess(studios, number), buyer));

describe('one final state, whatever the webhooks do, with the sweeper off', { tags: 'long' }, () => {
  it('webhooks doubled and reordered: one set of bookings, one email, no other call needed', async () => {
    for (let round = 0; round < rounds; round++) {
      await setProviderBehaviour(provider(), { webhooks: { copies: 4, reorder: true } });
      const classId = await createFutureClass(studios.database, 3);
      await openPaidCheckoutBrowser(provider(), classId, 3);
      await waitForBookings(classId, 3);
      await waitForDelivery();
      expect(await getTotals(classId)).toMatchObject({ taken: 3, confirmed: 3, livePlaces: 0 });
      expect(await countEmails(classId)).toEqual({ 'booking-confirmed': 1 });
    }
  });

  it('webhooks delayed past the hold, place still free: booked', async () => {
    await setProviderBehaviour(provider(), { webhooks: { delayMs: 600_000 } });
    const classId = await createFutureClass(studios.database, 1);
    await openPaidCheckoutBrowser(provider(), classId);
    await expireHolds(studios.database, classId);
    await setProviderBehaviour(provider(), { releaseWebhooks: true });
    await waitForBookings(classId, 1);
    await waitForDelivery();
    expect(await getTotals(classId)).toMatchObject({ taken: 1, confirmed: 1, addsUp: true });
  });

  it('webhooks delayed past the hold, place sold in between: refunded once, with one email', async () => {
    await setProviderBehaviour(provider(), { webhooks: { delayMs: 600_000 } });
    const classId = await createFutureClass(studios.database, 1);
    const slow = await openPaidCheckoutBrowser(provider(), classId);
    await expireHolds(studios.database, classId);
    const fast = await openPaidCheckoutBrowser(studios.processes[1], classId);
    expect((await confirmPayment(studios.processes[1], fast)).status).toBe(200);
    await setProviderBehaviour(provider(), { releaseWebhooks: true });
    await waitForRefund(slow);
    await waitForDelivery();
    expect(await getPaymentTotals(provider(), slow.intentId)).toEqual({
      captured: 2000,
      refunded: 2000,
      refunds: 1,
    });
    expect(await getPaymentTotals(provider(), fast.intentId)).toMatchObject({ captured: 2000, refunded: 0 });
    expect(await getTotals(classId)).toMatchObject({ taken: 1, confirmed: 1, addsUp: true });
    expect(await countEmails(classId)).toEqual({ 'booking-confirmed': 1, 'paid-no-place': 1 });
  });

  it('webhooks dropped: the confirm of the browser books alone; resent webhooks change nothing', async () => {
    await setProviderBehaviour(provider(), { webhooks: { drop: true } });
    const classId = await createFutureClass(studios.database, 2);
    const buyer = await openPaidCheckoutBrowser(provider(), classId, 2);
    expect((await confirmPayment(studios.processes[1], buyer)).status).toBe(200);
    await setProviderBehaviour(provider(), { resendDropped: true });
    await waitForDelivery();
    expect(await getTotals(classId)).toMatchObject({ taken: 2, confirmed: 2, livePlaces: 0 });
    expect(await countEmails(classId)).toEqual({ 'booking-confirmed': 1 });
  });
});

describe('one payment, settled from all sides at once', () => {
  it('20 confirms, webhooks in four copies and the sweeper: one set of bookings, one email', async () => {
    const { services, close } = await openServices(studios.databaseUrl);
    try {
      for (let round = 0; round < rounds * 2; round++) {
        await setProviderBehaviour(provider(), { webhooks: { copies: 4 } });
        const classId = await createFutureClass(studios.database, 4);
        const buyer = await openPaidCheckoutBrowser(provider(), classId, 2);
        const sweeping = [sweepPaymentsAndHolds(services, 0), sweepPaymentsAndHolds(services, 0)];
        const responses = await Promise.all(confirmations(buyer, 20));
        await Promise.all(sweeping);
        expect(countOutcomes(responses)).toEqual({ ok: 20 });
        expect(new Set(responses.map(({ body }) => body.bookingId)).size).toBe(1);
        await waitForDelivery();
        expect(await getTotals(classId)).toMatchObject({ taken: 2, confirmed: 2, livePlaces: 0 });
        expect(await countEmails(classId)).toEqual({ 'booking-confirmed': 1 });
      }
    } finally {
      await close();
    }
  });

  it('two people pay for the last place after their holds lapsed: one is booked, the other refunded', async () => {
    for (let round = 0; round < rounds * 2; round++) {
      const classId = await createFutureClass(studios.database, 1);
      await setProviderBehaviour(provider(), { webhooks: { drop: true } });
      const first = await openCheckoutBrowser(provider(), classId);
      await expireHolds(studios.database, classId);
      const second = await openCheckoutBrowser(studios.processes[1], classId);
      if (round % 2 === 1) await expireHolds(studios.database, classId);
      await Promise.all([payIntent(provider(), first.intentId), payIntent(provider(), second.intentId)]);
      const responses = await Promise.all([confirmations(first, 5), confirmations(second, 5)].flat());
      expect(countOutcomes(responses)).toEqual({ ok: 5, '409 slot_unavailable': 5 });
      const loser = responses[0]?.body.ok ? second : first;
      await waitForRefund(loser);
      expect(await getPaymentTotals(provider(), loser.intentId)).toMatchObject({
        refunded: 2000,
        refunds: 1,
      });
      expect(await getTotals(classId)).toMatchObject({ taken: 1, confirmed: 1, addsUp: true });
      expect(await countEmails(classId)).toEqual({ 'booking-confirmed': 1, 'paid-no-place': 1 });
    }
  });

  it('release, place change and confirm during a payment: booked or refunded in full', async () => {
    for (let round = 0; round < rounds * 3; round++) {
      const classId = await createFutureClass(studios.database, 3);
      const buyer = await openCheckoutBrowser(provider(), classId, 2);
      const { browser, holdId } = buyer;
      const otherProcess = createCaller(studios.processes[1].url, browser);
      const paying = payIntent(provider(), buyer.intentId).catch(() => undefined);
      const changing = [
        otherProcess.call(paths.hold, { classId, places: 1 + 2 * (round % 2) }),
        browser.call(paths.release, { holdId }),
        ...confirmations(buyer, 4),
      ];
      const responses = await Promise.all(changing);
      await paying;
      expect(responses.filter(({ status }) => status >= 500)).toEqual([]);
      await confirmPayment(provider(), buyer);
      await waitForDelivery();
      await waitUntilMoneyMatches(buyer);
    }
  });

  it('opening the payment and changing the places at once: the places paid for are booked', {
    tags: 'long',
  }, async () => {
    for (let round = 0; round < rounds * 3; round++) {
      const classId = await createFutureClass(studios.database, 4);
      const browser = createCaller(provider().url);
      const { holdId } = (await browser.call(paths.hold, { classId, places: 1 })).body;
      const otherProcess = createCaller(studios.processes[1].url, browser);
      const input = { classId, holdId, customer: { firstName: 'A', lastName: 'B', email: 'a@example.com' } };
      const [opened] = await Promise.all([
        browser.call(paths.createIntent, input),
        otherProcess.call(paths.hold, { classId, places: 4 }),
        otherProcess.call(paths.createIntent, input),
        browser.call(paths.hold, { classId, places: 2 }),
      ]);
      const last = opened?.status === 200 ? opened : await browser.call(paths.createIntent, input);
      const intentId = String(last.body.paymentIntentId);
      const buyer = { browser, classId, holdId: String(holdId), intentId };
      await payIntent(provider(), intentId).catch(() => undefined);
      await confirmPayment(provider(), buyer);
      await waitUntilMoneyMatches(buyer);
    }
  });
});

describe('cancelling a booking', () => {
  it('requested 50 times in parallel: one cancellation, one refund, the place freed once', async () => {
    for (let round = 0; round < rounds; round++) {
      const classId = await createFutureClass(studios.database, 2);
      const buyer = await openPaidCheckoutBrowser(provider(), classId, 2);
      const { body } = await confirmPayment(provider(), buyer);
      const attempts = Array.from({ length: 50 }, (_, number) => {
        const input = { bookingId: body.bookingId };
        return createCaller(pickProcess(studios, number).url, buyer.browser).call(paths.cancel, input);
      });
      expect(countOutcomes(await Promise.all(attempts))).toEqual({ ok: 1, '409 already_cancelled': 49 });
      await waitUntil('the money is back', async () => {
        return (await getPaymentTotals(provider(), buyer.intentId)).refunded > 0;
      });
      await waitForDelivery();
      expect(await getPaymentTotals(provider(), buyer.intentId)).toEqual({
        captured: 4000,
        refunded: 2000,
        refunds: 1,
      });
      expect(await getTotals(classId)).toMatchObject({ taken: 1, confirmed: 1, addsUp: true });
      expect(await countEmails(classId)).toEqual({ 'booking-confirmed': 1, 'booking-cancelled': 1 });
    }
  });
});

describe('the servers', () => {
  it('have no deadlock and log nothing unexpected', async () => {
    await sleep(1500);
    expect(await readDeadlockCount(studios.database)).toBe(0);
    for (const { log } of studios.processes) expect(log()).not.toMatch(/unexpected failure|"level":50/);
  });
});
