import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { CheckImportResponse } from '@studio/contracts/staff-import';
import type { GetPersonResponse, SearchPeopleResponse } from '@studio/contracts/staff-people';
import { erasureReasons } from '@studio/domain/people/erasure-reasons';
import { runDueBilling } from '@studio/sandbox/stripe/billing/advance-to-time';
import { entitlements } from '@studio/server/entitlements/tables';
import { PaymentsUnavailableError } from '@studio/server/integrations/payments/port';
import { sweepMemberships } from '@studio/server/memberships/sweep-memberships';
import { membershipMonths, memberships } from '@studio/server/memberships/tables';
import { outbox } from '@studio/server/platform/database/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { callSuccessfully } from '../harness/call-api.ts';
import { subscribeInEarlierSystem } from '../harness/earlier-subscription.ts';
import { type ImportStudio, openImportStudio, toImportInput } from '../harness/import-studio.ts';
import { createSubscriber } from '../harness/subscriber.ts';

let at: ImportStudio;
beforeAll(async () => {
  at = await openImportStudio();
});
afterAll(() => at.studio.close());

const product = { id: 'reformer-flex-8', name: 'Reformer Flex 8' };

const subscribeElsewhere = (email: string, pricePence = 9900) =>
  subscribeInEarlierSystem(at.studio, email, pricePence);

const headings = 'Name,Email,Membership,Next payment day,Stripe customer id,Stripe subscription id';
const check = async (text: string) =>
  callSuccessfully<CheckImportResponse>(at.staff, paths.importCheck, toImportInput(await at.read(text)));
const membershipOf = async (subscriptionId: string) =>
  (
    await at.studio.database.orm
      .select()
      .from(memberships)
      .where(eq(memberships.subscriptionId, subscriptionId))
  )[0];
const countEmails = async () => (await at.studio.database.orm.select({ id: outbox.id }).from(outbox)).length;
const creditsOf = (owner: string) =>
  at.studio.database.orm.select().from(entitlements).where(eq(entitlements.memberId, owner));

