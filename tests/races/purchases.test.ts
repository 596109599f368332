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
import { countedOutcomes } from './harness/counted-outcomes.ts';
import { forceConcurrentWrites } from './harness/force-concurrent-writes.ts';
import { balanceOf as giftCardBalance, makeGiftCard } from './harness/made-gift-card.ts';
import { newMember as addMember, callerOf } from './harness/race-members.ts';
import { takeOutGuard } from './harness/take-out-guard.ts';
import { type TwoServices, twoServices } from './harness/two-services.ts';

const branchId = '11-miles-st';
const crowd = 30;

const newGround = twoServices();
let ground: TwoServices;
beforeAll(async () => {
  ground = await newGround();
});

const servicesOf = (number: number, of = ground): Services => of.services(number);
const newMember = (of = ground) => addMember(of.database);

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
  const caller = callerOf(memberId);
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

const newGiftCard = (pounds: number, of = ground) => makeGiftCard(of.services(0), { pence: pounds * 100 });
const balanceOf = (id: string, of = ground) => giftCardBalance(of.services(0), id);

const credits = (memberId: string, of = ground) => listEntitlements(of.database, branchId, memberId);

/** Creates two paid purchases of one offer by one member, as if two processes had let them through. */
async function paidTwice(of = ground): Promise<{ memberId: string; intents: string[] }> {
  const memberId = await newMember(of);
  const intents: string[] = [];
  const { orm } = of.database;
  for (const number of [0, 1]) {
    const { purchase, intent } = await open(servicesOf(number, of), memberId, 'first-mat');
    // Renamed temporarily, since the second purchase would reuse this one.
    await orm
      .update(purchases)
      .set({ productId: `aside-${number}` })
      .where(eq(purchases.id, purchase.id));
    await of.processes[number === 0 ? 0 : 1].pay(intent?.clientSecret ?? '');
    intents.push(intent?.id ?? '');
  }
  await of.database.run({ name: 'test_no_one_open', text: 'DROP INDEX IF EXISTS purchases_one_open' }, []);
  await orm.update(purchases).set({ productId: 'first-mat' }).where(eq(purchases.memberId, memberId));
  return { memberId, intents };
}

async function settleBoth(intents: readonly string[], of = ground): Promise<(string | null)[]> {
  const works = [0, 1, 2, 3].map((number) =>
    finalisePurchase(servicesOf(number, of), { intentId: intents[number % 2] ?? '', actor: 'system' }),
  );
  return (await Promise.all(works)).slice(0, 2).sort();
}

/** Creates a promo code with this many uses. */
async function newCode(usesMax: number): Promise<string> {
  const code = `LAST${randomBytes(4).toString('hex').toUpperCase()}`;
  const terms = { origin: 'studio', percent: 10, appliesTo: 'everything', usesMax } as const;
  await ground.database.orm.insert(promoCodes).values({ branchId, code, ...terms, createdAt: new Date() });
  return code;
}

/** A crowd whose members all buy with one code. */
async function buyWith(promoCode: string): Promise<Record<string, number>> {
  const members = await Promise.all(Array.from({ length: crowd }, () => newMember()));
  return countedOutcomes(
    members.map((id, number) => open(servicesOf(number), id, 'dropin-mat', { promoCode })),
  );
}

describe('the last use of a code, on two processes', () => {
  it('goes to one of a crowd, and seven go to seven', async () => {
    for (const usesMax of [1, 7]) {
      const promoCode = await newCode(usesMax);
      expect(await buyWith(promoCode)).toEqual({ done: usesMax, promo_refused: crowd - usesMax });
      const [promo] = await ground.database.orm
        .select()
        .from(promoCodes)
        .where(eq(promoCodes.code, promoCode));
      expect(promo).toMatchObject({ uses: usesMax });
    }
  });
});

describe('the last pounds of a gift card, on two processes', () => {
  /** A crowd pays with one gift card of £20, each for a pack of £35. */
  async function storm(of: TwoServices, together = (pay: () => Promise<Record<string, number>>) => pay()) {
    const { id, code: giftCardCode } = await newGiftCard(20, of);
    const members = await Promise.all(Array.from({ length: crowd }, () => newMember(of)));
    const counts = await together(() =>
      countedOutcomes(
        members.map((member, number) =>
          open(servicesOf(number, of), member, 'starter-pack', { giftCardCode }),
        ),
      ),
    );
    return { counts, left: await balanceOf(id, of) };
  }

  it('pay a part of one purchase; the others are refused', async () => {
    const { counts, left } = await storm(ground);
    expect(counts).toEqual({ done: 1, gift_card_refused: crowd - 1 });
    expect(left).toBe(0);
  });

  it('control: without the database’s check they are spent more than once', async () => {
    const unguarded = await newGround();
    const drop = 'ALTER TABLE gift_cards DROP CONSTRAINT gift_cards_never_below_zero';
    await unguarded.database.run({ name: 'test_drop_check', text: drop }, []);
    const { counts, left } = await storm(unguarded, (pay) =>
      forceConcurrentWrites(unguarded.database, 'gift_card_movements', pay),
    );
    expect(counts.done).toBeGreaterThan(1);
    expect(left).toBeLessThan(0);
  });
});

