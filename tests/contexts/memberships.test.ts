import type { BookingResponse } from '@studio/contracts/bookings';
import type { QuoteHoldResponse } from '@studio/contracts/entitlements';
import type { HoldClassResponse } from '@studio/contracts/holds';
import { paths } from '@studio/contracts/paths';
import { termsVersion } from '@studio/contracts/terms-version';
import { formatDay, formatDayAndYear } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import { runDueBilling } from '@studio/sandbox/stripe/billing/advance-to-time';
import { listEntitlements, listMovements } from '@studio/server/entitlements/store';
import { PaymentsRejectedError, PaymentsUnavailableError } from '@studio/server/integrations/payments/port';
import { endMemberships } from '@studio/server/memberships/end-memberships';
import { buildMonthInvoiceUrl, loadMonthInvoiceDetails } from '@studio/server/memberships/month-invoice';
import { numberMonthInvoices } from '@studio/server/memberships/number-month-invoices';
import { listMembershipMonths } from '@studio/server/memberships/store';
import { sweepMemberships } from '@studio/server/memberships/sweep-memberships';
import { syncMembership } from '@studio/server/memberships/sync-membership';
import { memberships } from '@studio/server/memberships/tables';
import { findCustomer } from '@studio/server/payments/payment-customer';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClass } from '../harness/create-class.ts';
import { type FakeUserPool, installFakeUserPool } from '../harness/fake-user-pool.ts';
import { guestDetails } from '../harness/paid-booking.ts';
import { createSubscriber, getIntentId, type Subscriber } from '../harness/subscriber.ts';
import { openTestStudio, type TestStudio } from '../harness/test-studio.ts';
import { type TestTokens, trustTestKey } from '../harness/test-tokens.ts';

const branchId = '11-miles-st';
const flex = 'reformer-flex-8';
const flow = 'flow-anytime';
const failingCard = 'pm_card_chargeCustomerFail';

let studio: TestStudio;
let tokens: TestTokens;
let people: FakeUserPool;
let member: Subscriber;

beforeAll(async () => {
  studio = await openTestStudio({ now: '2026-11-21T10:00:00Z' });
  tokens = await trustTestKey(studio);
  people = installFakeUserPool(studio);
});
afterAll(() => studio.close());
beforeEach(() => {
  member = createSubscriber(studio, tokens, people);
});
// A membership left by one test would be billed in every month that later tests pass.
afterEach(() => endMemberships(studio.services, member.memberId));

/** Advances the clock of studio and provider, which then sends its webhooks unless the test withholds them. */
async function advanceTo(until: Date | string, delivered: 'told' | 'not told' = 'told'): Promise<void> {
  studio.time.now = new Date(until);
  await runDueBilling(studio.sandbox, studio.time.now);
  if (delivered === 'told') await studio.deliverWebhooks();
}

function hoursAfter(instant: string | null, hours: number): Date {
  return new Date(Date.parse(instant ?? '') + hours * 3_600_000);
}

async function listCredits(subscriber: Subscriber = member) {
  return listEntitlements(studio.database, branchId, subscriber.memberId);
}

async function subjects(subscriber: Subscriber = member): Promise<string[]> {
  return (await studio.emails(subscriber.email)).map(({ subject }) => subject);
}

async function row(membershipId: string) {
  const [found] = await studio.database.orm
    .select()
    .from(memberships)
    .where(eq(memberships.id, membershipId));
  if (!found) throw new Error('It is not there.');
  return found;
}

