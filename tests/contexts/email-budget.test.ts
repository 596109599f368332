import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { AccountEmail } from '@studio/identity/messages/account-email';
import { queueBookingReminders } from '@studio/server/bookings/emails/queue-booking-reminders';
import { createFastifyServer } from '@studio/server/create-fastify-server';
import { deliverEmail } from '@studio/server/deliver-email';
import { EmailSendError } from '@studio/server/integrations/email/port';
import { openMetrics } from '@studio/server/metrics/open-metrics';
import { outbox, rateLimitCounters } from '@studio/server/platform/database/tables';
import { enqueueEmail } from '@studio/server/platform/emails/outbox';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAccountEmailDelivery } from '../../scripts/serve/deliver-account-email.ts';
import { createBooking } from '../harness/create-booking.ts';
import { createClass } from '../harness/create-class.ts';
import {
  createVictimEmail,
  type EmailBudgetStudio,
  openEmailBudgetStudio,
} from '../harness/email-budget-studio.ts';
import { payForPlace } from '../harness/paid-booking.ts';

const branchId = '11-miles-st';
const monday = new Date('2026-11-23T12:00:00Z');
const thursday = new Date('2026-11-26T09:30:00Z');
const hourMs = 3_600_000;

let { studio, openBrowser, advanceTime, received, sendMessage, subscribe, exhaustBudget } =
  {} as EmailBudgetStudio;

beforeAll(async () => {
  ({ studio, openBrowser, advanceTime, received, sendMessage, subscribe, exhaustBudget } =
    await openEmailBudgetStudio());
});
afterAll(() => studio.close());
beforeEach(() => {
  studio.time.now = monday;
});

const unsent = () =>
  studio.database.orm
    .select({ kind: outbox.kind, requestedBy: outbox.requestedBy })
    .from(outbox)
    .where(eq(outbox.dropReason, 'too many to this address'));

describe('emails to an unverified address', () => {
  it('are limited to five an hour and ten a day, however often a visitor joins and leaves a list', async () => {
    const email = createVictimEmail();
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
    const email = createVictimEmail();
    const first = await sendMessage(email);
    await exhaustBudget(email);
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
    const email = createVictimEmail();
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
    const email = createVictimEmail();
    const deliver = createAccountEmailDelivery(studio.services);
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
    // The same email was delivered three times, which counts once, and another email was delivered.
    expect(await received(email)).toHaveLength(4);
    for (let round = 0; round < 6; round++) await sendMessage(email);
    expect(await received(email)).toHaveLength(4 + 3);
    await deliver(code, randomUUID());
    expect(await received(email)).toHaveLength(7);
  });
});

describe('budget of a payment', () => {
  it('covers three emails about moves of its booking, after which the small budget applies', async () => {
    const email = createVictimEmail();
    const [firstId, secondId] = [
      await createClass(studio.database, { startsAt: thursday }),
      await createClass(studio.database, { startsAt: thursday }),
    ];
    const eve = openBrowser();
    const bookingId = await payForPlace(studio, eve, firstId, email);
    for (let round = 0; round < 12; round++) {
      const moved = await eve.call(paths.move, { bookingId, classId: round % 2 ? firstId : secondId });
      expect(moved.status, moved.body.message).toBe(200);
      await studio.emails(email);
    }
    // The confirmation and three moves don't count against the small budget.
    expect(await received(email)).toHaveLength(1 + 3 + 5);
  });
});

describe('moving a booking', () => {
  it('triggers at most three new reminders', async () => {
    const email = createVictimEmail();
    const tomorrow = new Date(monday.getTime() + 25 * hourMs);
    const [firstId, secondId] = [
      await createClass(studio.database, { startsAt: tomorrow }),
      await createClass(studio.database, { startsAt: tomorrow }),
    ];
    studio.time.now = new Date(monday.getTime() - 24 * hourMs);
    const eve = openBrowser();
    const bookingId = await payForPlace(studio, eve, firstId, email);
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

describe('every kind of email', () => {
  it('is limited per recipient: emails caused by the team end at thirty an hour', async () => {
    const email = createVictimEmail();
    const classId = await createClass(studio.database, { startsAt: thursday, capacity: 40 });
    for (let number = 0; number < 33; number++) {
      const bookingId = await createBooking(studio.database, { classId, email });
      const order = { branchId, kind: 'place-revoked', subject: { bookingId, apology: 'Sorry.' } } as const;
      await enqueueEmail(studio.database, order, studio.time.now);
    }
    expect(await received(email)).toHaveLength(30);
  });

  it('is counted by a hash of the recipient, which identifies no person', async () => {
    const email = createVictimEmail();
    await exhaustBudget(email);
    const keys = await studio.database.orm.select({ key: rateLimitCounters.key }).from(rateLimitCounters);
    expect(keys.filter(({ key }) => key.includes('victim') || key.includes('@'))).toEqual([]);
  });
});
