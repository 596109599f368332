import { randomBytes, randomUUID } from 'node:crypto';
import { bookForClient } from '@studio/server/bookings/front-desk/book-for-client';
import type { Services } from '@studio/server/platform/services';
import { countPromoUses } from '@studio/server/promotions/store';
import { promoCodes } from '@studio/server/promotions/tables';
import { reverseCounterSale } from '@studio/server/staff/money/counter-sale-reversal';
import { addPerson, requirePerson } from '@studio/server/staff/people/save-person';
import { sellAtDesk } from '@studio/server/staff/people/sell-at-desk';
import { beforeAll, describe, expect, it } from 'vitest';
import { createFutureClass } from './harness/class-state.ts';
import { countWorkOutcomes } from './harness/count-work-outcomes.ts';
import { forceConcurrentWrites } from './harness/force-concurrent-writes.ts';
import { createGiftCard, getGiftCardBalance } from './harness/gift-cards.ts';
import { createTwoServicesOpener, type TwoServices } from './harness/two-services.ts';

const branchId = '11-miles-st';
const actor = 'staff:somebody';
const atOnce = 12;
const towel = { name: 'Towel', pricePence: 1000 };

const openServers = createTwoServicesOpener();
let servers: TwoServices;
beforeAll(async () => {
  servers = await openServers();
});

async function createPerson(services: Services) {
  const typed = { firstName: 'Nora', lastName: 'Vale', email: `${randomUUID()}@desk.example`, phone: '' };
  const { personId } = await addPerson(services, branchId, typed, actor);
  return requirePerson(services.database, branchId, personId);
}

/** Sells a towel to a new client, with codes. */
async function sellTowel(
  services: Services,
  codes: { promoCode?: string; giftCardCode?: string },
  saleId: string = randomUUID(),
  personId?: string,
) {
  const client = personId ?? (await createPerson(services)).id;
  const sale = { branchId, personId: client, saleId, goods: { item: towel }, ...codes };
  return sellAtDesk(services, { ...sale, method: 'CASH', reason: undefined }, actor);
}

async function bookWithCode(services: Services, promoCode: string, classId: string) {
  const order = {
    orderId: randomUUID(),
    person: await createPerson(services),
    classId,
    codes: { promoCode },
  };
  const payment = { kind: 'desk', method: 'CASH' } as const;
  const rest = { expectedPence: undefined, guestName: undefined, reason: undefined };
  return bookForClient(services, { ...order, payment, ...rest, actor });
}

const sumPaid = {
  name: 'test_gift_card_payments',
  text: 'SELECT coalesce(sum(amount_pence), 0)::int AS pence FROM desk_payments WHERE gift_card_id = $1',
};
const paidWithCard = async ({ database }: TwoServices, giftCardId: string) =>
  (await database.run<{ pence: number }>(sumPaid, [giftCardId]))[0]?.pence;

/** Many front desks sell a towel of £10 at the same time, each to another client, with one gift card of £25. */
async function spendAtOnce(
  target: TwoServices,
  together = (sell: () => Promise<Record<string, number>>) => sell(),
) {
  const { id, code: giftCardCode } = await createGiftCard(target.services(0), { pence: 2500 });
  const people = await Promise.all(
    Array.from({ length: atOnce }, (_, nth) => createPerson(target.services(nth))),
  );
  const counts = await together(() =>
    countWorkOutcomes(
      people.map((person, nth) => sellTowel(target.services(nth), { giftCardCode }, randomUUID(), person.id)),
    ),
  );
  const balancePence = await getGiftCardBalance(target.services(0), id);
  return { counts, balancePence, paidPence: await paidWithCard(target, id) };
}

describe('codes at two front desks', () => {
  it('never spend more of a gift card than it has', async () => {
    const { counts, balancePence, paidPence } = await spendAtOnce(servers);
    expect((counts.done ?? 0) + (counts.gift_card_refused ?? 0)).toBe(atOnce);
    expect(counts.done).toBeGreaterThan(0);
    expect(balancePence).toBeGreaterThanOrEqual(0);
    expect((balancePence ?? 0) + (paidPence ?? 0)).toBe(2500);
  });

  it('give the last uses of a promo code to as many sales and bookings as it has uses', async () => {
    const code = `LAST${randomBytes(4).toString('hex').toUpperCase()}`;
    const terms = { origin: 'studio', percent: 50, appliesTo: 'everything', usesMax: 2 } as const;
    await servers.database.orm.insert(promoCodes).values({ branchId, code, ...terms, createdAt: new Date() });
    const classId = await createFutureClass(servers.database, 50);
    const works = Array.from({ length: atOnce }, (_, nth) => {
      const services = servers.services(nth);
      return nth % 3 === 0 ? bookWithCode(services, code, classId) : sellTowel(services, { promoCode: code });
    });
    expect(await countWorkOutcomes(works)).toEqual({ done: 2, promo_refused: atOnce - 2 });
    const nobody = { memberId: null, holders: [] };
    expect((await countPromoUses(servers.database, { branchId, code }, nobody)).total).toBe(2);
  });

  it('are used once by one sale, however often it is sent', async () => {
    const { id, code: giftCardCode } = await createGiftCard(servers.services(0), { pence: 2500 });
    const { id: personId } = await createPerson(servers.services(0));
    const saleId = randomUUID();
    const works = Array.from({ length: atOnce }, (_, nth) =>
      sellTowel(servers.services(nth), { giftCardCode }, saleId, personId),
    );
    expect(await countWorkOutcomes(works)).toEqual({ done: atOnce });
    expect(await getGiftCardBalance(servers.services(0), id)).toBe(1500);
  });

  it('are returned once when many front desks reverse one sale', async () => {
    const { id, code: giftCardCode } = await createGiftCard(servers.services(0), { pence: 400 });
    const paymentId = randomUUID();
    await sellTowel(servers.services(0), { giftCardCode }, paymentId);
    const reversal = { branchId, paymentId, reason: 'a slip', actor } as const;
    const works = Array.from({ length: atOnce }, (_, nth) =>
      reverseCounterSale(servers.services(nth), reversal),
    );
    expect(await countWorkOutcomes(works)).toEqual({ done: 1, not_changeable: atOnce - 1 });
    expect(await getGiftCardBalance(servers.services(0), id)).toBe(400);
    expect(await paidWithCard(servers, id)).toBe(0);
  });

  it('control: without the database check more is spent than the gift card has', async () => {
    const withoutGuard = await openServers();
    const drop = 'ALTER TABLE gift_cards DROP CONSTRAINT gift_cards_never_below_zero';
    await withoutGuard.database.run({ name: 'test_drop_check', text: drop }, []);
    const { counts, balancePence } = await spendAtOnce(withoutGuard, (sell) =>
      forceConcurrentWrites(withoutGuard.database, 'gift_card_movements', sell),
    );
    expect(counts.done).toBeGreaterThan(2);
    expect(balancePence).toBeLessThan(0);
  });
});
