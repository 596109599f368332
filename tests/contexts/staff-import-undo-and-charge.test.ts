import { paths } from '@studio/contracts/paths';
import { runDueBilling } from '@studio/sandbox/stripe/billing/advance-to-time';
import { entitlements } from '@studio/server/entitlements/tables';
import { removeImportedMembership } from '@studio/server/memberships/remove-imported-membership';
import { membershipMonths, memberships } from '@studio/server/memberships/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { callSuccessfully } from '../harness/call-api.ts';
import { subscribeInEarlierSystem } from '../harness/earlier-subscription.ts';
import { type ImportStudio, openImportStudio } from '../harness/import-studio.ts';

let at: ImportStudio;
let start: Date;
beforeAll(async () => {
  at = await openImportStudio();
  start = at.studio.time.now;
});
afterAll(() => at.studio.close());

async function importMembership(email: string) {
  const { subscriptionId, customerId } = await subscribeInEarlierSystem(at.studio, email);
  const { importId } = await at.importFile(
    `Name,Email,Membership,Stripe customer id,Stripe subscription id
Ana Moss,${email},Reformer Flex 8,${customerId},${subscriptionId}
`,
  );
  const membership = await findMembership(subscriptionId);
  return { importId, subscriptionId, membership };
}

async function findMembership(subscriptionId: string) {
  const { orm } = at.studio.database;
  const rows = await orm.select().from(memberships).where(eq(memberships.subscriptionId, subscriptionId));
  return rows[0];
}

/** Moves the clock past the paid period, and charges the renewal at Stripe. */
async function chargeRenewal(periodEnd: Date | null | undefined) {
  at.studio.time.now = new Date((periodEnd?.getTime() ?? 0) + 3 * 3_600_000);
  await runDueBilling(at.studio.sandbox, at.studio.time.now);
}

const listMonths = (membershipId = '') =>
  at.studio.database.orm
    .select()
    .from(membershipMonths)
    .where(eq(membershipMonths.membershipId, membershipId));

it('keeps a membership that Stripe charges after the undo has read it, and grants the paid month', async () => {
  const { importId, subscriptionId, membership } = await importMembership('ana@charged.example');
  const { payments } = at.studio.services;
  const listInvoices = payments.listInvoices.bind(payments);
  const spy = vi.spyOn(payments, 'listInvoices').mockImplementationOnce(async (id) => {
    const invoices = await listInvoices(id);
    await chargeRenewal(membership?.periodEnd);
    return invoices;
  });
  await callSuccessfully(at.staff, paths.importUndo, { importId });
  await at.studio.idle();
  expect(spy).toHaveBeenCalled();
  spy.mockRestore();
  await at.logInAgain();
  const { notUndone } = await at.progress(importId);
  await at.studio.deliverWebhooks();
  expect(await findMembership(subscriptionId)).toMatchObject({ status: 'ACTIVE' });
  expect(await listMonths(membership?.id)).toMatchObject([{ amountPence: 9900 }]);
  expect(notUndone).toMatchObject([
    { reason: 'Their paid period has ended, so Stripe may already have charged them.' },
  ]);
  at.studio.time.now = start;
  await at.logInAgain();
});

it('grants nothing for a renewal if the undo removes the membership while the webhook reads Stripe', async () => {
  const { subscriptionId, membership } = await importMembership('bea@charged.example');
  const key = { branchId: membership?.branchId ?? '', id: membership?.id ?? '' };
  const { payments, database, clock } = at.studio.services;
  const listInvoices = payments.listInvoices.bind(payments);
  await chargeRenewal(membership?.periodEnd);
  const charged = at.studio.time.now;
  const spy = vi.spyOn(payments, 'listInvoices').mockImplementationOnce(async (id) => {
    const invoices = await listInvoices(id);
    at.studio.time.now = start;
    expect(
      await database.transaction((tx) => removeImportedMembership(tx, { clock }, key, 'staff:undo')),
    ).toBeNull();
    at.studio.time.now = charged;
    return invoices;
  });
  await at.studio.deliverWebhooks();
  expect(spy).toHaveBeenCalled();
  spy.mockRestore();
  expect(await findMembership(subscriptionId)).toBeUndefined();
  expect(await listMonths(membership?.id)).toEqual([]);
  const sessions = await at.studio.database.orm
    .select()
    .from(entitlements)
    .where(eq(entitlements.memberId, membership?.memberId ?? ''));
  expect(sessions.map(({ origin, originId }) => [origin, originId])).toEqual([
    ['membership', `import:${membership?.id}`],
  ]);
  at.studio.time.now = start;
  await at.logInAgain();
});
