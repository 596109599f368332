import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { TodayResponse } from '@studio/contracts/staff-insight';
import type { PersonGetResponse } from '@studio/contracts/staff-people';
import type { UndeliveredEmailsResponse } from '@studio/contracts/staff-undelivered-emails';
import { audit, outbox } from '@studio/server/platform/tables';
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
  await studio.database.orm.update(outbox).set({ addressRefusedAt: null });
});
afterAll(() => studio.close());

async function ask<Answer>(path: string, body: object = {}): Promise<Answer> {
  const { status, body: answer } = await staff.call(path, body);
  expect({ status, message: answer.message }).toEqual({ status: 200, message: undefined });
  return answer as unknown as Answer;
}

const needs = async () =>
  (await ask<TodayResponse>(paths.staffToday)).needs.filter(({ kind }) => kind === 'email');
const settle = async (whose: object, resend: boolean) =>
  (await ask<UndeliveredEmailsResponse>(paths.refusedEmails, { whose, resend })).count;
const profile = (personId: string) => ask<PersonGetResponse>(paths.personGet, { personId });

/** Returns an address that its mail server rejects. */
const nowhere = () => `zoe.${randomUUID().slice(0, 8)}@nowhere.invalid`;

/** Books and pays for a class as a guest with an undeliverable address. */
async function bookAt(email: string): Promise<void> {
  const startsAt = new Date(studio.time.now.getTime() + 240 * 3_600_000);
  const classId = await createClass(studio.database, { startsAt });
  const visitor = studio.visitor();
  const { holdId } = (await visitor.call(paths.hold, { classId, places: 1 })).body;
  const customer = { ...guestDetails, firstName: 'Zoe', lastName: 'Hart', email };
  const opened = await visitor.call(paths.createIntent, { classId, holdId, customer });
  await studio.pay(opened.body.paymentIntentId);
  const paid = { paymentIntentId: opened.body.paymentIntentId, classId };
  expect((await visitor.call(paths.confirmPayment, paid)).status).toBe(200);
  await studio.mails(email);
}

describe('an address that a mail server refuses', () => {
  it('is on Today and on the client’s profile until staff correct it, and the email is sent again', async () => {
    const email = nowhere();
    await bookAt(email);
    const [need, ...others] = await needs();
    expect(others).toEqual([]);
    expect(need).toMatchObject({ name: 'Zoe Hart', email, count: 1, about: null });
    const personId = need?.personId ?? '';
    expect((await profile(personId)).refusedEmails).toMatchObject({ count: 1 });
    const right = email.replace('nowhere.invalid', 'guests.example');
    const names = { firstName: 'Zoe', lastName: 'Hart', phone: '' };
    await ask(paths.personSave, { personId, ...names, email: right });
    expect(await needs()).toEqual([]);
    expect((await profile(personId)).refusedEmails).toBeNull();
    expect((await studio.mails(right)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Booked'),
    ]);
  });

  it('is sent to again as it is when the mailbox takes email by now, once for two who ask at once', async () => {
    const email = nowhere();
    await bookAt(email);
    const personId = (await needs())[0]?.personId ?? '';
    const counts = await Promise.all([settle({ personId }, true), settle({ personId }, true)]);
    expect(counts.toSorted()).toEqual([0, 1]);
    expect(await needs()).toEqual([]);
    await studio.mails(email);
    expect((await needs()).map(({ count }) => count)).toEqual([1]);
    const entries = await studio.database.orm.select().from(audit).where(eq(audit.subjectId, personId));
    expect(entries.map(({ action }) => action)).toContain('EMAILS_SENT_AGAIN');
  });

  it('can be dismissed, and nothing is sent', async () => {
    const email = nowhere();
    await bookAt(email);
    const personId = (await needs())[0]?.personId ?? '';
    expect(await settle({ personId }, false)).toBe(1);
    expect(await needs()).toEqual([]);
    await studio.mails(email);
    expect(await needs()).toEqual([]);
    expect(
      (await staff.call(paths.refusedEmails, { whose: { personId: randomUUID() }, resend: true })).status,
    ).toBe(404);
  });

  it('is corrected in the client’s messages to the studio as well', async () => {
    const email = nowhere();
    await bookAt(email);
    const message = { name: 'Zoe', email, message: 'Is there a lift?', openForMs: 5000 };
    expect((await studio.visitor().call(paths.contact, message)).status).toBe(200);
    await studio.mails(email);
    const [need] = await needs();
    expect(need).toMatchObject({ email, count: 2 });
    const right = email.replace('nowhere.invalid', 'guests.example');
    const names = { firstName: 'Zoe', lastName: 'Hart', phone: '' };
    await ask(paths.personSave, { personId: need?.personId, ...names, email: right });
    expect(await studio.mails(right)).toHaveLength(2);
    expect((await profile(need?.personId ?? '')).messages).toHaveLength(1);
  });

  it('of someone without a profile is named by what the email was about, and dismissed', async () => {
    const email = nowhere();
    const message = { name: 'Ada', email, message: 'Is there a lift?', openForMs: 5000 };
    expect((await studio.visitor().call(paths.contact, message)).status).toBe(200);
    await studio.mails(email);
    expect(await needs()).toMatchObject([{ personId: null, email: null, about: 'message', count: 1 }]);
    expect(await settle({ about: 'chat' }, false)).toBe(0);
    expect(await settle({ about: 'message' }, false)).toBe(1);
    expect(await needs()).toEqual([]);
  });

  it('is not told when anyone can ask for the email: links of bookings, the newsletter', async () => {
    const email = nowhere();
    const visitor = studio.visitor();
    const asked = { email, source: 'footer', openForMs: 5000 };
    expect((await visitor.call(paths.newsletterSubscribe, asked)).status).toBe(200);
    await studio.mails(email);
    expect(await needs()).toEqual([]);
  });

  it('keeps no address in the list of emails', async () => {
    const email = nowhere();
    await bookAt(email);
    const rows = await studio.database.orm.select().from(outbox);
    expect(JSON.stringify(rows)).not.toContain(email);
  });
});

it('an address that no email can reach is refused by the one rule before anything is paid, at checkout, for a tour and in the chat', async () => {
  const classId = await createClass(studio.database, {
    startsAt: new Date(studio.time.now.getTime() + 240 * 3_600_000),
  });
  for (const email of ['zoe@example.com,', '<ada@example.com>', 'zoe@example.com.', '\u200b']) {
    const visitor = studio.visitor();
    const { holdId } = (await visitor.call(paths.hold, { classId, places: 1 })).body;
    const customer = { ...guestDetails, email };
    const refused = [
      await visitor.call(paths.createIntent, { classId, holdId, customer }),
      await visitor.call(paths.tourBook, { slotId: '2026-11-25T11:00', customer }),
      await visitor.call(paths.chatEmail, { email }),
      await visitor.call(paths.contact, { name: 'Zoe', email, message: 'Hello' }),
      await visitor.call(paths.newsletterSubscribe, { email, source: 'footer' }),
      await staff.call(paths.personAdd, { ...guestDetails, email: email === '\u200b' ? '@' : email }),
    ];
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
      refused.map(() => [400, 'bad_request']),
    );
  }
});
