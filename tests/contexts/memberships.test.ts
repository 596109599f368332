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
async function timePasses(until: Date | string, told: 'told' | 'not told' = 'told'): Promise<void> {
  studio.time.now = new Date(until);
  await runDueBilling(studio.sandbox, studio.time.now);
  if (told === 'told') await studio.deliverWebhooks();
}

function hoursAfter(instant: string | null, hours: number): Date {
  return new Date(Date.parse(instant ?? '') + hours * 3_600_000);
}

async function credits(of: Subscriber = member) {
  return listEntitlements(studio.database, branchId, of.memberId);
}

async function subjects(of: Subscriber = member): Promise<string[]> {
  return (await studio.mails(of.email)).map(({ subject }) => subject);
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
  it('waits for its first payment, is the same when asked again, and begins with it', async () => {
    const first = await member.open(flex);
    expect(await member.open(flex)).toEqual(first);
    expect(await member.membership()).toMatchObject({ status: 'INCOMPLETE', price: 220, renewsOn: null });
    const { membershipId } = first;
    const early = await member.ask(paths.membershipConfirm, { membershipId });
    expect(early).toMatchObject({ status: 409, body: { code: 'payment_not_completed' } });
    expect(await credits()).toEqual([]);

    await studio.pay(first.intentId);
    const { body } = await member.ask(paths.membershipConfirm, { membershipId });
    const { periodStart, periodEnd } = body.membership;
    expect(body.membership).toMatchObject({
      status: 'ACTIVE',
      method: 'Visa ending 4242',
      renewsOn: periodEnd,
      endsOn: null,
      freeze: null,
      failure: null,
    });
    const [month, ...others] = await credits();
    expect(others).toEqual([]);
    expect(month).toMatchObject({ kind: 'membership', balance: 8, origin: 'membership', productId: flex });
    expect(month?.startsAt.toISOString()).toBe(periodStart);
    expect(month?.expiresAt?.toISOString()).toBe(periodEnd);
    const movements = await listMovements(studio.database, branchId, month?.id ?? '');
    expect(movements).toMatchObject([{ sessions: 8, reason: 'BOUGHT' }]);
    expect(await subjects()).toEqual(['Welcome: Reformer Flex 8']);
    const [welcome] = await studio.mails(member.email);
    expect(welcome?.text).toContain('You can cancel within 14 days of buying');
  });

  it('is done once, however often and in whatever order the provider tells of it', async () => {
    const { membershipId, intentId } = await member.open(flow);
    await studio.pay(intentId);
    expect(await studio.deliverWebhooks('reversed')).toBeGreaterThan(3);
    await member.ask(paths.membershipConfirm, { membershipId });
    await sweepMemberships(studio.services);
    expect(await credits()).toMatchObject([{ balance: null, name: 'Flow Anytime Unlimited' }]);
    expect(await listMembershipMonths(studio.database, { branchId, id: membershipId })).toMatchObject([
      { amountPence: 15_000, currency: 'GBP', method: 'Visa ending 4242' },
    ]);
    expect(await subjects()).toHaveLength(1);
  });

  it('refuses what is no membership, what is there already, and terms of before', async () => {
    const ask = (productId: string, version = termsVersion) =>
      member.ask(paths.membershipOpen, { productId, termsVersion: version });
    expect((await ask('nothing')).body.code).toBe('not_found');
    expect((await ask('class-pack-10')).body.code).toBe('not_for_sale');
    expect((await ask(flex, '2020-01')).body.code).toBe('terms_outdated');
    await member.subscribe(flex);
    expect((await ask(flex)).body).toMatchObject({ code: 'already_member' });
    expect((await ask(flow)).body).toMatchObject({ ok: true, amount: 150 });
  });

  it('refuses one that was paid in another window meanwhile, and gives its month', async () => {
    const { intentId } = await member.open(flex);
    await studio.pay(intentId);
    const again = await member.ask(paths.membershipOpen, { productId: flex, termsVersion });
    expect(again.body.code).toBe('already_member');
    expect(await credits()).toHaveLength(1);
  });

  it('is closed when the first payment does not come, and can be opened anew', async () => {
    const { membershipId, intentId } = await member.open(flex);
    studio.time.now = new Date(studio.time.now.getTime() + 59 * 60_000);
    await sweepMemberships(studio.services);
    expect(await row(membershipId)).toMatchObject({ status: 'INCOMPLETE' });
    studio.time.now = new Date(studio.time.now.getTime() + 2 * 60_000);
    await sweepMemberships(studio.services);
    expect(await row(membershipId)).toMatchObject({ status: 'ENDED', endedBecause: 'NEVER_BEGAN' });
    await expect(studio.pay(intentId)).rejects.toThrow();
    const { body } = await member.ask(paths.membershipList);
    expect(body.memberships).toEqual([]);
    expect((await member.open(flex)).membershipId).not.toBe(membershipId);
    expect(await subjects()).toEqual([]);
  });

  it('says so when the provider cannot be reached, and works the next time', async () => {
    const { createSubscription } = studio.services.payments;
    studio.services.payments.createSubscription = async () => {
      throw new PaymentsUnavailableError('The line is dead.');
    };
    const failed = await member.ask(paths.membershipOpen, { productId: flex, termsVersion });
    studio.services.payments.createSubscription = createSubscription;
    expect(failed).toMatchObject({ status: 503, body: { code: 'payment_unavailable' } });
    expect(await member.subscribe(flex)).toMatchObject({ status: 'ACTIVE' });
  });

  it('is found again when its process died before writing down what the provider had answered', async () => {
    const { membershipId, intentId } = await member.open(flex);
    await studio.database.orm
      .update(memberships)
      .set({ subscriptionId: null })
      .where(eq(memberships.id, membershipId));
    await studio.pay(intentId);
    await studio.deliverWebhooks();
    expect(await row(membershipId)).toMatchObject({ status: 'ACTIVE' });
    expect(await credits()).toHaveLength(1);
  });

  it('belongs to its member alone', async () => {
    const { membershipId } = await member.subscribe(flex);
    const stranger = createSubscriber(studio, tokens, people);
    for (const path of [
      paths.membershipConfirm,
      paths.membershipPay,
      paths.membershipCancel,
      paths.membershipResume,
      paths.freezeTakeBack,
    ])
      expect((await stranger.ask(path, { membershipId })).body.code).toBe('not_found');
    for (const path of [paths.freezePreview, paths.freeze])
      expect((await stranger.ask(path, { membershipId, months: 1 })).body.code).toBe('not_found');
    expect((await stranger.ask(paths.membershipList)).body).toMatchObject({ memberships: [], cards: [] });
  });
});