describe('opening a membership', () => {
  it('waits for its first payment, is idempotent, and starts with that payment', async () => {
    const first = await member.open(flex);
    expect(await member.open(flex)).toEqual(first);
    expect(await member.membership()).toMatchObject({ status: 'INCOMPLETE', price: 220, renewsOn: null });
    const { membershipId } = first;
    const early = await member.call(paths.membershipConfirm, { membershipId });
    expect(early).toMatchObject({ status: 409, body: { code: 'payment_not_completed' } });
    expect(await listCredits()).toEqual([]);

    await studio.pay(first.intentId);
    const { body } = await member.call(paths.membershipConfirm, { membershipId });
    const { periodStart, periodEnd } = body.membership;
    expect(body.membership).toMatchObject({
      status: 'ACTIVE',
      method: 'Visa ending 4242',
      renewsOn: periodEnd,
      endsOn: null,
      freeze: null,
      failure: null,
    });
    const [month, ...others] = await listCredits();
    expect(others).toEqual([]);
    expect(month).toMatchObject({ kind: 'membership', balance: 8, origin: 'membership', productId: flex });
    expect(month?.startsAt.toISOString()).toBe(periodStart);
    expect(month?.expiresAt?.toISOString()).toBe(periodEnd);
    const movements = await listMovements(studio.database, branchId, month?.id ?? '');
    expect(movements).toMatchObject([{ sessions: 8, reason: 'BOUGHT' }]);
    expect(await subjects()).toEqual(['Membership confirmed: Reformer Flex 8']);
    const [welcome] = await studio.emails(member.email);
    expect(welcome?.text).toContain('You can cancel within 14 days of buying');
  });

  it('is processed once, however often and in whatever order events arrive', async () => {
    const { membershipId, intentId } = await member.open(flow);
    await studio.pay(intentId);
    expect(await studio.deliverWebhooks('reversed')).toBeGreaterThan(3);
    await member.call(paths.membershipConfirm, { membershipId });
    await sweepMemberships(studio.services);
    expect(await listCredits()).toMatchObject([{ balance: null, name: 'Flow Anytime Unlimited' }]);
    expect(await listMembershipMonths(studio.database, { branchId, id: membershipId })).toMatchObject([
      { amountPence: 15_000, currency: 'GBP', method: 'Visa ending 4242' },
    ]);
    expect(await subjects()).toHaveLength(1);
  });

  it('rejects a product that is no membership, a duplicate, and outdated terms', async () => {
    const openMembership = (productId: string, version = termsVersion) =>
      member.call(paths.membershipOpen, { productId, termsVersion: version });
    expect((await openMembership('nothing')).body.code).toBe('not_found');
    expect((await openMembership('class-pack-10')).body.code).toBe('not_for_sale');
    expect((await openMembership(flex, '2020-01')).body.code).toBe('terms_outdated');
    await member.subscribe(flex);
    expect((await openMembership(flex)).body).toMatchObject({ code: 'already_member' });
    expect((await openMembership(flow)).body).toMatchObject({ ok: true, amount: 150 });
  });

  it('rejects a duplicate that was paid in another window, and grants its month', async () => {
    const { intentId } = await member.open(flex);
    await studio.pay(intentId);
    const reopened = await member.call(paths.membershipOpen, { productId: flex, termsVersion });
    expect(reopened.body.code).toBe('already_member');
    expect(await listCredits()).toHaveLength(1);
  });

  it('is closed when the first payment is missing, and can be opened again', async () => {
    const { membershipId, intentId } = await member.open(flex);
    studio.time.now = new Date(studio.time.now.getTime() + 59 * 60_000);
    await sweepMemberships(studio.services);
    expect(await row(membershipId)).toMatchObject({ status: 'INCOMPLETE' });
    studio.time.now = new Date(studio.time.now.getTime() + 2 * 60_000);
    await sweepMemberships(studio.services);
    expect(await row(membershipId)).toMatchObject({ status: 'ENDED', endReason: 'NEVER_BEGAN' });
    await expect(studio.pay(intentId)).rejects.toThrow();
    const { body } = await member.call(paths.membershipList);
    expect(body.memberships).toEqual([]);
    expect((await member.open(flex)).membershipId).not.toBe(membershipId);
    expect(await subjects()).toEqual([]);
  });

  it('returns 503 when the provider is unreachable, and works the next time', async () => {
    const { createSubscription } = studio.services.payments;
    studio.services.payments.createSubscription = async () => {
      throw new PaymentsUnavailableError('The line is dead.');
    };
    const failed = await member.call(paths.membershipOpen, { productId: flex, termsVersion });
    studio.services.payments.createSubscription = createSubscription;
    expect(failed).toMatchObject({ status: 503, body: { code: 'payment_unavailable' } });
    expect(await member.subscribe(flex)).toMatchObject({ status: 'ACTIVE' });
  });

  it('recovers when the process died before storing the provider’s response', async () => {
    const { membershipId, intentId } = await member.open(flex);
    await studio.database.orm
      .update(memberships)
      .set({ subscriptionId: null })
      .where(eq(memberships.id, membershipId));
    await studio.pay(intentId);
    await studio.deliverWebhooks();
    expect(await row(membershipId)).toMatchObject({ status: 'ACTIVE' });
    expect(await listCredits()).toHaveLength(1);
  });

  it('is accessible to its member only', async () => {
    const { membershipId } = await member.subscribe(flex);
    const otherMember = createSubscriber(studio, tokens, people);
    for (const path of [
      paths.membershipConfirm,
      paths.membershipPay,
      paths.membershipCancel,
      paths.membershipResume,
      paths.freezeCancel,
    ])
      expect((await otherMember.call(path, { membershipId })).body.code).toBe('not_found');
    for (const path of [paths.freezePreview, paths.freeze])
      expect((await otherMember.call(path, { membershipId, months: 1 })).body.code).toBe('not_found');
    expect((await otherMember.call(paths.membershipList)).body).toMatchObject({ memberships: [], cards: [] });
  });
});

