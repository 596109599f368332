import { runDueBilling } from '@studio/sandbox/stripe/billing/advance-to-time';
import { listEntitlements } from '@studio/server/entitlements/store';
import { memberships } from '@studio/server/memberships/tables';
import { eq } from 'drizzle-orm';
import { installFakeUserPool } from './fake-user-pool.ts';
import type { Subscriber } from './subscriber.ts';
import { openTestStudio } from './test-studio.ts';
import { trustTestKey } from './test-tokens.ts';

const branchId = '11-miles-st';

export function addHours(instant: string | null, hours: number): Date {
  return new Date(Date.parse(instant ?? '') + hours * 3_600_000);
}

/** Opens a studio whose memberships are billed as its clock advances. */
export async function openMembershipStudio() {
  const studio = await openTestStudio({ now: '2026-11-21T10:00:00Z' });
  const tokens = await trustTestKey(studio);
  const people = installFakeUserPool(studio);

  /** Advances the clock of studio and provider, which then sends its webhooks unless the test withholds them. */
  async function advanceTo(
    until: Date | string,
    webhooks: 'delivered' | 'withheld' = 'delivered',
  ): Promise<void> {
    studio.time.now = new Date(until);
    await runDueBilling(studio.sandbox, studio.time.now);
    if (webhooks === 'delivered') await studio.deliverWebhooks();
  }

  async function listCredits(subscriber: Subscriber) {
    return listEntitlements(studio.database, branchId, subscriber.memberId);
  }

  async function subjects(subscriber: Subscriber): Promise<string[]> {
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

  return { studio, tokens, people, advanceTo, listCredits, subjects, row };
}

export type MembershipStudio = Awaited<ReturnType<typeof openMembershipStudio>>;
