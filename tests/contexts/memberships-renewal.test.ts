import type { BookingResponse } from '@studio/contracts/bookings';
import type { QuoteHoldResponse } from '@studio/contracts/entitlements';
import type { HoldClassResponse } from '@studio/contracts/holds';
import { paths } from '@studio/contracts/paths';
import { listMovements } from '@studio/server/entitlements/store';
import { assignMembershipInvoiceNumbers } from '@studio/server/memberships/assign-membership-invoice-numbers';
import { endMemberships } from '@studio/server/memberships/end-memberships';
import {
  buildMembershipInvoiceUrl,
  loadMembershipInvoiceDetails,
} from '@studio/server/memberships/membership-invoice';
import { listMembershipMonths } from '@studio/server/memberships/store';
import { sweepMemberships } from '@studio/server/memberships/sweep-memberships';
import { syncMembership } from '@studio/server/memberships/sync-membership';
import { memberships } from '@studio/server/memberships/tables';
import { findCustomer } from '@studio/server/payments/payment-customer';
import { readToday } from '@studio/server/staff/today/read-today';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClass } from '../harness/create-class.ts';
import { addHours, type MembershipStudio, openMembershipStudio } from '../harness/membership-studio.ts';
import { guestDetails } from '../harness/paid-booking.ts';
import { createSubscriber, getIntentId, type Subscriber } from '../harness/subscriber.ts';

const branchId = '11-miles-st';
const flex = 'reformer-flex-8';
const flow = 'flow-anytime';
const failingCard = 'pm_card_chargeCustomerFail';
let member: Subscriber;

let { studio, tokens, people, advanceTo, listCredits, subjects, row } = {} as MembershipStudio;

beforeAll(async () => {
  ({ studio, tokens, people, advanceTo, listCredits, subjects, row } = await openMembershipStudio());
});
afterAll(() => studio.close());
beforeEach(() => {
  member = createSubscriber(studio, tokens, people);
});
// A membership that a test left behind would be billed in every month that later tests simulate.
afterEach(() => endMemberships(studio.services, member.memberId));

