import { randomUUID } from 'node:crypto';
import { branch } from '@studio/content/branch';
import type { ListMembershipsResponse, SetUpCardResponse } from '@studio/contracts/memberships';
import { paths } from '@studio/contracts/paths';
import { runDueBilling } from '@studio/sandbox/stripe/billing/advance-to-time';
import { deleteAccount } from '@studio/server/account/delete-account';
import { createGuestRecordLinker } from '@studio/server/create-guest-record-linker';
import { CustomerNotFoundError } from '@studio/server/integrations/payments/port';
import { membershipMonths, memberships } from '@studio/server/memberships/tables';
import { deleteOrphanedCustomers } from '@studio/server/payments/delete-orphaned-customers';
import { ensureCustomer } from '@studio/server/payments/payment-customer';
import { paymentCustomers } from '@studio/server/payments/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { subscribeInEarlierSystem } from '../harness/earlier-subscription.ts';
import { type ImportStudio, openImportStudio } from '../harness/import-studio.ts';
import { createSubscriber, type Subscriber } from '../harness/subscriber.ts';

let at: ImportStudio;
beforeAll(async () => {
  at = await openImportStudio();
});
afterAll(() => at.studio.close());

const product = { id: 'reformer-flex-8', name: 'Reformer Flex 8' };

async function importMembership(email: string, name = 'Ana Moss') {
  const ids = await subscribeInEarlierSystem(at.studio, email);
  await at.importFile(
    `Name,Email,Membership,Stripe customer id,Stripe subscription id
${name},${email},${product.name},${ids.customerId},${ids.subscriptionId}
`,
  );
  return ids;
}

async function findMembership(subscriptionId: string) {
  const { orm } = at.studio.database;
  const rows = await orm.select().from(memberships).where(eq(memberships.subscriptionId, subscriptionId));
  return rows[0];
}

it('joins an account that has the same membership, so that the member sees both and can cancel one', async () => {
  const member = createSubscriber(at.studio, at.tokens, at.pool);
  const own = await member.subscribe(product.id);
  const { subscriptionId } = await importMembership('ana.before@both.example');
  const { database, payments } = at.studio.services;
  const account = { userId: member.memberId, email: 'ana.before@both.example' };
  await database.transaction((tx) => createGuestRecordLinker(at.studio.services)(tx, account));

  const imported = await findMembership(subscriptionId);
  expect(imported).toMatchObject({ memberId: member.memberId, status: 'ACTIVE' });
  const listed = (await member.call(paths.membershipList)).body as unknown as ListMembershipsResponse;
  expect(listed.memberships.map(({ membershipId }) => membershipId).sort()).toEqual(
    [own.membershipId, imported?.id].sort(),
  );
  expect((await member.call(paths.membershipOpen, { productId: product.id })).status).not.toBe(200);
  const cancelled = await member.call(paths.membershipCancel, { membershipId: imported?.id });
  expect(cancelled.status).toBe(200);
  expect(await payments.retrieveSubscription(subscriptionId)).toMatchObject({ cancelAtPeriodEnd: true });
});

it('charges the next month once, to the imported customer and the card that the member adds', async () => {
  const email = 'cara@newcard.example';
  const { subscriptionId, customerId } = await importMembership(email);
  const sub = randomUUID();
  at.pool.addUser(sub, { email });
  const member = at.studio.visitor().with(await at.tokens.access(sub));
  const { setupId } = (await member.call(paths.cardSetup)).body as unknown as SetUpCardResponse;
  const { payments } = at.studio.services;
  expect(await payments.retrieveCardSetup(setupId)).toMatchObject({ customerId });
  await at.studio.stripe.setupIntents.confirm(setupId, {
    payment_method: 'pm_card_mastercard',
    return_url: 'http://localhost/',
  });
  expect((await member.call(paths.cardConfirm, { setupId })).status).toBe(200);
  const before = await payments.listInvoices(subscriptionId);
  const start = at.studio.time.now;
  const { periodEnd } = await payments.retrieveSubscription(subscriptionId);
  at.studio.time.now = new Date(periodEnd.getTime() + 3 * 3_600_000);
  await runDueBilling(at.studio.sandbox, at.studio.time.now);
  await at.studio.deliverWebhooks();
  expect(await payments.listInvoices(subscriptionId)).toHaveLength(before.length + 1);
  expect(await payments.retrieveSubscription(subscriptionId)).toMatchObject({
    ...{ customerId, status: 'active', method: expect.stringMatching(/^Mastercard/) },
  });
  const months = await at.studio.database.orm
    .select()
    .from(membershipMonths)
    .where(eq(membershipMonths.memberId, sub));
  expect(months).toMatchObject([{ amountPence: 9900, method: expect.stringMatching(/^Mastercard/) }]);
  at.studio.time.now = start;
});

