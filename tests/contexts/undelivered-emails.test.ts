import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { GetPersonResponse } from '@studio/contracts/staff-people';
import type { GetTodayResponse } from '@studio/contracts/staff-today';
import type { HandleUndeliveredEmailsResponse } from '@studio/contracts/staff-undelivered-emails';
import { audit, outbox } from '@studio/server/platform/database/tables';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createClass } from '../harness/create-class.ts';
import { guestDetails } from '../harness/paid-booking.ts';
import { openTestStudio, type TestBrowser, type TestStudio } from '../harness/test-studio.ts';
import { trustTestKey } from '../harness/test-tokens.ts';

let studio: TestStudio;
let staff: TestBrowser;
beforeAll(async () => {
  studio = await openTestStudio();
  const tokens = await trustTestKey(studio);
  staff = studio.visitor().with(await tokens.access(randomUUID(), ['STAFF']));
});
afterEach(async () => {
  await studio.database.orm.update(outbox).set({ addressRejectedAt: null });
});
afterAll(() => studio.close());

async function callAsStaff<Answer>(path: string, body: object = {}): Promise<Answer> {
  const { status, body: response } = await staff.call(path, body);
  expect({ status, message: response.message }).toEqual({ status: 200, message: undefined });
  return response as unknown as Answer;
}

const listNeeds = async () =>
  (await callAsStaff<GetTodayResponse>(paths.staffToday)).actionItems.filter(({ kind }) => kind === 'email');
const settle = async (owner: object, resend: boolean) =>
  (await callAsStaff<HandleUndeliveredEmailsResponse>(paths.undeliveredEmails, { recipient: owner, resend }))
    .count;
const profile = (personId: string) => callAsStaff<GetPersonResponse>(paths.personGet, { personId });

/** Returns an address that its mail server rejects. */
const newUndeliverableAddress = () => `zoe.${randomUUID().slice(0, 8)}@nowhere.invalid`;

/** Books and pays for a class as a guest with an undeliverable address. */
async function bookWithEmail(email: string): Promise<void> {
  const startsAt = new Date(studio.time.now.getTime() + 240 * 3_600_000);
  const classId = await createClass(studio.database, { startsAt });
  const visitor = studio.visitor();
  const { holdId } = (await visitor.call(paths.hold, { classId, places: 1 })).body;
  const customer = { ...guestDetails, firstName: 'Zoe', lastName: 'Hart', email };
  const opened = await visitor.call(paths.createIntent, { classId, holdId, customer });
  await studio.pay(opened.body.paymentIntentId);
  const paid = { paymentIntentId: opened.body.paymentIntentId, classId };
  expect((await visitor.call(paths.confirmPayment, paid)).status).toBe(200);
  await studio.emails(email);
}

