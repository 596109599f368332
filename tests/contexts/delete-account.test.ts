import { randomUUID } from 'node:crypto';
import { branch } from '@studio/content/branch';
import { healthConsentCopy, insertStudioName } from '@studio/content/copy/first-visit';
import { waiverVersion } from '@studio/domain/first-visit/health-answers';
import { toLondonDate } from '@studio/domain/time/london';
import { eraseRecipientsOfSentGiftCards } from '@studio/server/account/erase-sent-gift-recipients';
import { grantEntitlement } from '@studio/server/entitlements/grant-entitlement';
import { queueGiftCardEmails } from '@studio/server/gift-cards/queue-gift-card-emails';
import { ensureCustomer } from '@studio/server/payments/payment-customer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBuyer } from '../harness/buyer.ts';
import { createClass } from '../harness/create-class.ts';
import { type FakeUserPool, installFakeUserPool } from '../harness/fake-user-pool.ts';
import { bookAndPay, guestDetails } from '../harness/paid-booking.ts';
import { openTestStudio, type TestStudio } from '../harness/test-studio.ts';
import { type TestTokens, trustTestKey } from '../harness/test-tokens.ts';

let studio: TestStudio;
let tokens: TestTokens;
let people: FakeUserPool;
beforeAll(async () => {
  studio = await openTestStudio();
  tokens = await trustTestKey(studio);
  people = installFakeUserPool(studio);
});
afterAll(() => studio.close());

const phone = '+44 7700 900456';

/** Creates a member with a name, a paid booking three days ahead, a credit, and health answers. */
async function createMemberWithData() {
  const { sub, email } = people.addUser(randomUUID(), { firstName: 'Wilhelmina', lastName: 'Quirke' });
  const browser = studio.visitor().with(await tokens.access(sub));
  await browser.call('/classes/user/get');
  const startsAt = new Date(studio.time.now.getTime() + 72 * 3_600_000);
  const classId = await createClass(studio.database, { startsAt });
  const customer = { ...guestDetails, firstName: 'Wilhelmina', lastName: 'Quirke', email, phone };
  const { holdId } = (await browser.call('/classes/class/hold', { classId, principalUserId: sub })).body;
  const opened = await browser.call('/classes/payments/create-intent', {
    classId,
    holdId,
    customer,
    principalUserId: sub,
    attendees: [],
  });
  const { paymentIntentId } = opened.body;
  await studio.pay(paymentIntentId);
  const { bookingId } = (
    await browser.call('/classes/payments/confirm', { paymentIntentId, classId, idempotencyKey: sub })
  ).body;
  const terms = {
    sessions: 3,
    covers: ['mat'],
    offPeakOnly: false,
    shareable: false,
    onlyWhen: null,
    memberDiscountPercent: 0,
  };
  await studio.database.transaction((tx) =>
    grantEntitlement(
      tx,
      {
        branchId: '11-miles-st',
        memberId: sub,
        kind: 'pack',
        productId: 'starter-pack',
        name: 'Starter Pack',
        terms,
        startsAt: studio.time.now,
        expiresAt: null,
        origin: 'staff',
        originId: sub,
        reason: 'GRANTED',
        actor: 'system',
      },
      studio.time.now,
    ),
  );
  const health = { pregnant: false, weeksPregnant: null, injuries: `an old collarbone of ${sub}` };
  const answers = { ...health, consentVersion: healthConsentCopy.version };
  await browser.call('/first-visit/save', { answers, waiverVersion });
  await browser.call('/emails/preferences/save', { turnedOff: ['reminders'] });
  const calendar = new URL((await browser.call('/account/calendar')).body.url).pathname;
  return { sub, email: email ?? '', browser, bookingId, classId, calendar, startsAt };
}

/** Returns the text of all rows in the studio's own tables, joined. */
async function dumpAllTables(): Promise<string> {
  const tablesStatement = {
    name: 'test_tables',
    text: "SELECT tablename FROM pg_tables WHERE schemaname = 'public'",
  };
  const tables = await studio.database.run<{ tablename: string }>(tablesStatement, []);
  const texts: string[] = [];
  for (const { tablename } of tables) {
    const all = {
      name: `test_all_${tablename}`,
      text: `SELECT json_agg(t)::text AS rows FROM "${tablename}" t`,
    };
    const [row] = await studio.database.run<{ rows: string | null }>(all, []);
    texts.push(row?.rows ?? '');
  }
  return texts.join('\n');
}

const deleteInput = { understood: true };