describe('a month that passes', () => {
  it('brings new sessions, once, in silence', async () => {
    const { membershipId, renewsOn } = await member.subscribe(flex);
    await timePasses(hoursAfter(renewsOn, 2));
    await sweepMemberships(studio.services);
    const [first, second, ...others] = await credits();
    expect(others).toEqual([]);
    expect(second).toMatchObject({ balance: 8, startsAt: first?.expiresAt });
    expect(await listMovements(studio.database, branchId, second?.id ?? '')).toMatchObject([
      { reason: 'RENEWED' },
    ]);
    expect(await listMembershipMonths(studio.database, { branchId, id: membershipId })).toHaveLength(2);
    expect(await subjects()).toEqual(['Welcome: Reformer Flex 8']);
  });

  it('covers nothing before it is paid, which checkout says, and keeps the member price meanwhile', async () => {
    const { renewsOn } = await member.subscribe(flex);
    const renewal = new Date(renewsOn ?? '');
    const startsAt = hoursAfter(renewsOn, 50);
    const classId = await createClass(studio.database, { startsAt });
    const quoted = async () => {
      const { holdId } = (await member.ask(paths.hold, { classId, principalUserId: member.memberId }))
        .body as unknown as { holdId: string };
      const reply = await member.ask(paths.quote, { holdId, principalUserId: member.memberId });
      return reply.body as unknown as QuoteHoldResponse;
    };
    studio.time.now = new Date(renewal.getTime() - 3_600_000);
    const before = await quoted();
    expect(before.entitlements).toEqual([]);
    expect(before.notCovering[0]?.sentence).toMatch(/covers this class once it renews on \d+ \w+\./);

    // The provider has started the month and charges in an hour.
    await timePasses(hoursAfter(renewsOn, 0.5));
    await sweepMemberships(studio.services);
    expect(await credits()).toHaveLength(1);
    const meanwhile = await quoted();
    expect(meanwhile.entitlements).toEqual([]);
    expect(meanwhile.notCovering[0]?.sentence).toContain('is being renewed, which takes about an hour');
    expect(meanwhile.card).toMatchObject({ base: 20, total: 18 });

    await timePasses(hoursAfter(renewsOn, 2));
    const paid = await quoted();
    expect(paid.entitlements).toMatchObject([{ name: 'Reformer Flex 8', sessionsLeft: 8 }]);
    expect(paid.notCovering).toEqual([]);
  });

  it('is noticed by the sweeper when the provider says nothing', async () => {
    const { renewsOn } = await member.subscribe(flex);
    await sweepMemberships(studio.services);
    await timePasses(hoursAfter(renewsOn, 2), 'not told');
    expect(await credits()).toHaveLength(1);
    await sweepMemberships(studio.services);
    expect(await credits()).toHaveLength(2);
    await studio.deliverWebhooks('reversed');
    expect(await credits()).toHaveLength(2);
  });

  it('that cannot be paid is told, keeps what is paid for, and is made good by another card', async () => {
    const { membershipId, renewsOn } = await member.subscribe(flex);
    expect((await member.saveCard(failingCard)).body.cards).toMatchObject([
      { last4: '0341', isDefault: true },
      { last4: '4242', isDefault: false },
    ]);
    await timePasses(hoursAfter(renewsOn, 2));
    const late = await member.membership();
    expect(late).toMatchObject({ status: 'PAST_DUE', method: 'Visa ending 0341' });
    expect(late.failure?.nextAttemptAt).toBe(late.renewsOn);
    expect(await credits()).toMatchObject([{ balance: 8 }]);
    expect(await subjects()).toEqual(['Payment failed: Reformer Flex 8', 'Welcome: Reformer Flex 8']);
    const [mail] = await studio.mails(member.email);
    expect(mail?.text).toContain('We try again on');
    expect(mail?.text).toContain('/account');

    const { body } = await member.saveCard('pm_card_mastercard');
    expect(body.cards[0]).toMatchObject({ brand: 'Mastercard', isDefault: true });
    expect(await member.membership()).toMatchObject({
      status: 'ACTIVE',
      failure: null,
      method: 'Mastercard ending 4444',
    });
    expect(await credits()).toHaveLength(2);
    await studio.deliverWebhooks('reversed');
    expect(await credits()).toHaveLength(2);
    expect(await listMembershipMonths(studio.database, { branchId, id: membershipId })).toHaveLength(2);
    expect(await subjects()).toHaveLength(2);
  });

  it('that cannot be paid can be tried again, and paid by its owner in person', async () => {
    const { membershipId, renewsOn } = await member.subscribe(flex);
    const pay = () => member.ask(paths.membershipPay, { membershipId });
    expect((await pay()).body.code).toBe('not_changeable');
    await member.saveCard(failingCard);
    await timePasses(hoursAfter(renewsOn, 2));
    const { body } = await pay();
    expect(body.membership).toMatchObject({ status: 'PAST_DUE' });
    await studio.pay(getIntentId(body.clientSecret ?? ''));
    const { membership } = (await member.ask(paths.membershipConfirm, { membershipId })).body;
    expect(membership).toMatchObject({ status: 'ACTIVE', failure: null });
    expect(await credits()).toHaveLength(2);
    // The card that paid becomes the default card.
    const { cards } = (await member.ask(paths.membershipList, {})).body;
    expect(cards[0]).toMatchObject({ last4: '4242', isDefault: true });
  });

  it('is paid by trying again once the card works', async () => {
    const { membershipId, renewsOn } = await member.subscribe(flex);
    const { body } = await member.saveCard(failingCard);
    await timePasses(hoursAfter(renewsOn, 2));
    const [, visa] = body.cards;
    const customerId = await findCustomer(studio.database, member.memberId);
    await studio.services.payments.setDefaultCard(customerId ?? '', visa?.cardId ?? '');
    const paid = await member.ask(paths.membershipPay, { membershipId });
    expect(paid.body).toMatchObject({ membership: { status: 'ACTIVE' }, clientSecret: null });
    expect(await credits()).toHaveLength(2);
  });

  it('that is never paid ends the membership, and each failed try is told once', async () => {
    await member.subscribe(flex);
    await member.saveCard(failingCard);
    await timePasses(hoursAfter((await member.membership()).renewsOn, 2));
    for (let tries = 0; tries < 8; tries++) {
      const { status, renewsOn } = await member.membership();
      if (status === 'ENDED') break;
      expect((await subjects())[0]).toBe('Payment failed: Reformer Flex 8');
      await timePasses(hoursAfter(renewsOn, 1));
      await sweepMemberships(studio.services);
    }
    expect(await member.membership()).toMatchObject({ status: 'ENDED', renewsOn: null, failure: null });
    const told = await subjects();
    const failed = Array(3).fill('Payment failed: Reformer Flex 8');
    expect(told).toEqual(['Ended: Reformer Flex 8', ...failed, 'Welcome: Reformer Flex 8']);
    expect((await studio.mails(member.email))[0]?.text).toContain('failed for the last time');
    expect(await credits()).toHaveLength(1);
    // The member can subscribe again, and a late update of the old membership doesn't affect the new one.
    await member.saveCard('pm_card_visa');
    await member.subscribe(flex);
    const old = (await member.ask(paths.membershipList)).body.memberships[1];
    await syncMembership(studio.services, { branchId, id: old?.membershipId ?? '' }, { actor: 'provider' });
    expect(await credits()).toMatchObject([{ renews: false }, { renews: true }]);
  });
});