describe('a membership renewal', () => {
  it('adds new sessions once, without an email', async () => {
    const { membershipId, renewsOn } = await member.subscribe(flex);
    await advanceTo(hoursAfter(renewsOn, 2));
    await sweepMemberships(studio.services);
    const [first, second, ...others] = await listCredits();
    expect(others).toEqual([]);
    expect(second).toMatchObject({ balance: 8, startsAt: first?.expiresAt });
    expect(await listMovements(studio.database, branchId, second?.id ?? '')).toMatchObject([
      { reason: 'RENEWED' },
    ]);
    expect(await listMembershipMonths(studio.database, { branchId, id: membershipId })).toHaveLength(2);
    expect(await subjects()).toEqual(['Membership confirmed: Reformer Flex 8']);
  });

  it('covers nothing before it is paid, as checkout explains, and keeps the member price', async () => {
    const { renewsOn } = await member.subscribe(flex);
    const renewal = new Date(renewsOn ?? '');
    const startsAt = hoursAfter(renewsOn, 50);
    const classId = await createClass(studio.database, { startsAt });
    const quoteHold = async () => {
      const { holdId } = (await member.call(paths.hold, { classId, principalUserId: member.memberId }))
        .body as unknown as { holdId: string };
      const reply = await member.call(paths.quote, { holdId, principalUserId: member.memberId });
      return reply.body as unknown as QuoteHoldResponse;
    };
    studio.time.now = new Date(renewal.getTime() - 3_600_000);
    const before = await quoteHold();
    expect(before.entitlements).toEqual([]);
    expect(before.ineligible[0]?.message).toMatch(/will cover this class once it renews on \d+ \w+\./);

    // The provider has started the month and charges in an hour.
    await advanceTo(hoursAfter(renewsOn, 0.5));
    await sweepMemberships(studio.services);
    expect(await listCredits()).toHaveLength(1);
    const duringRenewal = await quoteHold();
    expect(duringRenewal.entitlements).toEqual([]);
    expect(duringRenewal.ineligible[0]?.message).toContain('is renewing, which takes about an hour');
    expect(duringRenewal.card).toMatchObject({ base: 20, total: 18 });

    await advanceTo(hoursAfter(renewsOn, 2));
    const paid = await quoteHold();
    expect(paid.entitlements).toMatchObject([{ name: 'Reformer Flex 8', sessionsLeft: 8 }]);
    expect(paid.ineligible).toEqual([]);
  });

  it('is detected by the sweeper when no webhook arrives', async () => {
    const { renewsOn } = await member.subscribe(flex);
    await sweepMemberships(studio.services);
    await advanceTo(hoursAfter(renewsOn, 2), 'not told');
    expect(await listCredits()).toHaveLength(1);
    await sweepMemberships(studio.services);
    expect(await listCredits()).toHaveLength(2);
    await studio.deliverWebhooks('reversed');
    expect(await listCredits()).toHaveLength(2);
  });

  it('that fails is emailed, keeps the paid month, and succeeds with another card', async () => {
    const { membershipId, renewsOn } = await member.subscribe(flex);
    expect((await member.saveCard(failingCard)).body.cards).toMatchObject([
      { last4: '0341', isDefault: true },
      { last4: '4242', isDefault: false },
    ]);
    await advanceTo(hoursAfter(renewsOn, 2));
    const late = await member.membership();
    expect(late).toMatchObject({ status: 'PAST_DUE', method: 'Visa ending 0341' });
    expect(late.failure?.nextAttemptAt).toBe(late.renewsOn);
    expect(await listCredits()).toMatchObject([{ balance: 8 }]);
    expect(await subjects()).toEqual([
      'Payment failed: Reformer Flex 8',
      'Membership confirmed: Reformer Flex 8',
    ]);
    const [sentEmail] = await studio.emails(member.email);
    expect(sentEmail?.text).toContain('We’ll try again on');
    expect(sentEmail?.text).toContain('/account');

    const { body } = await member.saveCard('pm_card_mastercard');
    expect(body.cards[0]).toMatchObject({ brand: 'Mastercard', isDefault: true });
    expect(await member.membership()).toMatchObject({
      status: 'ACTIVE',
      failure: null,
      method: 'Mastercard ending 4444',
    });
    expect(await listCredits()).toHaveLength(2);
    await studio.deliverWebhooks('reversed');
    expect(await listCredits()).toHaveLength(2);
    expect(await listMembershipMonths(studio.database, { branchId, id: membershipId })).toHaveLength(2);
    expect(await subjects()).toHaveLength(2);
  });

  it('that fails can be retried, and paid by the member on session', async () => {
    const { membershipId, renewsOn } = await member.subscribe(flex);
    const pay = () => member.call(paths.membershipPay, { membershipId });
    expect((await pay()).body.code).toBe('not_changeable');
    await member.saveCard(failingCard);
    await advanceTo(hoursAfter(renewsOn, 2));
    const { body } = await pay();
    expect(body.membership).toMatchObject({ status: 'PAST_DUE' });
    await studio.pay(getIntentId(body.clientSecret ?? ''));
    const { membership } = (await member.call(paths.membershipConfirm, { membershipId })).body;
    expect(membership).toMatchObject({ status: 'ACTIVE', failure: null });
    expect(await listCredits()).toHaveLength(2);
    // The card that paid becomes the default card.
    const { cards } = (await member.call(paths.membershipList, {})).body;
    expect(cards[0]).toMatchObject({ last4: '4242', isDefault: true });
  });

  it('succeeds on a retry once the card works', async () => {
    const { membershipId, renewsOn } = await member.subscribe(flex);
    const { body } = await member.saveCard(failingCard);
    await advanceTo(hoursAfter(renewsOn, 2));
    const [, visa] = body.cards;
    const customerId = await findCustomer(studio.database, member.memberId);
    await studio.services.payments.setDefaultCard(customerId ?? '', visa?.cardId ?? '');
    const paid = await member.call(paths.membershipPay, { membershipId });
    expect(paid.body).toMatchObject({ membership: { status: 'ACTIVE' }, clientSecret: null });
    expect(await listCredits()).toHaveLength(2);
  });

  it('that is never paid ends the membership, with one email per failed attempt', async () => {
    await member.subscribe(flex);
    await member.saveCard(failingCard);
    await advanceTo(hoursAfter((await member.membership()).renewsOn, 2));
    for (let tries = 0; tries < 8; tries++) {
      const { status, renewsOn } = await member.membership();
      if (status === 'ENDED') break;
      expect((await subjects())[0]).toBe('Payment failed: Reformer Flex 8');
      await advanceTo(hoursAfter(renewsOn, 1));
      await sweepMemberships(studio.services);
    }
    expect(await member.membership()).toMatchObject({ status: 'ENDED', renewsOn: null, failure: null });
    const delivered = await subjects();
    const failed = Array(3).fill('Payment failed: Reformer Flex 8');
    expect(delivered).toEqual([
      'Membership ended: Reformer Flex 8',
      ...failed,
      'Membership confirmed: Reformer Flex 8',
    ]);
    expect((await studio.emails(member.email))[0]?.text).toContain(
      'Our last attempt to take your payment for Reformer Flex 8 failed',
    );
    expect(await listCredits()).toHaveLength(1);
    // The member can subscribe again, and a late update of the old membership doesn't affect the new one.
    await member.saveCard('pm_card_visa');
    await member.subscribe(flex);
    const old = (await member.call(paths.membershipList)).body.memberships[1];
    await syncMembership(studio.services, { branchId, id: old?.membershipId ?? '' }, { actor: 'provider' });
    expect(await listCredits()).toMatchObject([{ renews: false }, { renews: true }]);
  });
});