describe('an address that a mail server rejects', () => {
  it('is shown on Today and in the client’s profile until staff correct it and the email is resent', async () => {
    const email = newUndeliverableAddress();
    await bookWithEmail(email);
    const [need, ...others] = await listNeeds();
    expect(others).toEqual([]);
    expect(need).toMatchObject({ name: 'Zoe Hart', email, count: 1, topic: null });
    const personId = need?.personId ?? '';
    expect((await profile(personId)).undeliveredEmails).toMatchObject({ count: 1 });
    const corrected = email.replace('nowhere.invalid', 'guests.example');
    const names = { firstName: 'Zoe', lastName: 'Hart', phone: '' };
    await callAsStaff(paths.personSave, { personId, ...names, email: corrected });
    expect(await listNeeds()).toEqual([]);
    expect((await profile(personId)).undeliveredEmails).toBeNull();
    expect((await studio.emails(corrected)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Booked'),
    ]);
  });

  it('can be retried unchanged when its mailbox accepts email again, once for two concurrent requests', async () => {
    const email = newUndeliverableAddress();
    await bookWithEmail(email);
    const personId = (await listNeeds())[0]?.personId ?? '';
    const counts = await Promise.all([settle({ personId }, true), settle({ personId }, true)]);
    expect(counts.toSorted()).toEqual([0, 1]);
    expect(await listNeeds()).toEqual([]);
    await studio.emails(email);
    expect((await listNeeds()).map(({ count }) => count)).toEqual([1]);
    const entries = await studio.database.orm.select().from(audit).where(eq(audit.subjectId, personId));
    expect(entries.map(({ action }) => action)).toContain('EMAILS_RESENT');
  });

  it('can be dismissed without sending anything', async () => {
    const email = newUndeliverableAddress();
    await bookWithEmail(email);
    const personId = (await listNeeds())[0]?.personId ?? '';
    expect(await settle({ personId }, false)).toBe(1);
    expect(await listNeeds()).toEqual([]);
    await studio.emails(email);
    expect(await listNeeds()).toEqual([]);
    expect(
      (await staff.call(paths.undeliveredEmails, { recipient: { personId: randomUUID() }, resend: true }))
        .status,
    ).toBe(404);
  });

  it('is corrected in the client’s messages to the studio too', async () => {
    const email = newUndeliverableAddress();
    await bookWithEmail(email);
    const message = { name: 'Zoe', email, message: 'Is there a lift?', openForMs: 5000 };
    expect((await studio.visitor().call(paths.contact, message)).status).toBe(200);
    await studio.emails(email);
    const [need] = await listNeeds();
    expect(need).toMatchObject({ email, count: 2 });
    const corrected = email.replace('nowhere.invalid', 'guests.example');
    const names = { firstName: 'Zoe', lastName: 'Hart', phone: '' };
    await callAsStaff(paths.personSave, { personId: need?.personId, ...names, email: corrected });
    expect(await studio.emails(corrected)).toHaveLength(2);
    expect((await profile(need?.personId ?? '')).messages).toHaveLength(1);
  });

  it('without a profile is listed by what the email was about, and can be dismissed', async () => {
    const email = newUndeliverableAddress();
    const message = { name: 'Ada', email, message: 'Is there a lift?', openForMs: 5000 };
    expect((await studio.visitor().call(paths.contact, message)).status).toBe(200);
    await studio.emails(email);
    expect(await listNeeds()).toMatchObject([{ personId: null, email: null, topic: 'message', count: 1 }]);
    expect(await settle({ topic: 'chat' }, false)).toBe(0);
    expect(await settle({ topic: 'message' }, false)).toBe(1);
    expect(await listNeeds()).toEqual([]);
  });

  it('is not reported for emails that anyone can request: booking links, the newsletter', async () => {
    const email = newUndeliverableAddress();
    const visitor = studio.visitor();
    const input = { email, source: 'footer', openForMs: 5000 };
    expect((await visitor.call(paths.newsletterSubscribe, input)).status).toBe(200);
    await studio.emails(email);
    expect(await listNeeds()).toEqual([]);
  });

  it('is not stored in the outbox', async () => {
    const email = newUndeliverableAddress();
    await bookWithEmail(email);
    const rows = await studio.database.orm.select().from(outbox);
    expect(JSON.stringify(rows)).not.toContain(email);
  });
});

it('rejects an address that no email can reach before any payment, at checkout, tours and chat', async () => {
  const classId = await createClass(studio.database, {
    startsAt: new Date(studio.time.now.getTime() + 240 * 3_600_000),
  });
  for (const email of ['zoe@example.com,', '<ada@example.com>', 'zoe@example.com.', '\u200b']) {
    const visitor = studio.visitor();
    const { holdId } = (await visitor.call(paths.hold, { classId, places: 1 })).body;
    const customer = { ...guestDetails, email };
    const rejected = [
      await visitor.call(paths.createIntent, { classId, holdId, customer }),
      await visitor.call(paths.tourBook, { slotId: '2026-11-25T11:00', customer }),
      await visitor.call(paths.chatEmail, { email }),
      await visitor.call(paths.contact, { name: 'Zoe', email, message: 'Hello' }),
      await visitor.call(paths.newsletterSubscribe, { email, source: 'footer' }),
      await staff.call(paths.personAdd, { ...guestDetails, email: email === '\u200b' ? '@' : email }),
    ];
    expect(rejected.map(({ status, body }) => [status, body.code])).toEqual(
      rejected.map(() => [400, 'bad_request']),
    );
  }
});
