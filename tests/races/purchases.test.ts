import { randomBytes, randomUUID } from 'node:crypto';
import { termsVersion } from '@studio/contracts/terms-version';
import { listEntitlements, listMovements } from '@studio/server/entitlements/store';
import { refunds } from '@studio/server/payments/tables';
import type { Services } from '@studio/server/platform/services';
import { promoCodes } from '@studio/server/promotions/tables';
import { cancelPurchase } from '@studio/server/purchases/cancel-purchase';
import { confirmPurchase } from '@studio/server/purchases/confirm-purchase';
import { finalisePurchase } from '@studio/server/purchases/finalise-purchase';
import { type OpenedPurchase, openPurchase } from '@studio/server/purchases/open-purchase';
import { findPurchase } from '@studio/server/purchases/store';
import { sweepPurchases } from '@studio/server/purchases/sweep-purchases';
import { purchases } from '@studio/server/purchases/tables';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { countWorkOutcomes } from './harness/count-work-outcomes.ts';
import { forceConcurrentWrites } from './harness/force-concurrent-writes.ts';
import { createGiftCard, getGiftCardBalance } from './harness/gift-cards.ts';
import { addMember, createMemberCaller } from './harness/race-members.ts';
import { replaceGuard } from './harness/replace-guard.ts';
import { createTwoServicesOpener, type TwoServices } from './harness/two-services.ts';

const branchId = '11-miles-st';
const buyerCount = 30;

const openServers = createTwoServicesOpener();
let servers: TwoServices;
beforeAll(async () => {
  servers = await openServers();
});

const servicesOf = (number: number, target = servers): Services => target.services(number);
const newMember = (target = servers) => addMember(target.database);

interface Codes {
  promoCode?: string;
  giftCardCode?: string;
}

function open(
  services: Services,
  memberId: string,
  productId: string,
  codes: Codes = {},
): Promise<OpenedPurchase> {
  const caller = createMemberCaller(memberId);
  const { promoCode, giftCardCode } = codes;
  return openPurchase(services, {
    branchId,
    productId,
    promoCode,
    giftCardCode,
    giftCard: undefined,
    termsVersion,
    caller,
  });
}

const newGiftCard = (pounds: number, target = servers) =>
  createGiftCard(target.services(0), { pence: pounds * 100 });
const balanceOf = (id: string, target = servers) => getGiftCardBalance(target.services(0), id);

const credits = (memberId: string, target = servers) => listEntitlements(target.database, branchId, memberId);

/** Creates two paid purchases of one offer by one member, as if two processes had let them through. */
async function payTwice(target = servers): Promise<{ memberId: string; intents: string[] }> {
  const memberId = await newMember(target);
  const intents: string[] = [];
  const { orm } = target.database;
  for (const number of [0, 1]) {
    const { purchase, intent } = await open(servicesOf(number, target), memberId, 'first-mat');
    // Gives the purchase another product id temporarily, because the second purchase would otherwise reuse it.
    await orm
      .update(purchases)
      .set({ productId: `aside-${number}` })
      .where(eq(purchases.id, purchase.id));
    await target.processes[number === 0 ? 0 : 1].pay(intent?.clientSecret ?? '');
    intents.push(intent?.id ?? '');
  }
  await target.database.run(
    { name: 'test_no_one_open', text: 'DROP INDEX IF EXISTS purchases_one_open' },
    [],
  );
  await orm.update(purchases).set({ productId: 'first-mat' }).where(eq(purchases.memberId, memberId));
  return { memberId, intents };
}

async function settleBoth(intents: readonly string[], target = servers): Promise<(string | null)[]> {
  const works = [0, 1, 2, 3].map((number) =>
    finalisePurchase(servicesOf(number, target), { intentId: intents[number % 2] ?? '', actor: 'system' }),
  );
  return (await Promise.all(works)).slice(0, 2).sort();
}

/** Creates a promo code with this many uses. */
async function createCode(usesMax: number): Promise<string> {
  const code = `LAST${randomBytes(4).toString('hex').toUpperCase()}`;
  const terms = { origin: 'studio', percent: 10, appliesTo: 'everything', usesMax } as const;
  await servers.database.orm.insert(promoCodes).values({ branchId, code, ...terms, createdAt: new Date() });
  return code;
}