describe('an answer of the provider', () => {
  it('that was overtaken by a newer one changes nothing', async () => {
    const { membershipId, periodEnd } = await member.subscribe(flow);
    const { payments } = studio.services;
    const { retrieveSubscription } = payments;
    const late = Promise.withResolvers<void>();
    payments.retrieveSubscription = async (id) => {
      const answer = await retrieveSubscription(id);
      payments.retrieveSubscription = retrieveSubscription;
      await late.promise;
      return answer;
    };
    const overtaken = member.ask(paths.membershipConfirm, { membershipId });
    while (payments.retrieveSubscription !== retrieveSubscription) await new Promise(setImmediate);
    await member.ask(paths.membershipCancel, { membershipId });
    late.resolve();
    expect((await overtaken).body.membership).toMatchObject({ endsOn: periodEnd });
    expect(await member.membership()).toMatchObject({ endsOn: periodEnd });
  });

  it('that tells of a paid month is heard even then, and after the end', async () => {
    const { membershipId, intentId } = await member.open(flow);
    await studio.pay(intentId);
    const overtaken = { status: 'ENDED', endedBecause: 'CLOSED', writtenNumber: 99 } as const;
    await studio.database.orm.update(memberships).set(overtaken).where(eq(memberships.id, membershipId));
    await studio.deliverWebhooks();
    expect(await row(membershipId)).toMatchObject({ status: 'ENDED' });
    expect(await credits()).toHaveLength(1);
  });
});