describe('a provider response', () => {
  it('older than a newer one is ignored', async () => {
    const { membershipId, periodEnd } = await member.subscribe(flow);
    const { payments } = studio.services;
    const { retrieveSubscription } = payments;
    const late = Promise.withResolvers<void>();
    payments.retrieveSubscription = async (id) => {
      const response = await retrieveSubscription(id);
      payments.retrieveSubscription = retrieveSubscription;
      await late.promise;
      return response;
    };
    const overtaken = member.call(paths.membershipConfirm, { membershipId });
    while (payments.retrieveSubscription !== retrieveSubscription) await new Promise(setImmediate);
    await member.call(paths.membershipCancel, { membershipId });
    late.resolve();
    expect((await overtaken).body.membership).toMatchObject({ endsOn: periodEnd });
    expect(await member.membership()).toMatchObject({ endsOn: periodEnd });
  });

  it('about a paid month is applied even when outdated, and after the end', async () => {
    const { membershipId, intentId } = await member.open(flow);
    await studio.pay(intentId);
    const overtaken = { status: 'ENDED', endReason: 'CLOSED', savedNumber: 99 } as const;
    await studio.database.orm.update(memberships).set(overtaken).where(eq(memberships.id, membershipId));
    await studio.deliverWebhooks();
    expect(await row(membershipId)).toMatchObject({ status: 'ENDED' });
    expect(await listCredits()).toHaveLength(1);
  });
});

