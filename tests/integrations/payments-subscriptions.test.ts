import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MembersTestBed, openMembersTestBed, paymentServices } from './payments-members-test-bed.ts';

const day = 86_400;
/** Stripe charges a further month's invoice an hour after the month has begun. */
const chargeDelaySeconds = 2 * 3600;

describe.each(paymentServices)('members and their cards, with the adapter for $name', ({ key }) => {
  let {
    stripe,
    payments,
    openMember,
    moveTo,
    saveCard,
    buildSubscriptionInput,
    payWith,
    subscribe,
    waitUntilActive,
    newest,
    close,
  } = {} as MembersTestBed;

  beforeAll(async () => {
    ({
      stripe,
      payments,
      openMember,
      moveTo,
      saveCard,
      buildSubscriptionInput,
      payWith,
      subscribe,
      waitUntilActive,
      newest,
      close,
    } = await openMembersTestBed(key));
  });
  afterAll(() => close?.());

  it('starts a subscription with its first payment, once, and renews it', async () => {
    const member = await openMember();
    const input = buildSubscriptionInput(member.customerId);
    const { subscription, clientSecret } = await payments.createSubscription(input);
    expect((await payments.createSubscription(input)).subscription.id).toBe(subscription.id);
    expect(subscription).toMatchObject({
      status: 'incomplete',
      membershipId: input.membershipId,
      method: null,
    });
    expect(clientSecret).toContain('_secret_');
    const first = await payments.retrieveInvoice(subscription.latestInvoiceId ?? '');
    expect(first).toMatchObject({ status: 'open', amountDuePence: 8900, amountPaidPence: 0, clientSecret });
    await payWith(clientSecret);
    const active = await waitUntilActive(subscription.id);
    expect(active).toMatchObject({ method: 'Visa ending 4242', cancelAtPeriodEnd: false, pausedUntil: null });
    const month = { periodStart: active.periodStart, periodEnd: active.periodEnd };
    expect(await newest(active.id)).toMatchObject({
      status: 'paid',
      amountPaidPence: 8900,
      currency: 'GBP',
      ...month,
    });
    expect((await payments.listCards(member.customerId))[0]).toMatchObject({
      last4: '4242',
      isDefault: true,
    });

    await moveTo(member, active.periodEnd, chargeDelaySeconds);
    const renewed = await payments.retrieveSubscription(active.id);
    expect(renewed.status).toBe('active');
    expect(renewed.periodStart).toEqual(active.periodEnd);
    const second = await newest(active.id);
    expect(second).toMatchObject({ status: 'paid', attempts: 1, failure: null, subscriptionId: active.id });
    expect([second.periodStart, second.periodEnd]).toEqual([renewed.periodStart, renewed.periodEnd]);
    expect(await payments.listInvoices(active.id)).toHaveLength(2);
  });

  it('retries a failed renewal, and recovers with another card', async () => {
    const member = await openMember();
    const begun = await subscribe(member);
    await payments.setDefaultCard(
      member.customerId,
      await saveCard(member.customerId, 'pm_card_chargeCustomerFail'),
    );
    await moveTo(member, begun.periodEnd, chargeDelaySeconds);
    expect((await payments.retrieveSubscription(begun.id)).status).toBe('past_due');
    const failed = await newest(begun.id);
    expect(failed).toMatchObject({
      status: 'open',
      attempts: 1,
      failure: 'Your card was declined.',
      paidAt: null,
    });
    expect(failed.nextAttemptAt?.getTime()).toBeGreaterThan(begun.periodEnd.getTime());
    expect((await payments.payInvoice(failed.id)).status).toBe('open');
    await moveTo(member, failed.nextAttemptAt ?? begun.periodEnd, chargeDelaySeconds);
    const retried = await newest(begun.id);
    expect(retried).toMatchObject({ id: failed.id, status: 'open', attempts: 2 });

    await payments.setDefaultCard(member.customerId, await saveCard(member.customerId, 'pm_card_mastercard'));
    expect(await payments.payInvoice(failed.id)).toMatchObject({
      status: 'paid',
      amountPaidPence: 8900,
      failure: null,
      nextAttemptAt: null,
    });
    expect(await waitUntilActive(begun.id)).toMatchObject({ method: 'Mastercard ending 4444' });
  });

  it('ends a subscription when every retry has failed', { timeout: 240_000 }, async () => {
    const member = await openMember();
    const begun = await subscribe(member);
    await payments.setDefaultCard(
      member.customerId,
      await saveCard(member.customerId, 'pm_card_chargeCustomerFail'),
    );
    await moveTo(member, begun.periodEnd, chargeDelaySeconds);
    for (let remaining = 8; remaining > 0; remaining -= 1) {
      const { nextAttemptAt } = await newest(begun.id);
      if (!nextAttemptAt) break;
      await moveTo(member, nextAttemptAt, chargeDelaySeconds);
    }
    expect((await payments.retrieveSubscription(begun.id)).status).toBe('ended');
    const last = await newest(begun.id);
    expect(last.nextAttemptAt).toBeNull();
    expect(last.attempts).toBeGreaterThan(2);
    expect(last.amountPaidPence).toBe(0);
  });

  it('asks for the authentication of a card each month, which the member completes on the page', async () => {
    const member = await openMember();
    const begun = await subscribe(member);
    const card = await stripe.paymentMethods.attach('pm_card_authenticationRequired', {
      customer: member.customerId,
    });
    await payments.setDefaultCard(member.customerId, card.id);
    await moveTo(member, begun.periodEnd, chargeDelaySeconds);
    const waiting = await newest(begun.id);
    expect(waiting).toMatchObject({ status: 'open', attempts: 1 });
    expect(waiting.failure).toBeTruthy();
    await payWith(waiting.clientSecret ?? '');
    expect(await waitUntilActive(begun.id)).toMatchObject({ method: 'Visa ending 4242' });
    expect(await payments.retrieveInvoice(waiting.id)).toMatchObject({ status: 'paid', clientSecret: null });
  });

  it('ends at the end of the paid month, unless the cancellation is withdrawn', async () => {
    const member = await openMember();
    const begun = await subscribe(member);
    expect(await payments.cancelAtPeriodEnd(begun.id, true)).toMatchObject({
      status: 'active',
      cancelAtPeriodEnd: true,
      periodEnd: begun.periodEnd,
    });
    expect(await payments.cancelAtPeriodEnd(begun.id, false)).toMatchObject({ cancelAtPeriodEnd: false });
    await payments.cancelAtPeriodEnd(begun.id, true);
    await moveTo(member, begun.periodEnd, -day);
    expect((await payments.retrieveSubscription(begun.id)).status).toBe('active');
    await moveTo(member, begun.periodEnd, chargeDelaySeconds);
    expect((await payments.retrieveSubscription(begun.id)).status).toBe('ended');
    expect(await payments.listInvoices(begun.id)).toHaveLength(1);
  });

  it('charges nothing while paused, and resumes by itself', async () => {
    const member = await openMember();
    const begun = await subscribe(member);
    const until = new Date(begun.periodEnd.getTime() + 10 * day * 1000);
    expect(await payments.pauseSubscription(begun.id, until)).toMatchObject({
      status: 'active',
      pausedUntil: until,
    });
    await moveTo(member, begun.periodEnd, chargeDelaySeconds);
    const free = await newest(begun.id);
    expect(free).toMatchObject({ status: 'void', amountPaidPence: 0, periodStart: begun.periodEnd });
    await moveTo(member, until, chargeDelaySeconds);
    const resumed = await payments.retrieveSubscription(begun.id);
    expect(resumed).toMatchObject({ status: 'active', pausedUntil: null });
    await moveTo(member, resumed.periodEnd, chargeDelaySeconds);
    expect(await newest(begun.id)).toMatchObject({ status: 'paid', periodStart: resumed.periodEnd });
    const soon = new Date(resumed.periodEnd.getTime() + 20 * day * 1000);
    await payments.pauseSubscription(begun.id, soon);
    expect(await payments.pauseSubscription(begun.id, null)).toMatchObject({ pausedUntil: null });
  });

  it('ends at once, even if never paid for, and repeatedly without error', async () => {
    const member = await openMember();
    const unpaid = await payments.createSubscription(buildSubscriptionInput(member.customerId));
    expect((await payments.endSubscription(unpaid.subscription.id)).status).toBe('ended');
    await expect(payWith(unpaid.clientSecret)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
    const begun = await subscribe(member);
    expect((await payments.endSubscription(begun.id)).status).toBe('ended');
    expect((await payments.endSubscription(begun.id)).status).toBe('ended');
  });
});