describe('the invoice of a paid month', () => {
  it('has a number and a signed address', async () => {
    const { membershipId } = await member.subscribe(flex);
    const [month] = await listMembershipMonths(studio.database, { branchId, id: membershipId });
    await numberMonthInvoices(studio.services, new Date(0));
    await numberMonthInvoices(studio.services, new Date(0));
    const facts = month && (await loadMonthInvoiceDetails(studio.services, month));
    expect(facts).toMatchObject({
      number: expect.stringMatching(/^INV-2\d{3}-\d{5}$/),
      billedTo: { name: 'Ada Quill', lines: [member.email] },
      lines: [{ description: 'Reformer Flex 8', unitPence: 22_000, quantity: 1 }],
      settled: { method: 'Visa ending 4242' },
    });
    const address = buildMonthInvoiceUrl(studio.services.keys, month?.id ?? '');
    const answer = await studio.app.inject({ url: address });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect((await studio.app.inject({ url: `${address}x` })).statusCode).toBe(404);
    expect((await studio.app.inject({ url: address.replace(/k=.*/, '') })).statusCode).toBe(404);
  });
});

describe('a booking that a month pays for', () => {
  it('leads to the invoice of that month', async () => {
    await member.subscribe(flex);
    const own = { principalUserId: member.memberId };
    const classId = await createClass(studio.database, {
      startsAt: hoursAfter(studio.time.now.toISOString(), 60),
    });
    const { holdId } = (await member.ask(paths.hold, { classId, ...own }))
      .body as unknown as HoldClassResponse;
    const wish = { holdId, classId, customer: guestDetails, paymentMethod: 'ENTITLEMENT', ...own };
    const { booking, links } = (await member.ask(paths.book, wish)).body as unknown as BookingResponse;
    expect(booking.credit?.name).toBe('Reformer Flex 8');
    expect(links).toMatchObject({ receipt: null, invoice: expect.stringContaining('/invoice.pdf?k=') });
    const pdf = await studio.app.inject(links.invoice ?? '');
    expect(pdf.headers['content-type']).toBe('application/pdf');
  });
});

