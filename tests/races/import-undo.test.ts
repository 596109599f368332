/**
 * Imports clients several times. In the short form, contexts test the undo of an import.
 *
 * @module-tag long
 */
import { randomUUID } from 'node:crypto';
import { createDatabaseFromPool } from '@studio/sandbox/database';
import { advanceSubscriptions } from '@studio/sandbox/stripe/billing/advance-subscriptions';
import { listEntitlements } from '@studio/server/entitlements/store';
import { handleMembershipEvent } from '@studio/server/memberships/handle-membership-event';
import {
  findMembership,
  findMembershipBySubscription,
  listMembershipMonths,
} from '@studio/server/memberships/store';
import { migratePostgres, openPostgres } from '@studio/server/platform/database/postgres';
import type { Services } from '@studio/server/platform/services';
import { runImport, startImport } from '@studio/server/staff/import/run-import';
import { saveImportDraft } from '@studio/server/staff/import/save-import-draft';
import { startUndo, undoImport } from '@studio/server/staff/import/undo-import';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase } from './harness/create-database.ts';
import { forceConcurrentWrites } from './harness/force-concurrent-writes.ts';
import { openServices } from './harness/in-process-services.ts';
import { replaceGuard } from './harness/replace-guard.ts';

const branchId = '11-miles-st';
const actor = 'staff:race';

describe('the undo of an import while Stripe charges the renewal', () => {
  let database: ReturnType<typeof openPostgres>;
  let processes: Awaited<ReturnType<typeof openServices>>[] = [];
  /** Milliseconds by which the clocks of both processes are ahead. */
  let offset = 0;

  beforeAll(async () => {
    const databaseUrl = await createDatabase();
    await migratePostgres(databaseUrl);
    database = openPostgres(databaseUrl, 5);
    processes = [await openServices(databaseUrl), await openServices(databaseUrl)];
  });
  afterAll(async () => {
    await Promise.all(processes.map(({ close }) => close()));
    await database.close();
  });

  function servicesOf(number: number): Services {
    const one = processes[number];
    if (!one) throw new Error('Nothing runs.');
    return { ...one.services, clock: { now: () => new Date(Date.now() + offset) } };
  }

  /** Imports a client with a membership that an earlier system created at Stripe. */
  async function importMembership() {
    const services = servicesOf(0);
    const email = `${randomUUID()}@people.example`;
    const customerId = await services.payments.createCustomer({ memberId: randomUUID(), email, name: 'Ada' });
    const { subscription, clientSecret } = await services.payments.createSubscription({
      membershipId: randomUUID(),
      customerId,
      productId: 'old-flex',
      productName: 'Flex',
      pricePence: 9900,
      currency: 'GBP',
    });
    await processes[0]?.pay(clientSecret);
    const content = `Name,Email,Membership,Stripe customer id,Stripe subscription id
Ada Moss,${email},Reformer Flex 8,${customerId},${subscription.id}
`;
    const { importId, columns, options } = await saveImportDraft(services, {
      branchId,
      kind: 'people',
      system: null,
      fileName: 'f.csv',
      content: Buffer.from(content).toString('base64'),
      by: actor,
    });
    const id = { branchId, importId };
    await startImport(services, id, { columns: [...columns], options }, actor);
    await runImport(services, id);
    const membership = await findMembershipBySubscription(database, subscription.id);
    if (!membership) throw new Error('The membership was not imported.');
    return { id, email, membership };
  }
  type Imported = Awaited<ReturnType<typeof importMembership>>;

  const renew = ({ email }: Imported) =>
    advanceSubscriptions(createDatabaseFromPool(database.pool), new Date(), { by: 'renewal', email });

  const deliverWebhook = ({ membership }: Imported) =>
    handleMembershipEvent(servicesOf(1), {
      id: `evt_${randomUUID()}`,
      type: 'invoice.paid',
      about: { kind: 'subscription', subscriptionId: membership.subscriptionId ?? '' },
    });

  /**
   * Undoes an import whose undo has started. Calls `afterRead` when the undo has read the subscription at Stripe, before
   * it decides.
   */
  async function undo({ id }: Imported, afterRead: () => Promise<void>) {
    const services = servicesOf(0);
    const { payments } = services;
    const listInvoices: typeof payments.listInvoices = async (subscriptionId) => {
      const invoices = await payments.listInvoices(subscriptionId);
      await afterRead();
      return invoices;
    };
    await undoImport({ ...services, payments: { ...payments, listInvoices } }, id);
  }

  async function readOutcome({ membership }: Imported) {
    const { memberId } = membership;
    return {
      membership: (await findMembership(database, membership)) !== null,
      months: (await listMembershipMonths(database, membership)).length,
      paidCredits: (await listEntitlements(database, branchId, memberId)).filter(
        ({ originId }) => !originId.startsWith('import:'),
      ).length,
    };
  }

  /** Charges the renewal at the end of the paid period, while an undo is at work. */
  async function chargeDuringUndo(imported: Imported, webhook: 'during' | 'after') {
    const webhooks: Promise<void>[] = [];
    await startUndo(servicesOf(0), imported.id, actor);
    await undo(imported, async () => {
      await renew(imported);
      offset = (imported.membership.periodEnd?.getTime() ?? 0) + 3_601_000 - Date.now();
      if (webhook === 'during') webhooks.push(deliverWebhook(imported));
    });
    if (webhook === 'after') webhooks.push(deliverWebhook(imported));
    await Promise.all(webhooks);
    offset = 0;
    return readOutcome(imported);
  }

  /**
   * Delivers the webhook of a paid renewal while the undo of the same membership decides. Both write the activity log
   * after their decision.
   */
  async function undoDuringWebhook(imported: Imported) {
    await startUndo(servicesOf(0), imported.id, actor);
    await forceConcurrentWrites(database, 'audit', async () => {
      const webhooks: Promise<void>[] = [];
      await undo(imported, async () => {
        await renew(imported);
        webhooks.push(deliverWebhook(imported));
      });
      await Promise.all(webhooks);
    });
    return readOutcome(imported);
  }

  it.each(['during', 'after'] as const)(
    'keeps the membership that is charged, with its month, if the webhook arrives %s the undo',
    async (webhook) => {
      const outcome = await chargeDuringUndo(await importMembership(), webhook);
      expect(outcome).toEqual({ membership: true, months: 1, paidCredits: 1 });
    },
  );

  it('never records a paid month without its membership', async () => {
    const { membership, months, paidCredits } = await undoDuringWebhook(await importMembership());
    expect([months, paidCredits]).toEqual(membership ? [1, 1] : [0, 0]);
  });

  it('control: without the check of the paid period, the undo removes a charged membership', async () => {
    const imported = await importMembership();
    const replaced = replaceGuard(
      processes.map(({ pool }) => pool),
      /imported_until > \$3::timestamptz/,
      '$3::timestamptz IS NOT NULL',
    );
    expect(await chargeDuringUndo(imported, 'after')).toMatchObject({ membership: false });
    expect(replaced()).toBe(1);
  });

  it('control, run last: without the lock, a month is recorded for a removed membership', async () => {
    const imported = await importMembership();
    const replaced = replaceGuard(
      processes.map(({ pool }) => pool),
      / for update$/,
    );
    expect(await undoDuringWebhook(imported)).toEqual({ membership: false, months: 1, paidCredits: 1 });
    expect(replaced()).toBeGreaterThan(1);
  });
});
