import { randomUUID } from 'node:crypto';
import { retention } from '@studio/domain/privacy/retention';
import { getRetentionCutoffs } from '@studio/domain/privacy/retention-cutoffs';
import { bookings, holds } from '@studio/server/bookings/tables';
import { contactMessages } from '@studio/server/enquiries/tables';
import { giftCards } from '@studio/server/gift-cards/tables';
import { payments } from '@studio/server/payments/tables';
import { isEmailProven, recordEmailProof } from '@studio/server/people/proven-emails';
import { purchases } from '@studio/server/purchases/tables';
import { purgeOldRecords } from '@studio/server/purge-old-records';
import { tourSlots, tours } from '@studio/server/tours/tables';
import { waitingEntries } from '@studio/server/waiting-list/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBuyer } from '../harness/buyer.ts';
import { createBooking } from '../harness/create-booking.ts';
import { createClass } from '../harness/create-class.ts';
import { installFakeUserPool } from '../harness/fake-user-pool.ts';
import { bookAndPay } from '../harness/paid-booking.ts';
import { openTestStudio, type TestStudio } from '../harness/test-studio.ts';
import { trustTestKey } from '../harness/test-tokens.ts';

const branchId = '11-miles-st';
const dayMs = 86_400_000;
let studio: TestStudio;
beforeAll(async () => {
  studio = await openTestStudio();
});
afterAll(() => studio.close());

const cutoffs = () => getRetentionCutoffs(studio.time.now);
/** Returns a day before a cutoff, which is erased, and a day after it, which stays. */
const around = (cutoff: Date) => [-dayMs, dayMs].map((ms) => new Date(cutoff.getTime() + ms)) as [Date, Date];

it(`erases the names of bookings ${retention.accountingYears} years after the class, and no day earlier`, async () => {
  const booked = await Promise.all(
    around(cutoffs().accounting).map(async (startsAt) =>
      createBooking(studio.database, {
        classId: await createClass(studio.database, { startsAt }),
        email: 'a@old.example',
      }),
    ),
  );
  await purgeOldRecords(studio.services);
  const emails = await Promise.all(
    booked.map(
      async (id) => (await studio.database.orm.select().from(bookings).where(eq(bookings.id, id)))[0],
    ),
  );
  expect(emails).toMatchObject([
    { email: '', firstName: 'Deleted', attendeeName: 'Deleted account', principalId: null },
    { email: 'a@old.example' },
  ]);
});

it('erases the names of payments and purchases with the bookings, and keeps their amounts', async () => {
  const { database, services, time } = studio;
  const classId = await createClass(database, { startsAt: new Date(time.now.getTime() + 3 * dayMs) });
  await bookAndPay(studio, studio.visitor(), classId);
  const member = createBuyer(studio, await trustTestKey(studio), installFakeUserPool(studio));
  await member.buy('starter-pack');
  const [expiredAt] = around(cutoffs().accounting);
  await purgeOldRecords(services);
  const read = async () => ({
    payments: await database.orm.select().from(payments),
    purchases: await database.orm.select().from(purchases),
  });
  const before = await read();
  expect(JSON.stringify(before)).toContain('@');
  await database.orm.update(payments).set({ createdAt: expiredAt });
  await database.orm.update(purchases).set({ createdAt: expiredAt });
  await purgeOldRecords(services);
  const after = await read();
  expect(JSON.stringify(after)).not.toMatch(/@\w/);
  expect(after.payments.map(({ amountPence }) => amountPence)).toEqual(
    before.payments.map(({ amountPence }) => amountPence),
  );
  expect(after.purchases.map(({ cardPence }) => cardPence)).toEqual(
    before.purchases.map(({ cardPence }) => cardPence),
  );
});