describe('cancelling', () => {
  it('ends with the month that is paid, can be taken back until then, and is mailed at the end', async () => {
    const { membershipId, periodEnd } = await member.subscribe(flow);
    const cancel = () => member.ask(paths.membershipCancel, { membershipId });
    expect((await cancel()).body.membership).toMatchObject({
      status: 'ACTIVE',
      endsOn: periodEnd,
      renewsOn: null,
    });
    expect((await cancel()).body.membership).toMatchObject({ endsOn: periodEnd });
    expect(await credits()).toMatchObject([{ renews: false }]);
    const resumed = await member.ask(paths.membershipResume, { membershipId });
    expect(resumed.body.membership).toMatchObject({ endsOn: null, renewsOn: periodEnd });
    expect(await credits()).toMatchObject([{ renews: true }]);
    await cancel();
    await timePasses(hoursAfter(periodEnd, 2));
    expect(await member.membership()).toMatchObject({ status: 'ENDED' });
    expect(await credits()).toHaveLength(1);
    expect((await subjects())[0]).toBe('Ended: Flow Anytime Unlimited');
    expect((await studio.mails(member.email))[0]?.text).toContain('as you asked');
    for (const path of [paths.membershipCancel, paths.membershipResume])
      expect((await member.ask(path, { membershipId })).body.code).toBe('not_changeable');
  });

  it('is told by mail with its day and the way back, and so is keeping it after all', async () => {
    const { membershipId, periodEnd } = await member.subscribe(flex);
    const end = toLondonDate(new Date(periodEnd ?? ''));
    const until = formatDay(end, { day: 'numeric', month: 'long' });
    await member.ask(paths.membershipCancel, { membershipId });
    await member.ask(paths.membershipCancel, { membershipId });
    expect(await subjects()).toEqual(['Cancelled: Reformer Flex 8', 'Welcome: Reformer Flex 8']);
    const [cancelled] = await studio.mails(member.email);
    expect(cancelled?.text).toContain(`The sessions you have left are yours for classes until ${until}.`);
    expect(cancelled?.text).toContain('/account');
    expect(cancelled?.text).not.toContain('You can cancel it');

    await member.ask(paths.membershipResume, { membershipId });
    const [kept] = await studio.mails(member.email);
    expect(kept).toMatchObject({ subject: 'Kept: Reformer Flex 8' });
    expect(kept?.text).toContain(`Next payment: ${formatDayAndYear(end)}`);
  });

  it('is told by mail as it stands when the mail goes out', async () => {
    const { membershipId } = await member.subscribe(flex);
    await subjects();
    await member.ask(paths.membershipCancel, { membershipId });
    await member.ask(paths.membershipResume, { membershipId });
    expect(await subjects()).toEqual(['Kept: Reformer Flex 8', 'Welcome: Reformer Flex 8']);
  });

  it('ends at once what is not paid for', async () => {
    const { membershipId, renewsOn } = await member.subscribe(flex);
    await member.saveCard(failingCard);
    await timePasses(hoursAfter(renewsOn, 2));
    const { body } = await member.ask(paths.membershipCancel, { membershipId });
    expect(body.membership).toMatchObject({ status: 'ENDED' });
    expect(await row(membershipId)).toMatchObject({ endedBecause: 'CANCELLED' });
  });

  it('is not possible before the first payment', async () => {
    const { membershipId } = await member.open(flex);
    const { body } = await member.ask(paths.membershipCancel, { membershipId });
    expect(body.code).toBe('not_changeable');
  });
});