/** Many members buy with the same code at the same time. Returns the number of each outcome. */
async function buyWith(promoCode: string): Promise<Record<string, number>> {
  const members = await Promise.all(Array.from({ length: buyerCount }, () => newMember()));
  return countWorkOutcomes(
    members.map((id, number) => open(servicesOf(number), id, 'dropin-mat', { promoCode })),
  );
}

describe('the last use of a promo code, on two processes', () => {
  it('goes to one of many buyers, and seven uses go to seven', async () => {
    for (const usesMax of [1, 7]) {
      const promoCode = await createCode(usesMax);
      expect(await buyWith(promoCode)).toEqual({ done: usesMax, promo_refused: buyerCount - usesMax });
      const [promo] = await servers.database.orm
        .select()
        .from(promoCodes)
        .where(eq(promoCodes.code, promoCode));
      expect(promo).toMatchObject({ uses: usesMax });
    }
  });
});

describe('the last pounds of a gift card, on two processes', () => {
  /** Many members pay with the same gift card of £20 at the same time, each for a pack of £35. */
  async function storm(
    target: TwoServices,
    together = (pay: () => Promise<Record<string, number>>) => pay(),
  ) {
    const { id, code: giftCardCode } = await newGiftCard(20, target);
    const members = await Promise.all(Array.from({ length: buyerCount }, () => newMember(target)));
    const counts = await together(() =>
      countWorkOutcomes(
        members.map((member, number) =>
          open(servicesOf(number, target), member, 'starter-pack', { giftCardCode }),
        ),
      ),
    );
    return { counts, remainingPence: await balanceOf(id, target) };
  }

  it('pay part of one purchase; the others are rejected', async () => {
    const { counts, remainingPence } = await storm(servers);
    expect(counts).toEqual({ done: 1, gift_card_refused: buyerCount - 1 });
    expect(remainingPence).toBe(0);
  });

  it('control: without the database check they are spent more than once', async () => {
    const withoutGuard = await openServers();
    const drop = 'ALTER TABLE gift_cards DROP CONSTRAINT gift_cards_never_below_zero';
    await withoutGuard.database.run({ name: 'test_drop_check', text: drop }, []);
    const { counts, remainingPence } = await storm(withoutGuard, (pay) =>
      forceConcurrentWrites(withoutGuard.database, 'gift_card_movements', pay),
    );
    expect(counts.done).toBeGreaterThan(1);
    expect(remainingPence).toBeLessThan(0);
  });
});

