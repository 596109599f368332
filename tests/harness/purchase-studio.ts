import { listEntitlements } from '@studio/server/entitlements/store';
import { purchases } from '@studio/server/purchases/tables';
import { eq } from 'drizzle-orm';
import type { Buyer } from './buyer.ts';
import { createCredit } from './credits.ts';
import { installFakeUserPool } from './fake-user-pool.ts';
import { openTestStudio } from './test-studio.ts';
import { trustTestKey } from './test-tokens.ts';

const branchId = '11-miles-st';

/** Opens a studio with buyers. */
export async function openPurchaseStudio() {
  const studio = await openTestStudio();
  const tokens = await trustTestKey(studio);
  const people = installFakeUserPool(studio);

  const listCredits = (buyer: Buyer) => listEntitlements(studio.database, branchId, buyer.memberId);
  const subjects = async (buyer: Buyer) => (await studio.emails(buyer.email)).map(({ subject }) => subject);

  async function row(purchaseId: string) {
    const [found] = await studio.database.orm.select().from(purchases).where(eq(purchases.id, purchaseId));
    if (!found) throw new Error('It is not there.');
    return found;
  }

  async function giveMembership(buyer: Buyer): Promise<void> {
    const terms = { sessions: 8, memberDiscountPercent: 10 };
    const membershipInput = { kind: 'membership', name: 'Reformer Flex 8', origin: 'demo', terms } as const;
    await createCredit(studio.database, studio.time.now, { memberId: buyer.memberId, ...membershipInput });
  }

  function advanceMinutes(minutes: number): void {
    studio.time.now = new Date(studio.time.now.getTime() + minutes * 60_000);
  }

  return { studio, tokens, people, listCredits, subjects, row, giveMembership, advanceMinutes };
}

export type PurchaseStudio = Awaited<ReturnType<typeof openPurchaseStudio>>;
