import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClass } from '../harness/create-class.ts';
import { type FakeUserPool, installFakeUserPool } from '../harness/fake-user-pool.ts';
import { bookAndPay, guestDetails, openPayment } from '../harness/paid-booking.ts';
import { openTestStudio, type TestStudio } from '../harness/test-studio.ts';
import { type TestTokens, trustTestKey } from '../harness/test-tokens.ts';

/** Values that no log line may contain: names, addresses, numbers, texts, keys and tokens of the users in this test. */
const secrets = new Set([
  'Amara',
  'Okafor',
  'amara.okafor',
  '900123',
  'Quillfeather',
  'left shoulder',
  'Bearer',
  'eyJ',
  '?k=',
]);

let studio: TestStudio;
let people: FakeUserPool;
let tokens: TestTokens;
const lines: string[] = [];

beforeAll(async () => {
  studio = await openTestStudio({ log: (line) => lines.push(line) });
  people = installFakeUserPool(studio);
  tokens = await trustTestKey(studio);
});
afterAll(() => studio.close());

const findLeaks = () => lines.filter((line) => [...secrets].some((secret) => line.includes(secret)));
const newClass = () =>
  createClass(studio.database, { startsAt: new Date(studio.time.now.getTime() + 72 * 3_600_000) });

async function createMember(groups: string[] = []) {
  const sub = randomUUID();
  people.addUser(sub, {
    groups: groups as never,
    firstName: 'Quillfeather',
    email: 'quillfeather@people.example',
  });
  const token = await tokens.access(sub, groups);
  secrets.add(token.slice(-20));
  return studio.visitor().with(token);
}

/** Runs the work while every statement on a table fails, as with a broken database. The error contains the values. */
async function withBrokenTable(table: string, work: () => Promise<unknown>): Promise<void> {
  await studio.database.orm.execute(sql.raw(`ALTER TABLE ${table} RENAME TO ${table}_away`));
  await work();
  await studio.database.orm.execute(sql.raw(`ALTER TABLE ${table}_away RENAME TO ${table}`));
}

describe('no log line contains personal data', () => {
  it('when a guest books, opens the booking, requests links and cancels', async () => {
    const visitor = studio.visitor();
    secrets.add(visitor.clientId);
    const { bookingId, links } = await bookAndPay(studio, visitor, await newClass());
    const key = /k=([\w-]+)/.exec(JSON.stringify(links))?.[1] ?? 'no key';
    secrets.add(key);
    await visitor.call('/classes/booking/get', { bookingId, key });
    await visitor.call('/classes/booking/links', { email: guestDetails.email, openForMs: 9000 });
    await studio.app.inject({ url: `/api/classes/booking/${bookingId}/invoice.pdf?k=${key}` });
    await visitor.call('/classes/class/cancel', { bookingId });
    await studio.deliverWebhooks();
    await studio.emails(guestDetails.email);
    expect(findLeaks()).toEqual([]);
  });

  it('when a visitor sends a message, subscribes, books a tour and chats', async () => {
    const visitor = studio.visitor();
    const message = {
      name: 'Amara Okafor',
      email: guestDetails.email,
      topic: 'general',
      message: 'My left shoulder.',
      openForMs: 9000,
    };
    expect((await visitor.call('/contact', message)).status).toBe(200);
    await visitor.call('/newsletter/subscribe', {
      email: guestDetails.email,
      source: 'home',
      openForMs: 9000,
    });
    await visitor.call('/booking/hold', { slotId: '2026-11-25T11:00' });
    await visitor.call('/booking/book', { slotId: '2026-11-25T11:00', customer: guestDetails });
    await visitor.call('/chat', { message: 'My left shoulder hurts, I am Amara, amara.okafor@example.com' });
    await studio.emails(guestDetails.email);
    expect(findLeaks()).toEqual([]);
  });

  it('when a member and staff call, and when a token or an event is forged', async () => {
    await (await createMember()).call('/classes/user/get');
    const owner = await createMember(['ADMIN']);
    for (const path of ['/admin/people/list', '/admin/today', '/admin/team/list', '/admin/log'])
      await owner.call(path);
    await studio.visitor().with('eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.').call('/classes/user/get');
    const forged = {
      url: '/api/webhooks/stripe',
      method: 'POST',
      payload: guestDetails,
      headers: { 'stripe-signature': 't=1,v1=0' },
    } as const;
    await studio.app.inject(forged);
    await studio.app.inject({
      url: '/api/contact',
      method: 'POST',
      payload: `{"name":"Amara Okafor`,
      headers: { 'content-type': 'application/json' },
    });
    expect(findLeaks()).toEqual([]);
  });

  it('when the database fails, although the failures are logged', async () => {
    const visitor = studio.visitor();
    const classId = await newClass();
    await withBrokenTable('contact_messages', async () => {
      const message = {
        name: 'Amara Okafor',
        email: guestDetails.email,
        message: 'My left shoulder.',
        openForMs: 9000,
      };
      expect((await visitor.call('/contact', message)).status).toBe(500);
    });
    const { paymentIntentId } = await openPayment(visitor, classId);
    await studio.pay(paymentIntentId);
    await withBrokenTable('bookings', async () => {
      expect((await visitor.call('/classes/payments/confirm', { paymentIntentId, classId })).status).toBe(
        500,
      );
    });
    const failures = lines.filter((line) => line.includes('"errorId"'));
    expect(failures.length).toBeGreaterThanOrEqual(2);
    expect(failures.every((line) => /Failed query|does not exist/.test(line))).toBe(true);
    expect(findLeaks()).toEqual([]);
  });

  it('when the email service is down, or permanently rejects an email', async () => {
    await studio.visitor().call('/contact', {
      name: 'Amara Okafor',
      email: guestDetails.email,
      message: 'My left shoulder.',
      openForMs: 9000,
    });
    const { send } = studio.services.mailer;
    studio.services.mailer.send = async () => {
      throw Object.assign(new Error(`550 ${guestDetails.email} unknown`), { rejected: [guestDetails.email] });
    };
    await expect(studio.emails(guestDetails.email)).rejects.toThrow();
    studio.app.log.error(
      { err: await studio.emails(guestDetails.email).catch((error: unknown) => error) },
      'background work failed',
    );
    studio.services.mailer.send = send;
    expect(findLeaks()).toEqual([]);
  });
});

it('control: a log line with an email address is found', () => {
  studio.app.log.info({ to: guestDetails.email }, 'sent');
  expect(findLeaks()).toHaveLength(1);
});