describe('one purchase, from all sides at once', () => {
  it('is opened once by twenty clicks', async () => {
    const memberId = await newMember();
    const works = Array.from({ length: 20 }, (_, number) =>
      open(servicesOf(number), memberId, 'starter-pack'),
    );
    const opened = await Promise.all(works);
    expect(new Set(opened.map(({ purchase }) => purchase.id)).size).toBe(1);
    expect(new Set(opened.map(({ intent }) => intent?.clientSecret)).size).toBe(1);
  });

  it('is bought once by twenty clicks when a gift card pays it in full', async () => {
    const memberId = await newMember();
    const { id, code: giftCardCode } = await newGiftCard(500);
    const works = Array.from({ length: 20 }, (_, number) =>
      open(servicesOf(number), memberId, 'starter-pack', { giftCardCode }),
    );
    const opened = await Promise.all(works);
    expect(new Set(opened.map(({ purchase }) => purchase.id)).size).toBe(1);
    expect(await credits(memberId)).toHaveLength(1);
    expect(await balanceOf(id)).toBe(50_000 - (opened[0]?.purchase.giftCardPence ?? 0));
  });

  it('is settled once by confirm, webhooks and sweeper: one credit, one movement, one email', async () => {
    for (let round = 0; round < 4; round++) {
      const memberId = await newMember();
      const { purchase, intent } = await open(servicesOf(round), memberId, 'class-pack-10');
      const intentId = intent?.id ?? '';
      await servers.processes[0].pay(intent?.clientSecret ?? '');
      const event = { id: `evt_${randomUUID()}`, type: 'payment_intent.succeeded' };
      await Promise.all(
        Array.from({ length: 6 }, (_, number) => servicesOf(number)).flatMap((services) => [
          confirmPurchase(services, {
            branchId,
            purchaseId: purchase.id,
            intentId: undefined,
            caller: createMemberCaller(memberId),
          }),
          finalisePurchase(services, { intentId, actor: 'provider', event }),
          finalisePurchase(services, {
            intentId,
            actor: 'provider',
            event: { ...event, id: `evt_${randomUUID()}` },
          }),
          sweepPurchases(services, 0),
        ]),
      );
      const [credit, ...others] = await credits(memberId);
      expect(others).toEqual([]);
      expect(credit).toMatchObject({ balance: 10, originId: purchase.id });
      expect(await listMovements(servers.database, branchId, credit?.id ?? '')).toHaveLength(1);
      expect(await servers.database.run(purchaseEmails, [purchase.id])).toEqual([
        { kind: 'purchase-paid', count: 1 },
      ]);
    }
  });

  it('that is paid during its cancellation has the money or the goods, and its gift card adds up', async () => {
    const seen = new Set<string | undefined>();
    for (let round = 0; round < 8; round++) {
      const memberId = await newMember();
      const { id, code: giftCardCode } = await newGiftCard(20);
      const { purchase, intent } = await open(servicesOf(round), memberId, 'starter-pack', { giftCardCode });
      const paying = servers.processes[0].pay(intent?.clientSecret ?? '').then(
        () => 'paid',
        () => 'not paid',
      );
      const [paid] = await Promise.all([
        paying,
        cancelPurchase(servicesOf(round + 1), purchase, 'given up'),
        sweepPurchases(servicesOf(round), 0),
      ]);
      await sweepPurchases(servicesOf(round), 0);
      const now = await findPurchase(servers.database, branchId, purchase.id);
      seen.add(now?.status);
      expect(now?.status).toBe(paid === 'paid' ? 'PAID' : 'CANCELLED');
      expect(await balanceOf(id)).toBe(paid === 'paid' ? 0 : 2000);
      expect(await credits(memberId)).toHaveLength(paid === 'paid' ? 1 : 0);
    }
    expect([...seen].every((status) => status === 'PAID' || status === 'CANCELLED')).toBe(true);
  });
});

describe('a once-per-person offer, paid twice', () => {
  it('is granted once; the other payment is refunded', async () => {
    // On its own database, without the index that prevents a second open purchase.
    const own = await openServers();
    for (let round = 0; round < 4; round++) {
      // All payments here use the same card. Deletes the record of its use for an offer, as if another card had paid.
      await own.database.run({ name: 'test_delete_used_offers', text: 'DELETE FROM used_offers' }, []);
      const { memberId, intents } = await payTwice(own);
      expect(await settleBoth(intents, own)).toEqual(['PAID', 'REFUNDED']);
      expect(await credits(memberId, own)).toHaveLength(1);
    }
    const refundRows = await own.database.orm.select({ amountPence: refunds.amountPence }).from(refunds);
    expect(refundRows).toEqual(Array(4).fill({ amountPence: 900 }));
  });

  it('control: without the database key it is granted twice', async () => {
    const withoutGuard = await openServers();
    const drop = 'ALTER TABLE used_offers DROP CONSTRAINT used_offers_branch_id_holder_product_id_pk';
    await withoutGuard.database.run({ name: 'test_drop_key', text: drop }, []);
    const { memberId, intents } = await payTwice(withoutGuard);
    expect(await settleBoth(intents, withoutGuard)).toEqual(['PAID', 'PAID']);
    expect(await credits(memberId, withoutGuard)).toHaveLength(2);
  });
});

it('control, run last: without the lock on a code its last use goes to several buyers', async () => {
  const promoCode = await createCode(1);
  const taken = replaceGuard(
    servers.processes.map(({ pool }) => pool),
    / for update$/,
  );
  const counts = await forceConcurrentWrites(servers.database, 'promo_uses', () => buyWith(promoCode));
  expect(counts.done).toBeGreaterThan(1);
  expect(taken()).toBeGreaterThan(1);
});

const purchaseEmails = {
  name: 'test_mails_about_purchase',
  text: `SELECT kind, count(*)::int AS count FROM outbox WHERE subject->>'purchaseId' = $1 GROUP BY kind`,
};
