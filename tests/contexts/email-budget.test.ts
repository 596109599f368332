import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { AccountEmail } from '@studio/identity/messages/account-email';
import { queueBookingReminders } from '@studio/server/bookings/emails/queue-booking-reminders';
import { createFastifyServer } from '@studio/server/create-fastify-server';
import { deliverEmail } from '@studio/server/deliver-email';
import { consumeEmailBudget } from '@studio/server/email-budget';
import { EmailSendError } from '@studio/server/integrations/email/port';
import { openMetrics } from '@studio/server/metrics/open-metrics';
import { isEmailProven } from '@studio/server/people/proven-emails';
import { outbox, rateLimitCounters } from '@studio/server/platform/database/tables';
import { enqueueEmail } from '@studio/server/platform/emails/outbox';
import { hashPerson } from '@studio/server/platform/hash-person';
import { processWaitingLists } from '@studio/server/waiting-list/process-waiting-lists';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverAccountEmail } from '../../scripts/serve/deliver-account-email.ts';
import { createBooking } from '../harness/create-booking.ts';
import { createClass } from '../harness/create-class.ts';
import { installFakeUserPool } from '../harness/fake-user-pool.ts';
import { getEmailedKey } from '../harness/get-emailed-key.ts';
import { bookAndPay, guestDetails } from '../harness/paid-booking.ts';
import { openTestStudio, type TestBrowser, type TestStudio } from '../harness/test-studio.ts';
import { type TestTokens, trustTestKey } from '../harness/test-tokens.ts';

const branchId = '11-miles-st';
const monday = new Date('2026-11-23T12:00:00Z');
const thursday = new Date('2026-11-26T09:30:00Z');
const hourMs = 3_600_000;

let studio: TestStudio;
let tokens: TestTokens;
let people: ReturnType<typeof installFakeUserPool>;
let addresses = 0;

beforeAll(async () => {
  studio = await openTestStudio({ now: monday.toISOString(), limits: 'on' });
  tokens = await trustTestKey(studio);
  people = installFakeUserPool(studio);
});
afterAll(() => studio.close());
beforeEach(() => {
  studio.time.now = monday;
});

/** Returns another browser on another network. */
const openBrowser = (): TestBrowser =>
  studio.visitor(`10.${++addresses % 250}.${Math.floor(addresses / 250)}.7`);
const newVictim = () => `victim-${randomUUID()}@guests.example`;

function advanceTime(ms: number): void {
  studio.time.now = new Date(studio.time.now.getTime() + ms);
}

/** Returns the subjects of the emails that reached exactly this address, tag included. */
async function received(address: string): Promise<string[]> {
  return (await studio.emails(address)).map(({ subject }) => subject);
}

const unsent = () =>
  studio.database.orm
    .select({ kind: outbox.kind, requestedBy: outbox.requestedBy })
    .from(outbox)
    .where(eq(outbox.dropReason, 'too many to this address'));

const requestLinks = (email: string, visitor = openBrowser()) =>
  visitor.call(paths.bookingLinks, { email, openForMs: 9000 });
const sendMessage = (email: string, visitor = openBrowser()) =>
  visitor.call(paths.contact, { name: 'Eve', email, topic: 'general', message: 'Hello.', openForMs: 9000 });
const subscribe = (email: string, visitor = openBrowser()) =>
  visitor.call(paths.newsletterSubscribe, { email, source: 'footer', openForMs: 9000 });

/** Books and pays for a place with an address that the browser hasn't verified. */
async function payForPlace(visitor: TestBrowser, email: string, classId: string): Promise<string> {
  const { holdId } = (await visitor.call(paths.hold, { classId })).body;
  const order = { classId, holdId, customer: { ...guestDetails, email } };
  const { paymentIntentId } = (await visitor.call(paths.createIntent, order)).body;
  await studio.pay(paymentIntentId);
  const { body } = await visitor.call(paths.confirmPayment, { paymentIntentId, classId });
  return body.bookingId;
}