it(`erases the names of messages, tours and waiting list entries after ${retention.enquiryMonths} months`, async () => {
  const { orm } = studio.database;
  const times = around(cutoffs().enquiry);
  const person = { firstName: 'Ada', lastName: 'Quill', email: 'ada@quill.example' };
  await orm.insert(contactMessages).values([
    ...times.map((createdAt) => ({
      branchId,
      id: randomUUID(),
      status: 'HANDLED' as const,
      topic: 'general' as const,
      name: 'Ada',
      email: person.email,
      subject: 'Knee',
      message: 'My knee',
      createdAt,
    })),
    {
      branchId,
      id: randomUUID(),
      status: 'NEW' as const,
      topic: 'general' as const,
      name: 'Ada',
      email: person.email,
      subject: 'Old and open',
      message: 'Hello',
      createdAt: times[0],
    },
  ]);
  await orm.insert(tours).values(
    times.map((startsAt) => ({
      branchId,
      id: randomUUID(),
      clientId: randomUUID(),
      ...person,
      phone: '+447700900456',
      startsAt,
      endsAt: startsAt,
      createdAt: startsAt,
    })),
  );
  const classId = await createClass(studio.database, { startsAt: times[0] });
  await orm.insert(waitingEntries).values(
    times.map((endedAt) => ({
      branchId,
      id: randomUUID(),
      requestId: randomUUID(),
      classId,
      clientId: randomUUID(),
      person: randomUUID(),
      addressHash: 'hash',
      ...person,
      status: 'LEFT' as const,
      joinedAt: endedAt,
      endedAt,
    })),
  );
  await purgeOldRecords(studio.services);
  const emails = async (table: typeof tours | typeof waitingEntries | typeof contactMessages) =>
    (await orm.select({ email: table.email }).from(table)).map(({ email }) => email).sort();
  expect(await emails(tours)).toEqual(['', person.email]);
  expect(await emails(waitingEntries)).toEqual(['', person.email]);
  // A message without a reply stays in the inbox.
  expect(await emails(contactMessages)).toEqual(['', person.email, person.email]);
});

it(`deletes held tour slots ${retention.holdDays} days after their hold`, async () => {
  const { orm } = studio.database;
  const times = around(cutoffs().hold);
  await orm.insert(tourSlots).values(
    times.map((heldUntil) => ({
      branchId,
      startsAt: heldUntil,
      heldUntil,
      status: 'HELD' as const,
      clientId: randomUUID(),
      addressHash: 'address',
      networkHash: 'network',
    })),
  );
  await purgeOldRecords(studio.services);
  expect(await orm.select().from(tourSlots)).toHaveLength(1);
});

it(`erases the browser of holds after ${retention.holdDays} days`, async () => {
  const { orm } = studio.database;
  const classId = await createClass(studio.database, {
    startsAt: new Date(studio.time.now.getTime() + dayMs),
  });
  const ids = await Promise.all(
    around(cutoffs().hold).map(async (endedAt) => {
      const id = randomUUID();
      const times = { createdAt: endedAt, expiresAt: endedAt, endedAt };
      await orm.insert(holds).values({
        branchId,
        id,
        classId,
        clientId: `browser-${id}`,
        addressHash: 'hash',
        places: 1,
        status: 'EXPIRED' as const,
        ...times,
      });
      return id;
    }),
  );
  await purgeOldRecords(studio.services);
  const read = async (id: string | undefined) =>
    (
      await orm
        .select()
        .from(holds)
        .where(eq(holds.id, id ?? ''))
    )[0];
  expect(await read(ids[0])).toMatchObject({ clientId: `erased-${ids[0]}`, addressHash: '' });
  expect(await read(ids[1])).toMatchObject({ clientId: `browser-${ids[1]}`, addressHash: 'hash' });
});

it(`erases the people named on gift cards ${retention.giftCardMonths} months after their expiry`, async () => {
  const { orm } = studio.database;
  const cards = around(cutoffs().giftCard).map((expiresAt) => ({
    branchId,
    id: randomUUID(),
    codeHash: randomUUID(),
    amountPence: 5000,
    currency: 'GBP',
    buyerId: randomUUID(),
    purchaseId: randomUUID(),
    recipientName: 'Bo',
    recipientEmail: 'bo@gift.example',
    senderName: 'Al',
    message: 'Enjoy',
    sendAt: expiresAt,
    sentAt: expiresAt,
    createdAt: expiresAt,
    expiresAt,
  }));
  await orm.insert(giftCards).values(cards);
  await purgeOldRecords(studio.services);
  const read = async (id: string | undefined) =>
    (
      await orm
        .select()
        .from(giftCards)
        .where(eq(giftCards.id, id ?? ''))
    )[0];
  expect(await read(cards[0]?.id)).toMatchObject({
    recipientName: '',
    recipientEmail: '',
    senderName: '',
    message: '',
  });
  expect(await read(cards[1]?.id)).toMatchObject({ recipientEmail: 'bo@gift.example' });
});

it(`accepts the proof of an email address for ${retention.emailProofDays} days, in its browser only`, async () => {
  const { database } = studio;
  const [old, recent] = around(cutoffs().emailProof);
  const proof = (personHash: string, clientId = 'browser') => ({ branchId, personHash, clientId });
  await recordEmailProof(database, proof('left'), old);
  await recordEmailProof(database, proof('returned'), old);
  await recordEmailProof(database, proof('returned'), recent);
  expect(await isEmailProven(database, proof('left'))).toBe(true);
  await purgeOldRecords(studio.services);
  expect(await isEmailProven(database, proof('left'))).toBe(false);
  expect(await isEmailProven(database, proof('returned'))).toBe(true);
  expect(await isEmailProven(database, proof('returned', 'another browser'))).toBe(false);
});
