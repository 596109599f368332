import { paths } from '@studio/contracts/paths';
import { termsVersion } from '@studio/contracts/terms-version';
import { listMovements } from '@studio/server/entitlements/store';
import { PaymentsUnavailableError } from '@studio/server/integrations/payments/port';
import { endMemberships } from '@studio/server/memberships/end-memberships';
import { listMembershipMonths } from '@studio/server/memberships/store';
import { sweepMemberships } from '@studio/server/memberships/sweep-memberships';
import { memberships } from '@studio/server/memberships/tables';
import { findCustomer } from '@studio/server/payments/payment-customer';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MembershipStudio, openMembershipStudio } from '../harness/membership-studio.ts';
import { createSubscriber, type Subscriber } from '../harness/subscriber.ts';

const branchId = '11-miles-st';
const flex = 'reformer-flex-8';
const flow = 'flow-anytime';
let member: Subscriber;

let { studio, tokens, people, listCredits, subjects, row } = {} as MembershipStudio;

beforeAll(async () => {
  ({ studio, tokens, people, listCredits, subjects, row } = await openMembershipStudio());
});
afterAll(() => studio.close());
beforeEach(() => {
  member = createSubscriber(studio, tokens, people);
});
// A membership that a test left behind would be billed in every month that later tests simulate.
afterEach(() => endMemberships(studio.services, member.memberId));

describe('opening a membership', () => {
  it('waits for its first payment, is idempotent, and starts with that payment', async () => {
    const first = await member.open(flex);
    expect(await member.open(flex)).toEqual(first);
    expect(await member.membership()).toMatchObject({ status: 'INCOMPLETE', price: 220, renewsOn: null });
    const { membershipId } = first;
    const early = await member.call(paths.membershipConfirm, { membershipId });
    expect(early).toMatchObject({ status: 409, body: { code: 'payment_not_completed' } });
    expect(await listCredits(member)).toEqual([]);

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
    const [month, ...others] = await listCredits(member);
    expect(others).toEqual([]);
    expect(month).toMatchObject({ kind: 'membership', balance: 8, origin: 'membership', productId: flex });
    expect(month?.startsAt.toISOString()).toBe(periodStart);
    expect(month?.expiresAt?.toISOString()).toBe(periodEnd);
    const movements = await listMovements(studio.database, branchId, month?.id ?? '');
    expect(movements).toMatchObject([{ sessions: 8, reason: 'BOUGHT' }]);
    expect(await subjects(member)).toEqual(['Membership confirmed: Reformer Flex 8']);
    const [welcome] = await studio.emails(member.email);
    expect(welcome?.text).toContain('You can cancel within 14 days of buying');
  });

  it('is processed once, however often and in whatever order events arrive', async () => {
    const { membershipId, intentId } = await member.open(flow);
    await studio.pay(intentId);
    expect(await studio.deliverWebhooks('reversed')).toBeGreaterThan(3);
    await member.call(paths.membershipConfirm, { membershipId });
    await sweepMemberships(studio.services);
    expect(await listCredits(member)).toMatchObject([{ balance: null, name: 'Flow Anytime Unlimited' }]);
    expect(await listMembershipMonths(studio.database, { branchId, id: membershipId })).toMatchObject([
      { amountPence: 15_000, currency: 'GBP', method: 'Visa ending 4242' },
    ]);
    expect(await subjects(member)).toHaveLength(1);
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
    expect(await listCredits(member)).toHaveLength(1);
  });

  it('is closed when the first payment is missing, and can be opened again', async () => {
    const { membershipId, intentId } = await member.open(flex);
    studio.time.now = new Date(studio.time.now.getTime() + 59 * 60_000);
    await sweepMemberships(studio.services);
    expect(await row(membershipId)).toMatchObject({ status: 'INCOMPLETE' });
    studio.time.now = new Date(studio.time.now.getTime() + 2 * 60_000);
    await sweepMemberships(studio.services);
    expect(await row(membershipId)).toMatchObject({ status: 'ENDED', endReason: 'NEVER_STARTED' });
    await expect(studio.pay(intentId)).rejects.toThrow();
    const { body } = await member.call(paths.membershipList);
    expect(body.memberships).toEqual([]);
    expect((await member.open(flex)).membershipId).not.toBe(membershipId);
    expect(await subjects(member)).toEqual([]);
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
    expect(await listCredits(member)).toHaveLength(1);
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
    expect(await row(waiting.membershipId)).toMatchObject({ status: 'ENDED', endReason: 'NEVER_STARTED' });
    expect((await member.call(paths.membershipList)).body.cards).toEqual([]);
    await studio.deliverWebhooks();
    expect(await subjects(member)).toHaveLength(1);
  });

  it('ends nothing without a membership', async () => {
    await expect(endMemberships(studio.services, member.memberId)).resolves.toBeUndefined();
  });
});
