import { randomUUID } from 'node:crypto';
import type { ListMembershipsResponse, SetUpCardResponse } from '@studio/contracts/memberships';
import { paths } from '@studio/contracts/paths';
import { runDueBilling } from '@studio/sandbox/stripe/billing/advance-to-time';
import { createGuestRecordLinker } from '@studio/server/create-guest-record-linker';
import { membershipMonths, memberships } from '@studio/server/memberships/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { subscribeInEarlierSystem } from '../harness/earlier-subscription.ts';
import { type ImportStudio, openImportStudio } from '../harness/import-studio.ts';
import { createSubscriber } from '../harness/subscriber.ts';

let at: ImportStudio;
beforeAll(async () => {
  at = await openImportStudio();
});
afterAll(() => at.studio.close());

const product = { id: 'reformer-flex-8', name: 'Reformer Flex 8' };

async function importMembership(email: string) {
  const ids = await subscribeInEarlierSystem(at.studio, email);
  await at.importFile(
    `Name,Email,Membership,Stripe customer id,Stripe subscription id
Ana Moss,${email},${product.name},${ids.customerId},${ids.subscriptionId}
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