describe('an imported membership with a subscription', () => {
  it('continues at Stripe without an email or a charge, and moves to the account that its client creates', async () => {
    const { subscriptionId, customerId } = await subscribeElsewhere('ana@plans.example');
    const before = await countEmails();
    const text = `${headings}\nAna Moss,ana@plans.example,${product.name},,${customerId},${subscriptionId}\n`;
    const checked = await check(text);
    expect(checked.counts).toMatchObject({ new: 1, subscriptions: 1, unchargedMemberships: 0 });
    expect(checked.preview[0]?.packs).toEqual(['Reformer Flex 8. Stripe keeps charging for it.']);
    const { importId, progress, leftOut } = await at.importFile(text);
    expect({ totals: progress.totals, leftOut }).toMatchObject({
      totals: { added: 1, memberships: 1 },
      leftOut: [],
    });
    const person = await at.personOf('ana@plans.example');
    const row = await membershipOf(subscriptionId);
    expect(row).toMatchObject({
      memberId: `person:${person?.id}`,
      productId: product.id,
      status: 'ACTIVE',
      pricePence: 9900,
    });
    expect(await creditsOf(`person:${person?.id}`)).toMatchObject([
      { kind: 'membership', balance: 8, renews: true, expiresAt: row?.periodEnd },
    ]);
    const profile = await callSuccessfully<GetPersonResponse>(at.staff, paths.personGet, {
      personId: person?.id,
    });
    expect(profile.memberships).toMatchObject([{ name: product.name, status: 'ACTIVE' }]);
    const { people } = await callSuccessfully<SearchPeopleResponse>(at.staff, paths.peopleSearch, {
      filter: 'membership',
      query: 'Ana Moss',
    });
    expect(people).toMatchObject([{ personId: person?.id, memberships: [product.name] }]);
    expect(await countEmails()).toBe(before);

    const sub = randomUUID();
    at.pool.addUser(sub, { email: 'ana@plans.example' });
    const member = at.studio.visitor().with(await at.tokens.access(sub));
    await member.call('/classes/user/get');
    expect(await membershipOf(subscriptionId)).toMatchObject({ memberId: sub });
    expect((await member.call(paths.membershipList)).body).toMatchObject({
      memberships: [{ name: product.name, status: 'ACTIVE', price: 99 }],
    });
    expect((await at.undoImport(importId)).notUndone).toMatchObject([
      { reason: 'They have an account now.' },
    ]);
    expect(await membershipOf(subscriptionId)).toBeUndefined();
    expect(await at.studio.services.payments.retrieveSubscription(subscriptionId)).toMatchObject({
      status: 'active',
      cancelAtPeriodEnd: false,
    });
  });

  it('gets the sessions of a month that Stripe charges later, and then stays after an undo', async () => {
    const { subscriptionId, customerId } = await subscribeElsewhere('bea@plans.example');
    const text = `${headings}\nBea Moss,bea@plans.example,${product.name},,${customerId},${subscriptionId}\n`;
    const { importId } = await at.importFile(text);
    const row = await membershipOf(subscriptionId);
    const before = await countEmails();
    const start = at.studio.time.now;
    at.studio.time.now = new Date((row?.periodEnd?.getTime() ?? 0) + 3 * 3_600_000);
    await runDueBilling(at.studio.sandbox, at.studio.time.now);
    await at.studio.deliverWebhooks();
    await sweepMemberships(at.studio.services);
    const months = await at.studio.database.orm
      .select()
      .from(membershipMonths)
      .where(eq(membershipMonths.membershipId, row?.id ?? ''));
    expect(months).toMatchObject([{ amountPence: 9900, periodStart: row?.periodEnd }]);
    expect((await creditsOf(row?.memberId ?? '')).map(({ balance }) => balance)).toEqual([8, 8]);
    expect(await countEmails()).toBe(before);
    await at.logInAgain();
    expect((await at.undoImport(importId)).notUndone).toMatchObject([
      { reason: 'Stripe has charged their membership since then.' },
    ]);
    expect(await membershipOf(subscriptionId)).toMatchObject({ status: 'ACTIVE' });
    at.studio.time.now = start;
    await at.logInAgain();
  });

  it('is left out, with the reason, if Stripe doesn’t charge that customer for it', async () => {
    const ended = await subscribeElsewhere('cy@plans.example');
    await at.studio.services.payments.endSubscription(ended.subscriptionId);
    const other = await subscribeElsewhere('di@plans.example');
    const wrong = await subscribeElsewhere('wrong@plans.example');
    const { leftOut, progress } = await at.importFile(
      `${headings}
Cy Moss,cy@plans.example,${product.name},,${ended.customerId},${ended.subscriptionId}
Di Moss,di@plans.example,${product.name},,${wrong.customerId},${other.subscriptionId}
Ed Moss,ed@plans.example,${product.name},,,sub_unknown12345678
`,
    );
    expect(progress.totals).toMatchObject({ added: 3, memberships: 0 });
    expect(leftOut.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'This Stripe subscription has ended. We’ve left the membership out.'],
      [3, 'This Stripe subscription belongs to a different Stripe customer. We’ve left the membership out.'],
      [4, 'Stripe doesn’t know this subscription. We’ve left the membership out.'],
    ]);
  });

  it('is reported by the check if the subscription belongs to another Stripe customer than the one in the row', async () => {
    const other = await subscribeElsewhere('una@plans.example');
    const wrong = await subscribeElsewhere('wrong.una@plans.example');
    const fine = await subscribeElsewhere('vi@plans.example');
    const { counts, issues, preview } = await check(
      `${headings}
Una Moss,una@plans.example,${product.name},,${wrong.customerId},${other.subscriptionId}
Vi Moss,vi@plans.example,${product.name},,${fine.customerId},${fine.subscriptionId}
`,
    );
    expect(counts).toMatchObject({ new: 2, subscriptions: 1 });
    expect(issues.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'This Stripe subscription belongs to a different Stripe customer. We’ll leave the membership out.'],
    ]);
    expect(preview.map(({ packs }) => packs)).toEqual([
      [],
      ['Reformer Flex 8. Stripe keeps charging for it.'],
    ]);
  });

  it('is checked during the import if the check can’t reach Stripe', async () => {
    const { subscriptionId, customerId } = await subscribeElsewhere('wyn@plans.example');
    const text = `${headings}\nWyn Moss,wyn@plans.example,${product.name},,${customerId},${subscriptionId}\n`;
    const { payments } = at.studio.services;
    const retrieve = vi.spyOn(payments, 'retrieveSubscription');
    retrieve.mockRejectedValueOnce(new PaymentsUnavailableError('Stripe is down.'));
    const { counts, issues } = await check(text);
    retrieve.mockRestore();
    expect(counts.subscriptions).toBe(1);
    expect(issues).toMatchObject([
      { reason: 'We can’t reach Stripe right now. We’ll check the subscription during the import.' },
    ]);
  });

  it('never gives a client a second membership', async () => {
    const subscriber = createSubscriber(at.studio, at.tokens, at.pool);
    await subscriber.subscribe(product.id);
    const { subscriptionId, customerId } = await subscribeElsewhere(subscriber.email);
    const text = `${headings}\nAda Quill,${subscriber.email},${product.name},,${customerId},${subscriptionId}\n`;
    const { issues, counts } = await check(text);
    expect(counts.subscriptions).toBe(0);
    expect(issues).toMatchObject([
      { reason: 'This client already has a membership here, so we’ll leave this one out.' },
    ]);
    expect((await at.importFile(text)).progress.totals).toMatchObject({ existing: 1, memberships: 0 });
    expect(await membershipOf(subscriptionId)).toBeUndefined();
  });

  it('is cancelled at Stripe when its client without an account is erased', async () => {
    const { subscriptionId, customerId } = await subscribeElsewhere('flo@plans.example');
    await at.importFile(
      `${headings}\nFlo Moss,flo@plans.example,${product.name},,${customerId},${subscriptionId}\n`,
    );
    const person = await at.personOf('flo@plans.example');
    await callSuccessfully(at.owner, paths.erasePerson, {
      personId: person?.id,
      confirmation: 'Flo Moss',
      reason: erasureReasons[0],
    });
    await at.studio.idle();
    expect(await membershipOf(subscriptionId)).toMatchObject({ status: 'ENDED', endReason: 'CLOSED' });
  });

  it('moves with its client in a merge, and back', async () => {
    const { subscriptionId, customerId } = await subscribeElsewhere('gus@plans.example');
    await at.importFile(
      `${headings}\nGus Moss,gus@plans.example,${product.name},,${customerId},${subscriptionId}\n`,
    );
    await at.importFile('Name,Email\nGus Moss,gus2@plans.example\n');
    const [gone, kept] = [await at.personOf('gus@plans.example'), await at.personOf('gus2@plans.example')];
    const details = { name: 'one', email: 'one', phone: 'one' } as const;
    const { mergeId } = await callSuccessfully<{ mergeId: string }>(at.staff, paths.mergePeople, {
      personId: kept?.id,
      otherId: gone?.id,
      details,
      bothAccounts: false,
    });
    expect(await membershipOf(subscriptionId)).toMatchObject({ memberId: `person:${kept?.id}` });
    await callSuccessfully(at.staff, paths.mergeUndo, { mergeId });
    expect(await membershipOf(subscriptionId)).toMatchObject({ memberId: `person:${gone?.id}` });
  });
});

describe('an imported membership without a subscription', () => {
  it('gives sessions until its next payment date, and charges no one', async () => {
    const text = `Name,Email,Membership,Next payment day\nHal Moss,hal@plans.example,${product.name},05/12/2026\n`;
    const checked = await check(text);
    expect(checked.counts).toMatchObject({ subscriptions: 0, unchargedMemberships: 1 });
    expect(checked.preview[0]?.packs).toEqual(['Reformer Flex 8 until 5 December 2026. No one is charged.']);
    await at.importFile(text);
    const person = await at.personOf('hal@plans.example');
    expect(await creditsOf(`person:${person?.id}`)).toMatchObject([
      { balance: 8, origin: 'import', renews: false, expiresAt: new Date('2026-12-06T00:00:00Z') },
    ]);
    const later = `Name,Email,Membership,Next payment day\nHal Moss,hal@plans.example,${product.name},05/01/2027\n`;
    expect((await check(later)).issues).toMatchObject([
      { reason: 'This client already has a membership here, so we’ll leave this one out.' },
    ]);
  });
});