/** Uses up the small hourly budget of an unverified address. */
async function useUpBudget(email: string): Promise<void> {
  for (let round = 0; round < 6; round++) expect((await sendMessage(email)).status).toBe(200);
  await studio.emails(email);
}

describe('emails to an unverified address', () => {
  it('are limited to five an hour and ten a day, however often a visitor joins and leaves a list', async () => {
    const email = newVictim();
    const classId = await createClass(studio.database, { startsAt: thursday, capacity: 0 });
    const customer = { firstName: 'Eve', lastName: 'Quill', email };
    const statuses = new Set<number>();
    for (const inHour of [5, 10, 10, 10]) {
      for (let round = 0; round < 13; round++) {
        const visitor = openBrowser();
        const joined = await visitor.call(paths.waitingJoin, { classIds: [classId], customer });
        statuses.add(joined.status);
        // Delivers the email before the visitor leaves the list.
        await studio.emails(email);
        const { entries } = joined.body as unknown as { entries: { entryId: string }[] };
        await visitor.call(paths.waitingLeave, { entryId: entries[0]?.entryId });
      }
      expect(await received(email)).toHaveLength(inHour);
      advanceTime(hourMs);
    }
    expect([...statuses]).toEqual([200]);
  });

  it('are counted across all kinds of email, and tags and spellings of the address', async () => {
    const name = `victim-${randomUUID()}`;
    const spellings = [0, 1, 2, 3, 4, 5, 6].map((tag) => `${name}+${tag}@guests.example`);
    for (const [index, email] of spellings.entries()) {
      const spelled = index % 2 ? email.toUpperCase() : email;
      const replies = [await sendMessage(spelled), await subscribe(spelled)];
      expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    }
    const subjects: string[] = [];
    for (const email of spellings) subjects.push(...(await received(email)));
    expect(subjects).toHaveLength(5);
  });

  it('leave the response unchanged when dropped, and are recorded without the requester', async () => {
    const email = newVictim();
    const first = await sendMessage(email);
    await useUpBudget(email);
    expect(await sendMessage(email)).toEqual(first);
    await studio.emails(email);
    const dropped = await unsent();
    expect(dropped.length).toBeGreaterThan(0);
    expect(dropped.filter(({ requestedBy }) => requestedBy !== null)).toEqual([]);
    const metrics = openMetrics(createFastifyServer(studio.services.config, 'silent'));
    metrics.watch(studio.services);
    const text = await metrics.text();
    expect(text).toMatch(/studio_emails_over_budget\{kind="stranger"\} [1-9]/);
    await metrics.close();
  });

  it('are counted once when delivery is retried', async () => {
    const email = newVictim();
    await sendMessage(email);
    const { mailer } = studio.services;
    const send = mailer.send.bind(mailer);
    let failures = 7;
    mailer.send = async (message) => {
      if (message.to === email && failures-- > 0) throw new EmailSendError('try again', true);
      return send(message);
    };
    const [row] = await studio.database.orm
      .select()
      .from(outbox)
      .where(and(eq(outbox.kind, 'contact-copy'), isNull(outbox.sentAt), isNull(outbox.dropReason)));
    for (let attempt = 0; attempt < 8; attempt++)
      await deliverEmail(studio.services, row?.id ?? '').catch(() => {});
    mailer.send = send;
    for (let round = 0; round < 5; round++) await sendMessage(email);
    expect(await received(email)).toHaveLength(5);
  });

  it('count together with those of the user pool, including codes', async () => {
    const email = newVictim();
    const deliver = deliverAccountEmail(studio.services);
    const code: AccountEmail = {
      kind: 'confirm-sign-up',
      code: '048291',
      minutes: 10,
      to: email,
      firstName: null,
    };
    const deliveryId = randomUUID();
    for (let attempt = 0; attempt < 3; attempt++) await deliver(code, deliveryId);
    await deliver({ ...code, kind: 'reset-password' }, randomUUID());
    // The same email delivered three times, which counts once, and another one.
    expect(await received(email)).toHaveLength(4);
    for (let round = 0; round < 6; round++) await sendMessage(email);
    expect(await received(email)).toHaveLength(4 + 3);
    await deliver(code, randomUUID());
    expect(await received(email)).toHaveLength(7);
  });
});