describe('the invoice of a paid month', () => {
  it('has a number and a signed URL', async () => {
    const { membershipId } = await member.subscribe(flex);
    const [month] = await listMembershipMonths(studio.database, { branchId, id: membershipId });
    await numberMonthInvoices(studio.services, new Date(0));
    await numberMonthInvoices(studio.services, new Date(0));
    const invoiceDetails = month && (await loadMonthInvoiceDetails(studio.services, month));
    expect(invoiceDetails).toMatchObject({
      number: expect.stringMatching(/^INV-2\d{3}-\d{5}$/),
      billedTo: { name: 'Ada Quill', lines: [member.email] },
      lines: [{ description: 'Reformer Flex 8', unitPence: 22_000, quantity: 1 }],
      settled: { method: 'Visa ending 4242' },
    });
    const address = buildMonthInvoiceUrl(studio.services.keys, month?.id ?? '');
    const response = await studio.app.inject({ url: address });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/pdf');
    expect((await studio.app.inject({ url: `${address}x` })).statusCode).toBe(404);
    expect((await studio.app.inject({ url: address.replace(/k=.*/, '') })).statusCode).toBe(404);
  });
});

describe('a booking paid with a membership', () => {
  it('links to the invoice of the paid month', async () => {
    await member.subscribe(flex);
    const own = { principalUserId: member.memberId };
    const classId = await createClass(studio.database, {
      startsAt: hoursAfter(studio.time.now.toISOString(), 60),
    });
    const { holdId } = (await member.call(paths.hold, { classId, ...own }))
      .body as unknown as HoldClassResponse;
    const input = { holdId, classId, customer: guestDetails, paymentMethod: 'ENTITLEMENT', ...own };
    const { booking, links } = (await member.call(paths.book, input)).body as unknown as BookingResponse;
    expect(booking.credit?.name).toBe('Reformer Flex 8');
    expect(links).toMatchObject({ receipt: null, invoice: expect.stringContaining('/invoice.pdf?k=') });
    const pdf = await studio.app.inject(links.invoice ?? '');
    expect(pdf.headers['content-type']).toBe('application/pdf');
  });
});

describe('cancelling a membership', () => {
  it('takes effect after the paid month, can be undone until then, and is emailed at the end', async () => {
    const { membershipId, periodEnd } = await member.subscribe(flow);
    const cancel = () => member.call(paths.membershipCancel, { membershipId });
    expect((await cancel()).body.membership).toMatchObject({
      status: 'ACTIVE',
      endsOn: periodEnd,
      renewsOn: null,
    });
    expect((await cancel()).body.membership).toMatchObject({ endsOn: periodEnd });
    expect(await listCredits()).toMatchObject([{ renews: false }]);
    const resumed = await member.call(paths.membershipResume, { membershipId });
    expect(resumed.body.membership).toMatchObject({ endsOn: null, renewsOn: periodEnd });
    expect(await listCredits()).toMatchObject([{ renews: true }]);
    await cancel();
    await advanceTo(hoursAfter(periodEnd, 2));
    expect(await member.membership()).toMatchObject({ status: 'ENDED' });
    expect(await listCredits()).toHaveLength(1);
    expect((await subjects())[0]).toBe('Membership ended: Flow Anytime Unlimited');
    expect((await studio.emails(member.email))[0]?.text).toContain('as you asked');
    for (const path of [paths.membershipCancel, paths.membershipResume])
      expect((await member.call(path, { membershipId })).body.code).toBe('not_changeable');
  });

  it('is emailed with its date and a link to undo it, and so is undoing it', async () => {
    const { membershipId, periodEnd } = await member.subscribe(flex);
    const end = toLondonDate(new Date(periodEnd ?? ''));
    const until = formatDay(end, { day: 'numeric', month: 'long' });
    await member.call(paths.membershipCancel, { membershipId });
    await member.call(paths.membershipCancel, { membershipId });
    expect(await subjects()).toEqual([
      'Membership cancelled: Reformer Flex 8',
      'Membership confirmed: Reformer Flex 8',
    ]);
    const [cancelled] = await studio.emails(member.email);
    expect(cancelled?.text).toContain(`You can use your remaining sessions for classes until ${until}.`);
    expect(cancelled?.text).toContain('/account');
    expect(cancelled?.text).not.toContain('Manage membership');

    await member.call(paths.membershipResume, { membershipId });
    const [resumedEmail] = await studio.emails(member.email);
    expect(resumedEmail).toMatchObject({ subject: 'Membership continues: Reformer Flex 8' });
    expect(resumedEmail?.text).toContain(`Next payment: ${formatDayAndYear(end)}`);
  });

  it('sends only the email that matches the state at delivery', async () => {
    const { membershipId } = await member.subscribe(flex);
    await subjects();
    await member.call(paths.membershipCancel, { membershipId });
    await member.call(paths.membershipResume, { membershipId });
    expect(await subjects()).toEqual([
      'Membership continues: Reformer Flex 8',
      'Membership confirmed: Reformer Flex 8',
    ]);
  });

  it('ends an unpaid membership at once', async () => {
    const { membershipId, renewsOn } = await member.subscribe(flex);
    await member.saveCard(failingCard);
    await advanceTo(hoursAfter(renewsOn, 2));
    const { body } = await member.call(paths.membershipCancel, { membershipId });
    expect(body.membership).toMatchObject({ status: 'ENDED' });
    expect(await row(membershipId)).toMatchObject({ endReason: 'CANCELLED' });
  });

  it('is not possible before the first payment', async () => {
    const { membershipId } = await member.open(flex);
    const { body } = await member.call(paths.membershipCancel, { membershipId });
    expect(body.code).toBe('not_changeable');
  });
});