describe('a freeze', () => {
  it('says what it changes, leaves out whole months, and ends by itself', async () => {
    const { membershipId, renewsOn } = await member.subscribe(flex);
    const preview = await member.ask(paths.freezePreview, { membershipId, months: 2 });
    expect(preview.body.from).toBe(renewsOn);
    expect(preview.body.changes[0]).toMatch(/^No payments on \d+ \w+ and \d+ \w+$/);
    expect(await member.membership()).toMatchObject({ freeze: null, canFreezeFrom: null });

    const { body } = await member.ask(paths.freeze, { membershipId, months: 2 });
    const { from, until } = preview.body;
    expect(body.membership).toMatchObject({ freeze: { from, until }, renewsOn: until, status: 'ACTIVE' });
    expect(body.membership.canFreezeFrom).not.toBeNull();
    for (const path of [paths.freezePreview, paths.freeze])
      expect((await member.ask(path, { membershipId, months: 1 })).body.code).toBe('freeze_too_soon');

    await timePasses(hoursAfter(from, 2));
    expect(await member.membership()).toMatchObject({ freeze: { from, until }, renewsOn: until });
    await timePasses(hoursAfter(until, -24));
    expect(await credits()).toHaveLength(1);
    expect(await member.membership()).toMatchObject({ status: 'ACTIVE', renewsOn: until });

    await timePasses(hoursAfter(until, 2));
    const [, back, ...others] = await credits();
    expect(others).toEqual([]);
    expect(back?.startsAt.toISOString()).toBe(until);
    expect(await member.membership()).toMatchObject({ freeze: null, status: 'ACTIVE' });
    expect(await listMembershipMonths(studio.database, { branchId, id: membershipId })).toHaveLength(2);
    expect(await subjects()).toHaveLength(1);
  });

  it('is told by mail with its days and the way back', async () => {
    const { membershipId, renewsOn } = await member.subscribe(flex);
    const { body } = await member.ask(paths.freeze, { membershipId, months: 1 });
    expect(body.membership.freeze).toMatchObject({ isOn: false, canBeTakenBack: true });
    const [from, until] = [renewsOn, body.membership.freeze?.until].map((instant) =>
      formatDay(toLondonDate(new Date(instant ?? '')), { day: 'numeric', month: 'long' }),
    );
    const [frozen, ...others] = await studio.mails(member.email);
    expect(others).toHaveLength(1);
    expect(frozen).toMatchObject({ subject: 'Frozen: Reformer Flex 8' });
    for (const words of [`freezes on ${from}`, `charged until ${until}`, 'Keep it running', '/account'])
      expect(frozen?.text).toContain(words);
    expect(frozen?.text).not.toContain('freeze it');
  });

  it('can be taken back until it begins, is told by mail, and can be had again', async () => {
    const { membershipId, renewsOn } = await member.subscribe(flex);
    const takeBack = () => member.ask(paths.freezeTakeBack, { membershipId });
    // Without a freeze, the call changes nothing.
    expect((await takeBack()).body.membership).toMatchObject({ freeze: null, renewsOn });
    await member.ask(paths.freeze, { membershipId, months: 2 });
    expect(await credits()).toMatchObject([{ renews: false }]);
    const goesOn = { freeze: null, canFreezeFrom: null, renewsOn, status: 'ACTIVE' };
    expect((await takeBack()).body.membership).toMatchObject(goesOn);
    expect((await takeBack()).body.membership).toMatchObject(goesOn);
    expect(await credits()).toMatchObject([{ renews: true }]);
    expect(await subjects()).toEqual(['Not frozen: Reformer Flex 8', 'Welcome: Reformer Flex 8']);
    const { subscriptionId } = await row(membershipId);
    const { pausedUntil } = await studio.services.payments.retrieveSubscription(subscriptionId ?? '');
    expect(pausedUntil).toBeNull();

    const { body } = await member.ask(paths.freeze, { membershipId, months: 1 });
    expect(body.membership.freeze).toMatchObject({ from: renewsOn });
    await takeBack();
    await timePasses(hoursAfter(renewsOn, 2));
    expect(await credits()).toHaveLength(2);
  });

  it('that has begun is not taken back', async () => {
    const { membershipId, renewsOn } = await member.subscribe(flex);
    await member.ask(paths.freeze, { membershipId, months: 1 });
    const takeBack = () => member.ask(paths.freezeTakeBack, { membershipId });
    studio.time.now = hoursAfter(renewsOn, -0.5);
    expect((await takeBack()).body.code).toBe('not_changeable');
    expect(await member.membership()).toMatchObject({ freeze: { isOn: false, canBeTakenBack: false } });
    await timePasses(hoursAfter(renewsOn, 2));
    expect((await takeBack()).body.code).toBe('not_changeable');
    expect(await member.membership()).toMatchObject({ freeze: { isOn: true, canBeTakenBack: false } });
  });

  it('stays when the provider cannot be told that it is taken back, and is taken back there when it paused late', async () => {
    const { membershipId, renewsOn } = await member.subscribe(flex);
    const frozen = await member.ask(paths.freeze, { membershipId, months: 1 });
    const { freeze } = frozen.body.membership;
    const { payments } = studio.services;
    const { pauseSubscription } = payments;
    payments.pauseSubscription = async () => {
      throw new PaymentsUnavailableError('The line is dead.');
    };
    const failed = await member.ask(paths.freezeTakeBack, { membershipId });
    payments.pauseSubscription = pauseSubscription;
    expect(failed.body.code).toBe('payment_unavailable');
    expect(await member.membership()).toMatchObject({ freeze });

    await member.ask(paths.freezeTakeBack, { membershipId });
    // A pause request was still on its way when the freeze was cancelled.
    const { subscriptionId } = await row(membershipId);
    await pauseSubscription(subscriptionId ?? '', hoursAfter(freeze?.until ?? null, -1));
    await studio.deliverWebhooks();
    await timePasses(hoursAfter(renewsOn, 2));
    expect(await credits()).toHaveLength(2);
  });

  it('reaches the provider later when it cannot be reached at once', async () => {
    const { membershipId } = await member.subscribe(flex);
    const { pauseSubscription } = studio.services.payments;
    studio.services.payments.pauseSubscription = async () => {
      throw new PaymentsUnavailableError('The line is dead.');
    };
    const { body } = await member.ask(paths.freeze, { membershipId, months: 1 });
    studio.services.payments.pauseSubscription = pauseSubscription;
    expect(body.membership.freeze).not.toBeNull();
    studio.time.now = new Date(studio.time.now.getTime() + 61_000);
    await sweepMemberships(studio.services);
    await timePasses(hoursAfter(body.membership.freeze?.from ?? null, 2));
    expect(await credits()).toHaveLength(1);
  });

  it('is none when the provider refuses it', async () => {
    const { membershipId } = await member.subscribe(flex);
    const { pauseSubscription } = studio.services.payments;
    studio.services.payments.pauseSubscription = async () => {
      throw new PaymentsRejectedError('Not this one.');
    };
    const { body } = await member.ask(paths.freeze, { membershipId, months: 1 });
    studio.services.payments.pauseSubscription = pauseSubscription;
    expect(body.code).toBe('payment_unavailable');
    expect(await member.membership()).toMatchObject({ freeze: null, canFreezeFrom: null });
    expect(await credits()).toMatchObject([{ renews: true }]);
    expect((await member.ask(paths.freeze, { membershipId, months: 1 })).status).toBe(200);
    expect(await credits()).toMatchObject([{ renews: false }]);
  });

  it('is not possible while a payment is due or the end is near', async () => {
    const { membershipId, renewsOn } = await member.subscribe(flex);
    await member.ask(paths.membershipCancel, { membershipId });
    const freeze = () => member.ask(paths.freeze, { membershipId, months: 1 });
    expect((await freeze()).body.code).toBe('not_changeable');
    await member.ask(paths.membershipResume, { membershipId });
    await member.saveCard(failingCard);
    await timePasses(hoursAfter(renewsOn, 2));
    expect((await freeze()).body.code).toBe('not_changeable');
  });

  it('of more than two months is refused', async () => {
    const { membershipId } = await member.subscribe(flex);
    const { status } = await member.ask(paths.freeze, { membershipId, months: 3 });
    expect(status).toBe(400);
  });
});