describe('a visitor who has used up the small budget cannot block', () => {
  it('the email about a class that the studio cancels', async () => {
    const email = newVictim();
    const classId = await createClass(studio.database, { startsAt: thursday });
    await createBooking(studio.database, { classId, email });
    await useUpBudget(email);
    const { sub } = people.addUser(randomUUID(), { groups: ['STAFF'] });
    const staff = studio.visitor().with(await tokens.access(sub, ['STAFF']));
    const reason = 'The heating has failed';
    expect((await staff.call(paths.cancelClass, { classIds: [classId], reason })).status).toBe(200);
    await studio.idle();
    const [newest] = await received(email);
    expect(newest).toMatch(/cancelled/i);
  });

  it('that email with offers that a member has sent to the victim’s address', async () => {
    const email = newVictim();
    const [booked, classId] = [
      await createClass(studio.database, { startsAt: thursday }),
      await createClass(studio.database, { startsAt: thursday, capacity: 1 }),
    ];
    await createBooking(studio.database, { classId: booked, email });
    const [{ sub: eve }, { sub: ines }] = [
      people.addUser(randomUUID()),
      people.addUser(randomUUID(), { groups: ['STAFF'] }),
    ];
    const member = openBrowser().with(await tokens.access(eve));
    const customer = { firstName: 'Eve', lastName: 'Quill', email };
    for (let round = 0; round < 32; round++) {
      const holder = openBrowser();
      const { holdId } = (await holder.call(paths.hold, { classId })).body;
      const joined = await member.call(paths.waitingJoin, { classIds: [classId], customer });
      await holder.call(paths.release, { holdId });
      await processWaitingLists(studio.services);
      await studio.emails(email);
      const { entries } = joined.body as unknown as { entries: { entryId: string }[] };
      await member.call(paths.waitingLeave, { entryId: entries[0]?.entryId });
      advanceTime(60_000);
    }
    const offers = (await received(email)).filter((subject) => subject.startsWith('Place available until'));
    expect(offers).toHaveLength(5);
    const staff = studio.visitor().with(await tokens.access(ines, ['STAFF']));
    const cancel = { classIds: [booked], reason: 'The heating has failed' };
    expect((await staff.call(paths.cancelClass, cancel)).body).toMatchObject({ ok: true });
    await studio.idle();
    expect((await received(email))[0]).toMatch(/cancelled/i);
  });

  it('an offer to a person who confirmed by email in another browser than the one that joined', async () => {
    const email = newVictim();
    const classId = await createClass(studio.database, { startsAt: thursday, capacity: 1 });
    const [holder, laptop, phone] = [openBrowser(), openBrowser(), openBrowser()];
    const { holdId } = (await holder.call(paths.hold, { classId })).body;
    const customer = { firstName: 'Vera', lastName: 'Quill', email };
    const joined = await laptop.call(paths.waitingJoin, { classIds: [classId], customer });
    const { entries } = joined.body as unknown as { entries: { entryId: string }[] };
    const { entryId = '' } = entries[0] ?? {};
    const key = await getEmailedKey(studio.services, entryId);
    expect((await phone.call(paths.waitingConfirm, { entryId, key })).status).toBe(200);
    await useUpBudget(email);
    const offered = { to: email, cause: 'offered' } as const;
    const hasBudget = () =>
      studio.database.transaction((tx) => consumeEmailBudget(tx, studio.services, offered, studio.time.now));
    while (await hasBudget());
    await holder.call(paths.release, { holdId });
    await processWaitingLists(studio.services);
    expect((await received(email))[0]).toMatch(/^Place available until/);
  });

  it('the confirmation of a booking that a guest has paid for', async () => {
    await useUpBudget(guestDetails.email);
    const before = (await received(guestDetails.email)).length;
    await bookAndPay(studio, openBrowser(), await createClass(studio.database, { startsAt: thursday }));
    expect(await received(guestDetails.email)).toHaveLength(before + 1);
  });

  it('the emails about a member’s own bookings and codes', async () => {
    const memberId = randomUUID();
    const { email } = people.addUser(memberId, { email: newVictim() });
    const member = openBrowser().with(await tokens.access(memberId));
    await member.call(paths.userGet, {});
    await useUpBudget(email ?? '');
    const classId = await createClass(studio.database, { startsAt: thursday, pricePence: 0 });
    const { holdId } = (await member.call(paths.hold, { classId, principalUserId: memberId })).body;
    const customer = { firstName: 'Ada', lastName: 'Quill', email, phone: '020 7946 0117', title: 'Ms' };
    const booked = await member.call(paths.book, {
      classId,
      holdId,
      customer,
      principalUserId: memberId,
      paymentMethod: 'PAYG',
    });
    expect(booked.status, booked.body.message).toBe(200);
    expect((await received(email ?? ''))[0]).toMatch(/Dynamic Reformer/);
    const code: AccountEmail = {
      kind: 'reset-password',
      code: '048291',
      minutes: 10,
      to: email ?? '',
      firstName: null,
    };
    const before = (await received(email ?? '')).length;
    await deliverAccountEmail(studio.services)(code, randomUUID());
    expect(await received(email ?? '')).toHaveLength(before + 1);
  });

  it('emails requested by a browser that has verified the address through an emailed link', async () => {
    const email = newVictim();
    const visitor = openBrowser();
    await subscribe(email, visitor);
    const [confirmationEmail] = await studio.emails(email);
    const key = /\/newsletter\/confirm\?k=(\S+)/.exec(confirmationEmail?.text ?? '')?.[1];
    await useUpBudget(email);
    const proof = {
      branchId,
      personHash: hashPerson(studio.services.keys, email),
      clientId: visitor.clientId,
    };
    expect(await isEmailProven(studio.database, proof)).toBe(false);
    expect((await visitor.call(paths.newsletterConfirm, { key })).status).toBe(200);
    expect(await isEmailProven(studio.database, proof)).toBe(true);
    await sendMessage(email, visitor);
    const subjects = await received(email);
    expect(subjects[0]).toMatch(/^Your message/);
    expect(subjects).toHaveLength(5 + 2);
  });
});