describe('a membership freeze', () => {
  it('previews its changes, skips whole months, and ends automatically', async () => {
    const { membershipId, renewsOn } = await member.subscribe(flex);
    const preview = await member.call(paths.freezePreview, { membershipId, months: 2 });
    expect(preview.body.from).toBe(renewsOn);
    expect(preview.body.changes[0]).toMatch(/^No payments on \d+ \w+ and \d+ \w+$/);
    expect(await member.membership()).toMatchObject({ freeze: null, canFreezeFrom: null });

    const { body } = await member.call(paths.freeze, { membershipId, months: 2 });
    const { from, until } = preview.body;
    expect(body.membership).toMatchObject({ freeze: { from, until }, renewsOn: until, status: 'ACTIVE' });
    expect(body.membership.canFreezeFrom).not.toBeNull();
    for (const path of [paths.freezePreview, paths.freeze])
      expect((await member.call(path, { membershipId, months: 1 })).body.code).toBe('freeze_too_soon');

    await advanceTo(hoursAfter(from, 2));
    expect(await member.membership()).toMatchObject({ freeze: { from, until }, renewsOn: until });
    await advanceTo(hoursAfter(until, -24));
    expect(await listCredits()).toHaveLength(1);
    expect(await member.membership()).toMatchObject({ status: 'ACTIVE', renewsOn: until });

    await advanceTo(hoursAfter(until, 2));
    const [, resumedMonth, ...others] = await listCredits();
    expect(others).toEqual([]);
    expect(resumedMonth?.startsAt.toISOString()).toBe(until);
    expect(await member.membership()).toMatchObject({ freeze: null, status: 'ACTIVE' });
    expect(await listMembershipMonths(studio.database, { branchId, id: membershipId })).toHaveLength(2);
    expect(await subjects()).toHaveLength(1);
  });

  it('is emailed with its dates and a link to undo it', async () => {
    const { membershipId, renewsOn } = await member.subscribe(flex);
    const { body } = await member.call(paths.freeze, { membershipId, months: 1 });
    expect(body.membership.freeze).toMatchObject({ isOn: false, canBeUndone: true });
    const [from, until] = [renewsOn, body.membership.freeze?.until].map((instant) =>
      formatDay(toLondonDate(new Date(instant ?? '')), { day: 'numeric', month: 'long' }),
    );
    const [frozen, ...others] = await studio.emails(member.email);
    expect(others).toHaveLength(1);
    expect(frozen).toMatchObject({ subject: 'Freeze confirmed: Reformer Flex 8' });
    for (const text of [`freezes on ${from}`, `charge you until ${until}`, 'Cancel freeze', '/account'])
      expect(frozen?.text).toContain(text);
    expect(frozen?.text).toContain('Manage membership');
  });

  it('can be undone before it begins, with an email, and requested again', async () => {
    const { membershipId, renewsOn } = await member.subscribe(flex);
    const undoFreeze = () => member.call(paths.freezeCancel, { membershipId });
    // Without a freeze, the call changes nothing.
    expect((await undoFreeze()).body.membership).toMatchObject({ freeze: null, renewsOn });
    await member.call(paths.freeze, { membershipId, months: 2 });
    expect(await listCredits()).toMatchObject([{ renews: false }]);
    const unfrozen = { freeze: null, canFreezeFrom: null, renewsOn, status: 'ACTIVE' };
    expect((await undoFreeze()).body.membership).toMatchObject(unfrozen);
    expect((await undoFreeze()).body.membership).toMatchObject(unfrozen);
    expect(await listCredits()).toMatchObject([{ renews: true }]);
    expect(await subjects()).toEqual([
      'Freeze cancelled: Reformer Flex 8',
      'Membership confirmed: Reformer Flex 8',
    ]);
    const { subscriptionId } = await row(membershipId);
    const { pausedUntil } = await studio.services.payments.retrieveSubscription(subscriptionId ?? '');
    expect(pausedUntil).toBeNull();

    const { body } = await member.call(paths.freeze, { membershipId, months: 1 });
    expect(body.membership.freeze).toMatchObject({ from: renewsOn });
    await undoFreeze();
    await advanceTo(hoursAfter(renewsOn, 2));
    expect(await listCredits()).toHaveLength(2);
  });

  it('cannot be undone once it has begun', async () => {
    const { membershipId, renewsOn } = await member.subscribe(flex);
    await member.call(paths.freeze, { membershipId, months: 1 });
    const undoFreeze = () => member.call(paths.freezeCancel, { membershipId });
    studio.time.now = hoursAfter(renewsOn, -0.5);
    expect((await undoFreeze()).body.code).toBe('not_changeable');
    expect(await member.membership()).toMatchObject({ freeze: { isOn: false, canBeUndone: false } });
    await advanceTo(hoursAfter(renewsOn, 2));
    expect((await undoFreeze()).body.code).toBe('not_changeable');
    expect(await member.membership()).toMatchObject({ freeze: { isOn: true, canBeUndone: false } });
  });

  it('stays when the provider is down during the undo, and a late pause is undone there', async () => {
    const { membershipId, renewsOn } = await member.subscribe(flex);
    const frozen = await member.call(paths.freeze, { membershipId, months: 1 });
    const { freeze } = frozen.body.membership;
    const { payments } = studio.services;
    const { pauseSubscription } = payments;
    payments.pauseSubscription = async () => {
      throw new PaymentsUnavailableError('The line is dead.');
    };
    const failed = await member.call(paths.freezeCancel, { membershipId });
    payments.pauseSubscription = pauseSubscription;
    expect(failed.body.code).toBe('payment_unavailable');
    expect(await member.membership()).toMatchObject({ freeze });

    await member.call(paths.freezeCancel, { membershipId });
    // A pause request was still on its way when the freeze was cancelled.
    const { subscriptionId } = await row(membershipId);
    await pauseSubscription(subscriptionId ?? '', hoursAfter(freeze?.until ?? null, -1));
    await studio.deliverWebhooks();
    await advanceTo(hoursAfter(renewsOn, 2));
    expect(await listCredits()).toHaveLength(2);
  });

  it('is sent to the provider later when the provider is unreachable', async () => {
    const { membershipId } = await member.subscribe(flex);
    const { pauseSubscription } = studio.services.payments;
    studio.services.payments.pauseSubscription = async () => {
      throw new PaymentsUnavailableError('The line is dead.');
    };
    const { body } = await member.call(paths.freeze, { membershipId, months: 1 });
    studio.services.payments.pauseSubscription = pauseSubscription;
    expect(body.membership.freeze).not.toBeNull();
    studio.time.now = new Date(studio.time.now.getTime() + 61_000);
    await sweepMemberships(studio.services);
    await advanceTo(hoursAfter(body.membership.freeze?.from ?? null, 2));
    expect(await listCredits()).toHaveLength(1);
  });

  it('is not applied when the provider rejects it', async () => {
    const { membershipId } = await member.subscribe(flex);
    const { pauseSubscription } = studio.services.payments;
    studio.services.payments.pauseSubscription = async () => {
      throw new PaymentsRejectedError('Not this one.');
    };
    const { body } = await member.call(paths.freeze, { membershipId, months: 1 });
    studio.services.payments.pauseSubscription = pauseSubscription;
    expect(body.code).toBe('payment_unavailable');
    expect(await member.membership()).toMatchObject({ freeze: null, canFreezeFrom: null });
    expect(await listCredits()).toMatchObject([{ renews: true }]);
    expect((await member.call(paths.freeze, { membershipId, months: 1 })).status).toBe(200);
    expect(await listCredits()).toMatchObject([{ renews: false }]);
  });

  it('is not possible while a payment is due or the end is near', async () => {
    const { membershipId, renewsOn } = await member.subscribe(flex);
    await member.call(paths.membershipCancel, { membershipId });
    const freeze = () => member.call(paths.freeze, { membershipId, months: 1 });
    expect((await freeze()).body.code).toBe('not_changeable');
    await member.call(paths.membershipResume, { membershipId });
    await member.saveCard(failingCard);
    await advanceTo(hoursAfter(renewsOn, 2));
    expect((await freeze()).body.code).toBe('not_changeable');
  });

  it('is rejected for more than two months', async () => {
    const { membershipId } = await member.subscribe(flex);
    const { status } = await member.call(paths.freeze, { membershipId, months: 3 });
    expect(status).toBe(400);
  });
});