describe('cards', () => {
  it('are removed unless a membership needs the last one; another one pays instead', async () => {
    await member.subscribe(flex);
    const { body } = await member.saveCard('pm_card_mastercard');
    const [mastercard, visa] = body.cards;
    const remove = (cardId = '') => member.ask(paths.cardRemove, { cardId });
    expect((await remove(mastercard?.cardId)).body.cards).toMatchObject([{ last4: '4242', isDefault: true }]);
    expect(await member.membership()).toMatchObject({ method: 'Visa ending 4242' });
    expect((await remove(visa?.cardId)).body.code).toBe('not_changeable');
    expect((await remove('pm_unknown')).body.code).toBe('not_found');
  });

  it('that have expired pay for nothing instead', async () => {
    await member.subscribe(flex);
    const { payments } = studio.services;
    const { listCards } = payments;
    payments.listCards = async (customerId) =>
      (await listCards(customerId)).map((card) =>
        card.last4 === '4242' ? { ...card, expYear: 2020 } : card,
      );
    const saved = (await member.saveCard('pm_card_mastercard')).body.cards;
    const remove = (last4: string, cards = saved) =>
      member.ask(paths.cardRemove, { cardId: cards.find((card) => card.last4 === last4)?.cardId });
    const last = await remove('4444');
    const three = (await member.saveCard('pm_card_amex')).body.cards;
    const { body } = await remove('0005', three);
    payments.listCards = listCards;
    expect(last.body.code).toBe('not_changeable');
    expect(body.cards.find(({ isDefault }) => isDefault)).toMatchObject({ last4: '4444' });
  });

  it('saved twice is listed once, and gone at once', async () => {
    await member.subscribe(flex);
    await member.saveCard('pm_card_mastercard');
    const { body } = await member.saveCard('pm_card_visa');
    expect(body.cards).toMatchObject([
      { last4: '4242', isDefault: true },
      { last4: '4444', isDefault: false },
    ]);
    const [visa, mastercard] = body.cards;
    const removed = await member.ask(paths.cardRemove, { cardId: visa?.cardId });
    expect(removed.body.cards).toEqual([{ ...mastercard, isDefault: true }]);
    const customer = await findCustomer(studio.database, member.memberId);
    const left = await studio.services.payments.listCards(customer ?? '');
    expect(left).toMatchObject([{ last4: '4444', isDefault: true }]);
  });

  it('can all be removed once the membership ends by itself', async () => {
    const { membershipId } = await member.subscribe(flex);
    await member.ask(paths.membershipCancel, { membershipId });
    const [card] = (await member.ask(paths.membershipList)).body.cards;
    expect((await member.ask(paths.cardRemove, { cardId: card?.cardId })).body.cards).toEqual([]);
  });

  it('of others, and those not saved, are refused', async () => {
    await member.subscribe(flex);
    const stranger = createSubscriber(studio, tokens, people);
    await stranger.subscribe(flex);
    const { setupId } = (await stranger.ask(paths.cardSetup)).body;
    for (const other of [setupId, 'seti_unknown'])
      expect((await member.ask(paths.cardConfirm, { setupId: other })).body.code).toBe('not_found');
    expect((await stranger.ask(paths.cardConfirm, { setupId })).body.code).toBe('payment_not_completed');
    const [theirs] = (await stranger.ask(paths.membershipList)).body.cards;
    expect((await member.ask(paths.cardRemove, { cardId: theirs?.cardId })).body.code).toBe('not_found');
  });
});

describe('an account that closes', () => {
  it('ends its memberships at once, also those that wait, and takes its cards away', async () => {
    const { membershipId } = await member.subscribe(flex);
    const waiting = await member.open(flow);
    await studio.mails(member.email);
    await endMemberships(studio.services, member.memberId);
    await endMemberships(studio.services, member.memberId);
    expect(await row(membershipId)).toMatchObject({ status: 'ENDED', endedBecause: 'CLOSED' });
    expect(await row(waiting.membershipId)).toMatchObject({ status: 'ENDED', endedBecause: 'NEVER_BEGAN' });
    expect((await member.ask(paths.membershipList)).body.cards).toEqual([]);
    await studio.deliverWebhooks();
    expect(await subjects()).toHaveLength(1);
  });

  it('has nothing to end without one', async () => {
    await expect(endMemberships(studio.services, member.memberId)).resolves.toBeUndefined();
  });
});