describe('a member with a Stripe customer of their own and another one from the import', () => {
  let member: Subscriber;
  let ids: Awaited<ReturnType<typeof importMembership>>;
  let ownCustomerId: string;
  let membershipId: string;
  beforeAll(async () => {
    const { services } = at.studio;
    const email = 'dot@two-customers.example';
    ids = await importMembership(email);
    member = createSubscriber(at.studio, at.tokens, at.pool);
    await member.call('/classes/user/get');
    ownCustomerId = await ensureCustomer(services, member.memberId);
    const account = { userId: member.memberId, email };
    await services.database.transaction((tx) => createGuestRecordLinker(services)(tx, account));
    const imported = await findMembership(ids.subscriptionId);
    membershipId = imported?.id ?? '';
    expect(imported?.memberId).toBe(member.memberId);
  });

  const readMethod = async () =>
    (await at.studio.services.payments.retrieveSubscription(ids.subscriptionId)).method;
  const saveMembershipCard = async (card: string) => {
    const started = await member.call(paths.cardSetup, { membershipId });
    expect(started.status).toBe(200);
    const { setupId } = started.body;
    await at.studio.stripe.setupIntents.confirm(setupId, {
      payment_method: card,
      return_url: 'http://localhost/',
    });
    return { setupId, confirmed: await member.call(paths.cardConfirm, { setupId }) };
  };

  it('is told that the membership has its own card, which a saved card doesn’t replace', async () => {
    const { memberships: listed } = (await member.call(paths.membershipList)).body;
    expect(listed).toMatchObject([{ membershipId, changesCardSeparately: true }]);
    const before = await readMethod();
    const { body } = await member.saveCard('pm_card_amex');
    expect(body.cards).toMatchObject([{ brand: 'Amex' }]);
    expect(await readMethod()).toBe(before);
    const cardId = body.cards[0]?.cardId ?? '';
    expect((await member.call(paths.cardRemove, { cardId })).body.cards).toEqual([]);
  });

  it('changes the card of the customer to whom the subscription belongs', async () => {
    const { payments } = at.studio.services;
    const { setupId, confirmed } = await saveMembershipCard('pm_card_mastercard');
    expect(confirmed.status).toBe(200);
    expect((await payments.retrieveCardSetup(setupId)).customerId).toBe(ids.customerId);
    expect(await readMethod()).toMatch(/^Mastercard/);
    expect(await findMembership(ids.subscriptionId)).toMatchObject({
      method: expect.stringMatching(/^Mastercard/),
    });
    expect(await payments.listCards(ids.customerId)).toMatchObject([
      { brand: 'Mastercard', isDefault: true },
    ]);
    expect(await payments.listCards(ownCustomerId)).toEqual([]);
    expect((await member.call(paths.cardConfirm, { setupId })).status).toBe(200);
  });

  it('can’t be changed by another member', async () => {
    const { setupId } = (await member.call(paths.cardSetup, { membershipId })).body;
    const other = createSubscriber(at.studio, at.tokens, at.pool);
    expect((await other.call(paths.cardSetup, { membershipId })).body).toMatchObject({ code: 'not_found' });
    expect((await other.call(paths.cardConfirm, { setupId })).body).toMatchObject({ code: 'not_found' });
  });

  it('pays a failed renewal with the new card', async () => {
    const start = at.studio.time.now;
    await saveMembershipCard('pm_card_chargeCustomerFail');
    const { periodEnd } = await at.studio.services.payments.retrieveSubscription(ids.subscriptionId);
    at.studio.time.now = new Date(periodEnd.getTime() + 3 * 3_600_000);
    await runDueBilling(at.studio.sandbox, at.studio.time.now);
    await at.studio.deliverWebhooks();
    expect(await findMembership(ids.subscriptionId)).toMatchObject({ status: 'PAST_DUE' });
    await member.saveCard('pm_card_visa');
    expect(await findMembership(ids.subscriptionId)).toMatchObject({ status: 'PAST_DUE' });
    expect((await saveMembershipCard('pm_card_mastercard')).confirmed.status).toBe(200);
    expect(await findMembership(ids.subscriptionId)).toMatchObject({ status: 'ACTIVE', failure: null });
    at.studio.time.now = start;
  });

  it('loses both customers at Stripe when the account is closed', async () => {
    const { database, payments } = at.studio.services;
    await deleteAccount(at.studio.services, { branchId: branch.id, memberId: member.memberId });
    await deleteOrphanedCustomers(at.studio.services);
    for (const customerId of [ids.customerId, ownCustomerId]) {
      await expect(payments.listCards(customerId)).rejects.toBeInstanceOf(CustomerNotFoundError);
      expect(
        await database.orm.select().from(paymentCustomers).where(eq(paymentCustomers.customerId, customerId)),
      ).toEqual([]);
    }
  });
});

it('joins an account that has another Stripe customer, in the import too', async () => {
  const member = createSubscriber(at.studio, at.tokens, at.pool);
  await member.call('/classes/user/get');
  const own = await ensureCustomer(at.studio.services, member.memberId);
  const { subscriptionId, customerId } = await importMembership(member.email, 'Ada Moss');
  expect(customerId).not.toBe(own);
  expect(await findMembership(subscriptionId)).toMatchObject({ memberId: member.memberId, status: 'ACTIVE' });
  expect(await ensureCustomer(at.studio.services, member.memberId)).toBe(own);
});

it('emails a client without an account when a renewal fails', async () => {
  const email = 'bea@unpaid.example';
  const { subscriptionId, customerId } = await importMembership(email);
  const { payments } = at.studio.services;
  const setup = await payments.createCardSetup({ customerId, setupKey: randomUUID() });
  await at.studio.stripe.setupIntents.confirm(setup.id, {
    payment_method: 'pm_card_chargeCustomerFail',
    return_url: 'http://localhost/',
  });
  const { cardId } = await payments.retrieveCardSetup(setup.id);
  await payments.setDefaultCard(customerId, cardId ?? '');
  const membership = await findMembership(subscriptionId);
  at.studio.time.now = new Date((membership?.periodEnd?.getTime() ?? 0) + 3 * 3_600_000);
  await runDueBilling(at.studio.sandbox, at.studio.time.now);
  await at.studio.deliverWebhooks();
  expect(await findMembership(subscriptionId)).toMatchObject({ status: 'PAST_DUE' });
  const [sent, ...others] = await at.studio.emails(email);
  expect(others).toEqual([]);
  expect(sent?.subject).toBe(`Payment failed: ${product.name}`);
  expect(sent?.text).toContain(`To use another card, first create an account with ${email}.`);
});