describe('saved cards', () => {
  it('can be removed unless a membership needs the last one, and another one then pays', async () => {
    await member.subscribe(flex);
    const { body } = await member.saveCard('pm_card_mastercard');
    const [mastercard, visa] = body.cards;
    const remove = (cardId = '') => member.call(paths.cardRemove, { cardId });
    expect((await remove(mastercard?.cardId)).body.cards).toMatchObject([{ last4: '4242', isDefault: true }]);
    expect(await member.membership()).toMatchObject({ method: 'Visa ending 4242' });
    expect((await remove(visa?.cardId)).body.code).toBe('not_changeable');
    expect((await remove('pm_unknown')).body.code).toBe('not_found');
  });

  it('are no replacement when expired', async () => {
    await member.subscribe(flex);
    const { payments } = studio.services;
    const { listCards } = payments;
    payments.listCards = async (customerId) =>
      (await listCards(customerId)).map((card) =>
        card.last4 === '4242' ? { ...card, expYear: 2020 } : card,
      );
    const saved = (await member.saveCard('pm_card_mastercard')).body.cards;
    const remove = (last4: string, cards = saved) =>
      member.call(paths.cardRemove, { cardId: cards.find((card) => card.last4 === last4)?.cardId });
    const last = await remove('4444');
    const three = (await member.saveCard('pm_card_amex')).body.cards;
    const { body } = await remove('0005', three);
    payments.listCards = listCards;
    expect(last.body.code).toBe('not_changeable');
    expect(body.cards.find(({ isDefault }) => isDefault)).toMatchObject({ last4: '4444' });
  });

  it('are listed once when saved twice, and removed together', async () => {
    await member.subscribe(flex);
    await member.saveCard('pm_card_mastercard');
    const { body } = await member.saveCard('pm_card_visa');
    expect(body.cards).toMatchObject([
      { last4: '4242', isDefault: true },
      { last4: '4444', isDefault: false },
    ]);
    const [visa, mastercard] = body.cards;
    const removed = await member.call(paths.cardRemove, { cardId: visa?.cardId });
    expect(removed.body.cards).toEqual([{ ...mastercard, isDefault: true }]);
    const customer = await findCustomer(studio.database, member.memberId);
    const remainingCards = await studio.services.payments.listCards(customer ?? '');
    expect(remainingCards).toMatchObject([{ last4: '4444', isDefault: true }]);
  });

  it('can all be removed once the membership is cancelled', async () => {
    const { membershipId } = await member.subscribe(flex);
    await member.call(paths.membershipCancel, { membershipId });
    const [card] = (await member.call(paths.membershipList)).body.cards;
    expect((await member.call(paths.cardRemove, { cardId: card?.cardId })).body.cards).toEqual([]);
  });

  it('of other members, and unsaved ones, are rejected', async () => {
    await member.subscribe(flex);
    const otherMember = createSubscriber(studio, tokens, people);
    await otherMember.subscribe(flex);
    const { setupId } = (await otherMember.call(paths.cardSetup)).body;
    for (const other of [setupId, 'seti_unknown'])
      expect((await member.call(paths.cardConfirm, { setupId: other })).body.code).toBe('not_found');
    expect((await otherMember.call(paths.cardConfirm, { setupId })).body.code).toBe('payment_not_completed');
    const [othersCard] = (await otherMember.call(paths.membershipList)).body.cards;
    expect((await member.call(paths.cardRemove, { cardId: othersCard?.cardId })).body.code).toBe('not_found');
  });
});

describe('closing an account', () => {
  it('ends its memberships at once, including pending ones, and removes its cards', async () => {
    const { membershipId } = await member.subscribe(flex);
    const waiting = await member.open(flow);
    await studio.emails(member.email);
    await endMemberships(studio.services, member.memberId);
    await endMemberships(studio.services, member.memberId);
    expect(await row(membershipId)).toMatchObject({ status: 'ENDED', endReason: 'CLOSED' });
    expect(await row(waiting.membershipId)).toMatchObject({ status: 'ENDED', endReason: 'NEVER_BEGAN' });
    expect((await member.call(paths.membershipList)).body.cards).toEqual([]);
    await studio.deliverWebhooks();
    expect(await subjects()).toHaveLength(1);
  });

  it('ends nothing without a membership', async () => {
    await expect(endMemberships(studio.services, member.memberId)).resolves.toBeUndefined();
  });
});