describe('budget of a payment', () => {
  it('covers three emails about moves of its booking, after which the small budget applies', async () => {
    const email = newVictim();
    const [firstId, secondId] = [
      await createClass(studio.database, { startsAt: thursday }),
      await createClass(studio.database, { startsAt: thursday }),
    ];
    const eve = openBrowser();
    const bookingId = await payForPlace(eve, email, firstId);
    for (let round = 0; round < 12; round++) {
      const moved = await eve.call(paths.move, { bookingId, classId: round % 2 ? firstId : secondId });
      expect(moved.status, moved.body.message).toBe(200);
      await studio.emails(email);
    }
    // The confirmation and three moves, then the small budget.
    expect(await received(email)).toHaveLength(1 + 3 + 5);
  });
});

describe('moving a booking', () => {
  it('triggers at most three new reminders', async () => {
    const email = newVictim();
    const tomorrow = new Date(monday.getTime() + 25 * hourMs);
    const [firstId, secondId] = [
      await createClass(studio.database, { startsAt: tomorrow }),
      await createClass(studio.database, { startsAt: tomorrow }),
    ];
    studio.time.now = new Date(monday.getTime() - 24 * hourMs);
    const eve = openBrowser();
    const bookingId = await payForPlace(eve, email, firstId);
    studio.time.now = monday;
    for (let round = 0; round < 8; round++) {
      await queueBookingReminders(studio.services);
      await studio.emails(email);
      const moved = await eve.call(paths.move, { bookingId, classId: round % 2 ? firstId : secondId });
      expect(moved.status, moved.body.message).toBe(200);
    }
    const reminders = (await received(email)).filter((subject) =>
      subject.startsWith('Reminder: Dynamic Reformer'),
    );
    expect(reminders).toHaveLength(1 + 3);
  });
});

