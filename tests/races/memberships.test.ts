import { randomUUID } from 'node:crypto';
import { termsVersion } from '@studio/contracts/terms-version';
import { createDatabaseFromPool } from '@studio/sandbox/database';
import { advanceSubscriptions } from '@studio/sandbox/stripe/billing/advance-subscriptions';
import { listEntitlements, listMovements } from '@studio/server/entitlements/store';
import { insertMemberIfNew } from '@studio/server/members/store';
import { confirmMembership } from '@studio/server/memberships/change-membership';
import { freezeMembership } from '@studio/server/memberships/freeze-membership';
import { handleMembershipEvent } from '@studio/server/memberships/handle-membership-event';
import { startMembership } from '@studio/server/memberships/start-membership';
import { findMembership, listMembershipMonths } from '@studio/server/memberships/store';
import { sweepMemberships } from '@studio/server/memberships/sweep-memberships';
import { AppError } from '@studio/server/platform/app-error';
import { migratePostgres, openPostgres } from '@studio/server/platform/database/postgres';
import type { Services } from '@studio/server/platform/services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectByExtent } from '../harness/extent.ts';
import { createDatabase } from './harness/create-database.ts';
import { forceConcurrentWrites } from './harness/force-concurrent-writes.ts';
import { openServices } from './harness/in-process-services.ts';
import { replaceGuard } from './harness/replace-guard.ts';

const branchId = '11-miles-st';
const productId = 'reformer-flex-8';
const rounds = selectByExtent({ short: 1, all: 4, storm: 4 });

describe('a membership handled by two processes at once', () => {
  let databaseUrl = '';
  let database: ReturnType<typeof openPostgres>;
  let processes: Awaited<ReturnType<typeof openServices>>[] = [];

  beforeAll(async () => {
    databaseUrl = await createDatabase();
    await migratePostgres(databaseUrl);
    database = openPostgres(databaseUrl, 5);
    processes = [await openServices(databaseUrl), await openServices(databaseUrl)];
  });
  afterAll(async () => {
    await Promise.all(processes.map(({ close }) => close()));
    await database.close();
  });

  const servicesOf = (number: number): Services => {
    const one = processes[number % processes.length];
    if (!one) throw new Error('Nothing runs.');
    return one.services;
  };

  async function newMember(): Promise<{ userId: string; email: string }> {
    const userId = randomUUID();
    const email = `${userId}@people.example`;
    const now = new Date();
    const unnamed = { firstName: 'Ada', lastName: null, title: null, phone: null };
    await insertMemberIfNew(database, { userId, email, ...unnamed, createdAt: now, updatedAt: now });
    return { userId, email };
  }

  const open = (number: number, memberId: string) =>
    startMembership(servicesOf(number), { branchId, memberId, productId, termsVersion });

  /** Reports a payment through every path (confirm, webhooks, sweeper), three times each, at both processes. */
  async function reportPayment(membershipId: string, memberId: string): Promise<void> {
    const key = { branchId, id: membershipId };
    const subscriptionId = (await findMembership(database, key))?.subscriptionId ?? '';
    await database.run(dueNow, [membershipId]);
    const about = { kind: 'subscription', subscriptionId } as const;
    const doubled = { id: `evt_${randomUUID()}`, type: 'invoice.paid', about };
    await Promise.all(
      [0, 1, 2, 3, 4, 5].flatMap((number) => [
        confirmMembership(servicesOf(number), { branchId, membershipId, memberId }),
        handleMembershipEvent(servicesOf(number), doubled),
        handleMembershipEvent(servicesOf(number), { ...doubled, id: `evt_${randomUUID()}` }),
        sweepMemberships(servicesOf(number)),
      ]),
    );
  }

  it('has one month and one credit per payment, and one welcome email', async () => {
    for (let round = 0; round < rounds; round++) {
      const { userId: memberId, email } = await newMember();
      const { membership, clientSecret } = await open(round, memberId);
      await processes[0]?.pay(clientSecret);
      for (let month = 1; month <= 3; month++) {
        await reportPayment(membership.id, memberId);
        expect(await listMembershipMonths(database, { branchId, id: membership.id })).toHaveLength(month);
        const credits = await listEntitlements(database, branchId, memberId);
        expect(credits.map(({ balance }) => balance)).toEqual(Array(month).fill(8));
        for (const { id } of credits) expect(await listMovements(database, branchId, id)).toHaveLength(1);
        await advanceSubscriptions(createDatabaseFromPool(database.pool), new Date(), {
          by: 'renewal',
          email,
        });
      }
      expect(await database.run(membershipEmails, [membership.id])).toEqual([
        { kind: 'membership-welcome', count: 1 },
      ]);
    }
  });

  it('is opened once by twenty clicks', async () => {
    const { userId: memberId } = await newMember();
    const opened = await Promise.all(Array.from({ length: 20 }, (_, number) => open(number, memberId)));
    expect(new Set(opened.map(({ membership }) => membership.id)).size).toBe(1);
    expect(new Set(opened.map(({ clientSecret }) => clientSecret)).size).toBe(1);
    expect(await database.run(subscriptionsOf, [opened[0]?.membership.id])).toEqual([{ count: 1 }]);
  });

  it('is frozen once by ten clicks', async () => {
    const { userId: memberId } = await newMember();
    const { membership, clientSecret } = await open(0, memberId);
    await processes[0]?.pay(clientSecret);
    await reportPayment(membership.id, memberId);
    const own = { branchId, membershipId: membership.id, memberId };
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, number) =>
        freezeMembership(servicesOf(number), own, 1).then(
          () => 'frozen',
          (error: unknown) => (error instanceof AppError ? error.code : String(error)),
        ),
      ),
    );
    expect(outcomes.sort()).toEqual([...Array(9).fill('freeze_too_soon'), 'frozen']);
  });

  it('control, run last: without the lock and the indexes behind it a month is stored twice', async () => {
    const { userId: memberId } = await newMember();
    const { membership, clientSecret } = await open(0, memberId);
    await processes[0]?.pay(clientSecret);
    await database.pool.query('DROP INDEX membership_months_once, entitlements_once_per_origin');
    const taken = replaceGuard(
      processes.map(({ pool }) => pool),
      / for update$/,
    );
    await forceConcurrentWrites(database, 'membership_months', () => reportPayment(membership.id, memberId));
    const months = await listMembershipMonths(database, { branchId, id: membership.id });
    expect(months.length).toBeGreaterThan(1);
    expect(new Set(months.map(({ invoiceId }) => invoiceId)).size).toBe(1);
    expect(taken()).toBeGreaterThan(1);
  });
});

const dueNow = {
  name: 'test_membership_due',
  text: `UPDATE memberships SET next_sync_at = now() - interval '1 second' WHERE id = $1`,
};

const membershipEmails = {
  name: 'test_membership_mails',
  text: `SELECT kind, count(*)::int AS count FROM outbox WHERE subject->>'membershipId' = $1 GROUP BY kind`,
};

const subscriptionsOf = {
  name: 'test_subscriptions',
  text: `SELECT count(*)::int AS count FROM sandbox.stripe_object
    WHERE kind = 'subscription' AND data->'metadata'->>'membership_id' = $1`,
};