describe('data export of a member', () => {
  it('contains everything about the member, and nothing about others', async () => {
    const member = await createMemberWithData();
    await createMemberWithData();
    const { data } = (await member.browser.call('/account/data')).body;
    expect(data).toMatchObject({
      profile: { firstName: 'Wilhelmina', email: member.email },
      bookings: [{ id: member.bookingId, phone: expect.stringContaining('7700') }],
      credits: [{ name: 'Starter Pack', balance: 3 }],
      creditMovements: [{ sessions: 3, reason: 'GRANTED' }],
      healthAnswers: [
        {
          injuries: `an old collarbone of ${member.sub}`,
          consentText: insertStudioName(healthConsentCopy.words, branch.name),
        },
      ],
      waivers: [{ waiverVersion, onPaper: false }],
      emailsTurnedOff: ['reminders'],
    });
    expect(JSON.stringify(data)).not.toMatch(/clientId|personHash|addressHash/);
    expect(await studio.visitor().call('/account/data')).toMatchObject({ status: 401 });
  });
});

describe('deleting an account', () => {
  it('needs explicit confirmation, and returns 409 while a booked class is still to come', async () => {
    const { browser, bookingId } = await createMemberWithData();
    expect(await browser.call('/account/delete')).toMatchObject({
      status: 400,
      body: { code: 'bad_request' },
    });
    expect(await browser.call('/account/delete', deleteInput)).toMatchObject({
      status: 409,
      body: { code: 'not_changeable', message: expect.stringContaining('an upcoming booking') },
    });
    expect((await browser.call('/classes/booking/get', { bookingId })).body.booking.customer.firstName).toBe(
      'Wilhelmina',
    );
  });

  it('returns 409 while the member is on a waiting list', async () => {
    const member = createBuyer(studio, tokens, people);
    const startsAt = new Date(studio.time.now.getTime() + 72 * 3_600_000);
    const classId = await createClass(studio.database, { startsAt, capacity: 1 });
    await bookAndPay(studio, studio.visitor(), classId);
    await member.call('/classes/waiting/join', { classIds: [classId], customer: guestDetails });
    expect(await member.call('/account/delete', deleteInput)).toMatchObject({
      status: 409,
      body: { code: 'not_changeable', message: expect.stringContaining('waiting lists') },
    });
  });

  it('erases earlier guest bookings, and gift card details that have been emailed', async () => {
    const member = createBuyer(studio, tokens, people);
    const startsAt = new Date(studio.time.now.getTime() + 72 * 3_600_000);
    const classId = await createClass(studio.database, { startsAt });
    const browser = studio.visitor();
    const { holdId } = (await browser.call('/classes/class/hold', { classId })).body;
    const customer = { ...guestDetails, firstName: 'Petronella', email: member.email };
    const input = { classId, holdId, customer, idempotencyKey: member.memberId };
    const { paymentIntentId } = (await browser.call('/classes/payments/create-intent', input)).body;
    await studio.pay(paymentIntentId);
    const { bookingId } = (await browser.call('/classes/payments/confirm', { paymentIntentId, classId }))
      .body;
    await browser.call('/classes/booking/links', { email: member.email });
    await member.call('/classes/user/get');
    const gift = { recipientName: 'Leocadia', recipientEmail: 'leocadia@friends.example', message: 'Enjoy' };
    await member.buy('gift-card', {
      giftCard: { ...gift, senderName: 'Petronella', sendOn: null, amount: 50 },
    });
    await studio.emails(member.email);
    await browser.call('/classes/class/cancel', { bookingId });
    expect(await member.call('/account/delete', deleteInput)).toMatchObject({ status: 200 });
    const dump = await dumpAllTables();
    for (const trace of [member.email, 'Petronella', 'Leocadia', 'leocadia@friends.example'])
      expect(dump.includes(trace), trace).toBe(false);
    const [sentEmail] = await studio.emails(member.email);
    expect(sentEmail?.subject).not.toMatch(/^Cancelled/);
  });

  it('keeps a gift card’s details until it is emailed as bought, then erases them', async () => {
    const member = createBuyer(studio, tokens, people);
    await member.call('/classes/user/get');
    const start = studio.time.now;
    const day = (ahead: number) => toLondonDate(new Date(start.getTime() + ahead * 86_400_000));
    const giftTo = (recipientName: string, sendOn: string) => ({
      recipientName,
      recipientEmail: `${recipientName.toLowerCase()}@friends.example`,
      sendOn,
      senderName: 'Theodora',
      message: `Be well, ${recipientName}.`,
      amount: 50,
    });
    await member.buy('gift-card', { giftCard: giftTo('Ottilie', day(2)) });
    await member.buy('gift-card', { giftCard: giftTo('Philippa', day(9)) });
    expect(await member.call('/account/delete', deleteInput)).toMatchObject({ status: 200 });
    await eraseRecipientsOfSentGiftCards(studio.services);

    studio.time.now = new Date(`${day(2)}T09:00:00Z`);
    await queueGiftCardEmails(studio.services);
    // The email is queued but not sent yet, so its data must stay.
    await eraseRecipientsOfSentGiftCards(studio.services);
    const [sentEmail] = await studio.emails('ottilie@friends.example');
    expect(sentEmail?.subject).toContain('Theodora sent you a');
    expect(sentEmail?.text).toContain('Be well, Ottilie.');
    await eraseRecipientsOfSentGiftCards(studio.services);
    const dump = await dumpAllTables();
    for (const trace of ['Ottilie', 'ottilie@']) expect(dump.includes(trace), trace).toBe(false);
    expect(dump).toContain('philippa@friends.example');

    studio.time.now = new Date(`${day(9)}T09:00:00Z`);
    await queueGiftCardEmails(studio.services);
    expect(await studio.emails('philippa@friends.example')).toHaveLength(1);
    await eraseRecipientsOfSentGiftCards(studio.services);
    const remaining = await dumpAllTables();
    for (const trace of ['Philippa', 'philippa@', 'Theodora'])
      expect(remaining.includes(trace), trace).toBe(false);
  });

  it('erases everything that names the member, and keeps the accounting records', async () => {
    const { sub, email, bookingId, calendar, startsAt } = await createMemberWithData();
    studio.time.now = new Date(startsAt.getTime() + 3_600_000);
    const late = studio.visitor().with(await tokens.access(sub));
    expect(await late.call('/account/delete', deleteInput)).toMatchObject({
      status: 200,
      body: { ok: true },
    });
    const dump = await dumpAllTables();
    for (const trace of [email, `an old collarbone of ${sub}`])
      expect(dump.includes(trace), trace).toBe(false);
    const row = { name: 'test_booking', text: 'SELECT * FROM bookings WHERE id = $1' };
    expect(await studio.database.run(row, [bookingId])).toMatchObject([
      { first_name: 'Deleted', phone: null, principal_id: null, price_paid_pence: 2000, status: 'CONFIRMED' },
    ]);
    expect(await late.call('/classes/booking/get', { bookingId })).toMatchObject({ status: 403 });
    const otherVisitor = studio.visitor();
    expect(await otherVisitor.call('/classes/booking/get', { bookingId })).toMatchObject({ status: 404 });
    expect((await studio.app.inject({ method: 'GET', url: calendar })).statusCode).toBe(404);
  });

  it('is final: pending calls do not recreate the profile, and the Stripe customer is deleted', async () => {
    const { sub, browser, bookingId, email } = await createMemberWithData();
    await browser.call('/classes/class/cancel', { bookingId });
    const customerId = await ensureCustomer(studio.services, sub);
    expect(await browser.call('/account/delete', deleteInput)).toMatchObject({ status: 200 });
    const responses = [
      await browser.call('/classes/user/get'),
      await browser.call('/account/entitlements'),
      await browser.call('/classes/user/upsert', { user: { userId: sub, email, firstName: 'Wilhelmina' } }),
    ];
    for (const { status } of responses) expect([401, 403]).toContain(status);
    const row = { name: 'test_member', text: 'SELECT user_id FROM members WHERE user_id = $1' };
    expect(await studio.database.run(row, [sub])).toEqual([]);
    await studio.idle();
    expect(await studio.stripe.customers.retrieve(customerId)).toMatchObject({ deleted: true });
    const remaining = {
      name: 'test_customers',
      text: 'SELECT 1 FROM payment_customers WHERE customer_id = $1',
    };
    expect(await studio.database.run(remaining, [customerId])).toEqual([]);
  });
});

it('rejects team members, so that the studio keeps an owner', async () => {
  const { sub } = people.addUser(randomUUID(), { firstName: 'Ruth', lastName: 'Ellison' });
  const owner = studio.visitor().with(await tokens.access(sub, ['ADMIN']));
  await owner.call('/classes/user/get');
  const { status, body } = await owner.call('/account/delete', { understood: true });
  expect([status, body.code]).toEqual([409, 'not_changeable']);
  expect(body.message).toContain('Ask an owner to remove you from the team first');
});