describe('one purchase, from all sides at once', () => {
  it('is opened once by twenty presses', async () => {
    const memberId = await newMember();
    const works = Array.from({ length: 20 }, (_, number) =>
      open(servicesOf(number), memberId, 'starter-pack'),
    );
    const opened = await Promise.all(works);
    expect(new Set(opened.map(({ purchase }) => purchase.id)).size).toBe(1);
    expect(new Set(opened.map(({ intent }) => intent?.clientSecret)).size).toBe(1);
  });

  it('is bought once by twenty presses when a gift card pays it all', async () => {
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

  it('is settled once by confirm, webhooks and sweeper: one credit, one movement, one mail', async () => {
    for (let round = 0; round < 4; round++) {
      const memberId = await newMember();
      const { purchase, intent } = await open(servicesOf(round), memberId, 'class-pack-10');
      const intentId = intent?.id ?? '';
      await ground.processes[0].pay(intent?.clientSecret ?? '');
      const event = { id: `evt_${randomUUID()}`, type: 'payment_intent.succeeded' };
      await Promise.all(
        Array.from({ length: 6 }, (_, number) => servicesOf(number)).flatMap((services) => [
          confirmPurchase(services, {
            branchId,
            purchaseId: purchase.id,
            intentId: undefined,
            caller: callerOf(memberId),
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
      expect(await listMovements(ground.database, branchId, credit?.id ?? '')).toHaveLength(1);
      expect(await ground.database.run(mailsAbout, [purchase.id])).toEqual([
        { kind: 'purchase-paid', count: 1 },
      ]);
    }
  });

  it('that is paid while it is given up has the money or the goods, and its gift card adds up', async () => {
    const seen = new Set<string | undefined>();
    for (let round = 0; round < 8; round++) {
      const memberId = await newMember();
      const { id, code: giftCardCode } = await newGiftCard(20);
      const { purchase, intent } = await open(servicesOf(round), memberId, 'starter-pack', { giftCardCode });
      const paying = ground.processes[0].pay(intent?.clientSecret ?? '').then(
        () => 'paid',
        () => 'not paid',
      );
      const [paid] = await Promise.all([
        paying,
        cancelPurchase(servicesOf(round + 1), purchase, 'given up'),
        sweepPurchases(servicesOf(round), 0),
      ]);
      await sweepPurchases(servicesOf(round), 0);
      const now = await findPurchase(ground.database, branchId, purchase.id);
      seen.add(now?.status);
      expect(now?.status).toBe(paid === 'paid' ? 'PAID' : 'CANCELLED');
      expect(await balanceOf(id)).toBe(paid === 'paid' ? 0 : 2000);
      expect(await credits(memberId)).toHaveLength(paid === 'paid' ? 1 : 0);
    }
    expect([...seen].every((status) => status === 'PAID' || status === 'CANCELLED')).toBe(true);
  });
});

describe('an offer that is once per person, paid twice', () => {
  it('is had once; the other money goes back', async () => {
    // On its own database, without the index that prevents a second open purchase.
    const own = await newGround();
    for (let round = 0; round < 4; round++) {
      // All payments here use the same card. Deleting the record makes the next person use another card.
      await own.database.run({ name: 'test_forget_cards', text: 'DELETE FROM had_offers' }, []);
      const { memberId, intents } = await paidTwice(own);
      expect(await settleBoth(intents, own)).toEqual(['PAID', 'REFUNDED']);
      expect(await credits(memberId, own)).toHaveLength(1);
    }
    const back = await own.database.orm.select({ amountPence: refunds.amountPence }).from(refunds);
    expect(back).toEqual(Array(4).fill({ amountPence: 900 }));
  });

  it('control: without the database’s key it is had twice', async () => {
    const unguarded = await newGround();
    const drop = 'ALTER TABLE had_offers DROP CONSTRAINT had_offers_branch_id_member_id_product_id_pk';
    await unguarded.database.run({ name: 'test_drop_key', text: drop }, []);
    const { memberId, intents } = await paidTwice(unguarded);
    expect(await settleBoth(intents, unguarded)).toEqual(['PAID', 'PAID']);
    expect(await credits(memberId, unguarded)).toHaveLength(2);
  });
});

it('control, and the last: without the lock on a code its last use goes to several', async () => {
  const promoCode = await newCode(1);
  const taken = takeOutGuard(
    ground.processes.map(({ pool }) => pool),
    / for update$/,
  );
  const counts = await forceConcurrentWrites(ground.database, 'promo_uses', () => buyWith(promoCode));
  expect(counts.done).toBeGreaterThan(1);
  expect(taken()).toBeGreaterThan(1);
});

const mailsAbout = {
  name: 'test_mails_about_purchase',
  text: `SELECT kind, count(*)::int AS count FROM outbox WHERE subject->>'purchaseId' = $1 GROUP BY kind`,
};