describe('verifying an address', () => {
  it('needs the key from a tour email, not the key that the booking browser has', async () => {
    const email = newVictim();
    const [booker, reader] = [openBrowser(), openBrowser()];
    const slotId = '2026-11-27T10:00';
    await booker.call(paths.tourHold, { slotId });
    const customer = { firstName: 'Eve', lastName: 'Quill', email, phone: '1' };
    const { bookingId } = (await booker.call(paths.tourBook, { slotId, customer })).body;
    const [mail] = await studio.emails(email);
    const emailedKey = /\/tour\/\S+\?k=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const shownKey = studio.services.keys.sign('booking-link', `tour:${bookingId}`);
    const proofOf = ({ clientId }: TestBrowser) => ({
      branchId,
      personHash: hashPerson(studio.services.keys, email),
      clientId,
    });
    for (const key of [shownKey, emailedKey])
      expect((await booker.call(paths.tourGet, { bookingId, key })).status).toBe(200);
    const move = { bookingId, slotId: '2026-11-27T10:30' };
    expect((await booker.call(paths.tourMove, { ...move, key: shownKey })).status).toBe(200);
    expect(await isEmailProven(studio.database, proofOf(booker))).toBe(false);
    expect((await reader.call(paths.tourCancel, { bookingId, key: emailedKey })).status).toBe(200);
    expect(await isEmailProven(studio.database, proofOf(reader))).toBe(true);
    expect(await isEmailProven(studio.database, proofOf(booker))).toBe(false);
  });

  it('needs the key from a booking email as well', async () => {
    const email = newVictim();
    const classId = await createClass(studio.database, { startsAt: thursday });
    const [booker, reader] = [openBrowser(), openBrowser()];
    const ids = [0, 1].map(() =>
      createBooking(studio.database, { classId, email, clientId: booker.clientId }),
    );
    const [firstId = '', secondId = ''] = await Promise.all(ids);
    const { links } = (await booker.call(paths.bookingGet, { bookingId: firstId })).body;
    const shownKey = new URL(links.booking, 'http://localhost').searchParams.get('k');
    await booker.call(paths.cancel, { bookingId: firstId, key: shownKey });
    await requestLinks(email);
    const [mail] = await studio.emails(email);
    const emailedKey = new RegExp(`/booking/${secondId}\\?k=(\\S+)`).exec(mail?.text ?? '')?.[1];
    expect((await reader.call(paths.cancel, { bookingId: secondId, key: emailedKey })).status).toBe(200);
    const checkProven = ({ clientId }: TestBrowser) =>
      isEmailProven(studio.database, {
        branchId,
        personHash: hashPerson(studio.services.keys, email),
        clientId,
      });
    expect([await checkProven(booker), await checkProven(reader)]).toEqual([false, true]);
  });
});

describe('every kind of email', () => {
  it('is limited per recipient: emails caused by the team end at thirty an hour', async () => {
    const email = newVictim();
    const classId = await createClass(studio.database, { startsAt: thursday, capacity: 40 });
    for (let number = 0; number < 33; number++) {
      const bookingId = await createBooking(studio.database, { classId, email });
      const order = { branchId, kind: 'place-revoked', subject: { bookingId, apology: 'Sorry.' } } as const;
      await enqueueEmail(studio.database, order, studio.time.now);
    }
    expect(await received(email)).toHaveLength(30);
  });

  it('is counted by a hash of the recipient, which identifies no person', async () => {
    const email = newVictim();
    await useUpBudget(email);
    const keys = await studio.database.orm.select({ key: rateLimitCounters.key }).from(rateLimitCounters);
    expect(keys.filter(({ key }) => key.includes('victim') || key.includes('@'))).toEqual([]);
  });
});