describe('a membership renewal', () => {
  it('adds new sessions once, without an email', async () => {
    const { membershipId, renewsOn } = await member.subscribe(flex);
    await advanceTo(addHours(renewsOn, 2));
    await sweepMemberships(studio.services);
    const [first, second, ...others] = await listCredits(member);
    expect(others).toEqual([]);
    expect(second).toMatchObject({ balance: 8, startsAt: first?.expiresAt });
    expect(await listMovements(studio.database, branchId, second?.id ?? '')).toMatchObject([
      { reason: 'RENEWED' },
    ]);
    expect(await listMembershipMonths(studio.database, { branchId, id: membershipId })).toHaveLength(2);
    expect(await subjects(member)).toEqual(['Membership confirmed: Reformer Flex 8']);
  });

  it('covers nothing before it is paid, as checkout explains, and keeps the member price', async () => {
    const { renewsOn } = await member.subscribe(flex);
    const renewal = new Date(renewsOn ?? '');
    const startsAt = addHours(renewsOn, 50);
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
    await advanceTo(addHours(renewsOn, 0.5));
    await sweepMemberships(studio.services);
    expect(await listCredits(member)).toHaveLength(1);
    const duringRenewal = await quoteHold();
    expect(duringRenewal.entitlements).toEqual([]);
    expect(duringRenewal.ineligible[0]?.message).toContain('is renewing, which takes about an hour');
    expect(duringRenewal.card).toMatchObject({ base: 20, total: 18 });

    await advanceTo(addHours(renewsOn, 2));
    const paid = await quoteHold();
    expect(paid.entitlements).toMatchObject([{ name: 'Reformer Flex 8', sessionsLeft: 8 }]);
    expect(paid.ineligible).toEqual([]);
  });

  it('is detected by the sweeper when no webhook arrives', async () => {
    const { renewsOn } = await member.subscribe(flex);
    await sweepMemberships(studio.services);
    await advanceTo(addHours(renewsOn, 2), 'withheld');
    expect(await listCredits(member)).toHaveLength(1);
    await sweepMemberships(studio.services);
    expect(await listCredits(member)).toHaveLength(2);
    await studio.deliverWebhooks('reversed');
    expect(await listCredits(member)).toHaveLength(2);
  });

  it('that fails is emailed, keeps the paid month, and succeeds with another card', async () => {
    const { membershipId, renewsOn } = await member.subscribe(flex);
    expect((await member.saveCard(failingCard)).body.cards).toMatchObject([
      { last4: '0341', isDefault: true },
      { last4: '4242', isDefault: false },
    ]);
    await advanceTo(addHours(renewsOn, 2));
    const late = await member.membership();
    expect(late).toMatchObject({ status: 'PAST_DUE', method: 'Visa ending 0341' });
    expect(late.failure?.nextAttemptAt).toBe(late.renewsOn);
    expect(await listCredits(member)).toMatchObject([{ balance: 8 }]);
    expect(await subjects(member)).toEqual([
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
    expect(await listCredits(member)).toHaveLength(2);
    await studio.deliverWebhooks('reversed');
    expect(await listCredits(member)).toHaveLength(2);
    expect(await listMembershipMonths(studio.database, { branchId, id: membershipId })).toHaveLength(2);
    expect(await subjects(member)).toHaveLength(2);
  });

  it('that fails is a task on Today until it is paid', { tags: 'long' }, async () => {
    const { membershipId, renewsOn } = await member.subscribe(flex);
    const listTasks = async () =>
      (await readToday(studio.services, branchId)).actionItems.filter(({ kind }) => kind === 'renewal');
    expect(await listTasks()).toEqual([]);
    await member.saveCard(failingCard);
    await advanceTo(addHours(renewsOn, 2));
    const failedAt = studio.time.now.toISOString();
    const failed = await row(membershipId);
    expect(await listTasks()).toMatchObject([
      {
        ...{ key: `renewal-${membershipId}`, at: failedAt, title: 'Reformer Flex 8' },
        ...{ amountPence: failed.pricePence, personId: expect.any(String), reason: failed.failure },
        nextAttemptAt: failed.nextAttemptAt?.toISOString(),
      },
    ]);
    // A second failed attempt doesn't change since when the renewal is unpaid.
    await advanceTo(addHours(failed.nextAttemptAt?.toISOString() ?? null, 1));
    expect(await listTasks()).toMatchObject([{ at: failedAt }]);
    await member.saveCard('pm_card_mastercard');
    expect(await listTasks()).toEqual([]);
    expect((await row(membershipId)).pastDueSince).toBeNull();
  });

  it('that fails can be retried, and paid by the member on session', { tags: 'long' }, async () => {
    const { membershipId, renewsOn } = await member.subscribe(flex);
    const pay = () => member.call(paths.membershipPay, { membershipId });
    expect((await pay()).body.code).toBe('not_changeable');
    await member.saveCard(failingCard);
    await advanceTo(addHours(renewsOn, 2));
    const { body } = await pay();
    expect(body.membership).toMatchObject({ status: 'PAST_DUE' });
    await studio.pay(getIntentId(body.clientSecret ?? ''));
    const { membership } = (await member.call(paths.membershipConfirm, { membershipId })).body;
    expect(membership).toMatchObject({ status: 'ACTIVE', failure: null });
    expect(await listCredits(member)).toHaveLength(2);
    // The card that paid becomes the default card.
    const { cards } = (await member.call(paths.membershipList, {})).body;
    expect(cards[0]).toMatchObject({ last4: '4242', isDefault: true });
  });

  it('succeeds on a retry once the card works', async () => {
    const { membershipId, renewsOn } = await member.subscribe(flex);
    const { body } = await member.saveCard(failingCard);
    await advanceTo(addHours(renewsOn, 2));
    const [, visa] = body.cards;
    const customerId = await findCustomer(studio.database, member.memberId);
    await studio.services.payments.setDefaultCard(customerId ?? '', visa?.cardId ?? '');
    const paid = await member.call(paths.membershipPay, { membershipId });
    expect(paid.body).toMatchObject({ membership: { status: 'ACTIVE' }, clientSecret: null });
    expect(await listCredits(member)).toHaveLength(2);
  });

  it('that is never paid ends the membership, with one email per failed attempt', {
    tags: 'long',
  }, async () => {
    await member.subscribe(flex);
    await member.saveCard(failingCard);
    await advanceTo(addHours((await member.membership()).renewsOn, 2));
    for (let tries = 0; tries < 8; tries++) {
      const { status, renewsOn } = await member.membership();
      if (status === 'ENDED') break;
      expect((await subjects(member))[0]).toBe('Payment failed: Reformer Flex 8');
      await advanceTo(addHours(renewsOn, 1));
      await sweepMemberships(studio.services);
    }
    expect(await member.membership()).toMatchObject({ status: 'ENDED', renewsOn: null, failure: null });
    const delivered = await subjects(member);
    const failed = Array(3).fill('Payment failed: Reformer Flex 8');
    expect(delivered).toEqual([
      'Membership ended: Reformer Flex 8',
      ...failed,
      'Membership confirmed: Reformer Flex 8',
    ]);
    expect((await studio.emails(member.email))[0]?.text).toContain(
      'Our last attempt to take your payment for Reformer Flex 8 failed',
    );
    expect(await listCredits(member)).toHaveLength(1);
    // The member can subscribe again, and a late update of the old membership doesn't affect the new one.
    await member.saveCard('pm_card_visa');
    await member.subscribe(flex);
    const old = (await member.call(paths.membershipList)).body.memberships[1];
    await syncMembership(studio.services, { branchId, id: old?.membershipId ?? '' }, { actor: 'provider' });
    expect(await listCredits(member)).toMatchObject([{ renews: false }, { renews: true }]);
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
    expect(await listCredits(member)).toHaveLength(1);
  });
});

describe('the invoice of a paid month', () => {
  it('has a number and a signed URL', async () => {
    const { membershipId } = await member.subscribe(flex);
    const [month] = await listMembershipMonths(studio.database, { branchId, id: membershipId });
    await assignMembershipInvoiceNumbers(studio.services, new Date(0));
    await assignMembershipInvoiceNumbers(studio.services, new Date(0));
    const invoiceDetails = month && (await loadMembershipInvoiceDetails(studio.services, month));
    expect(invoiceDetails).toMatchObject({
      number: expect.stringMatching(/^INV-2\d{3}-\d{5}$/),
      billedTo: { name: 'Ada Quill', lines: [member.email] },
      lines: [{ description: 'Reformer Flex 8', unitPence: 22_000, quantity: 1 }],
      settled: { method: 'Visa ending 4242' },
    });
    const address = buildMembershipInvoiceUrl(studio.services.keys, month?.id ?? '');
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
      startsAt: addHours(studio.time.now.toISOString(), 60),
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
