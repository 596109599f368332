import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { ExportPersonResponse, PreviewErasureResponse } from '@studio/contracts/staff-data-rights';
import { bookings } from '@studio/server/bookings/tables';
import { getMailboxKey } from '@studio/server/people/person-identity-keys';
import { people } from '@studio/server/people/tables';
import { audit } from '@studio/server/platform/database/tables';
import { usedOffers } from '@studio/server/purchases/tables';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClass } from '../harness/create-class.ts';
import { createCredit } from '../harness/credits.ts';
import { type FakeUserPool, installFakeUserPool } from '../harness/fake-user-pool.ts';
import { guestDetails } from '../harness/paid-booking.ts';
import { openTestStudio, type TestBrowser, type TestStudio } from '../harness/test-studio.ts';
import { type TestTokens, trustTestKey } from '../harness/test-tokens.ts';

let studio: TestStudio;
let tokens: TestTokens;
let pool: FakeUserPool;
let owner: TestBrowser;
beforeAll(async () => {
  studio = await openTestStudio();
  tokens = await trustTestKey(studio);
  pool = installFakeUserPool(studio);
  const { sub } = pool.addUser(randomUUID(), { groups: ['ADMIN'] });
  owner = studio.visitor().with(await tokens.access(sub, ['ADMIN']));
});
afterAll(() => studio.close());

/** Calls as the owner and expects success. */
async function callAsOwner<Answer>(path: string, body: object): Promise<Answer> {
  const { status, body: response } = await owner.call(path, body);
  expect(response.message).toBeUndefined();
  expect(status).toBe(200);
  return response as unknown as Answer;
}

/** Creates a guest with a booking, a note, and sessions without an account. */
async function createGuestWithData(email: string, lastName: string) {
  const browser = studio.visitor();
  const startsAt = new Date(studio.time.now.getTime() + 72 * 3_600_000);
  const classId = await createClass(studio.database, { startsAt });
  const { holdId } = (await browser.call('/classes/class/hold', { classId })).body;
  const customer = { ...guestDetails, firstName: 'Thessaly', lastName, email };
  const { paymentIntentId } = (
    await browser.call('/classes/payments/create-intent', { classId, holdId, customer })
  ).body;
  await studio.pay(paymentIntentId);
  const { bookingId } = (await browser.call('/classes/payments/confirm', { paymentIntentId, classId })).body;
  const [person] = await studio.database.orm.select().from(people).where(eq(people.email, email));
  const personId = person?.id ?? '';
  await callAsOwner(paths.noteWrite, {
    noteId: randomUUID(),
    personId,
    text: `${lastName} likes the window`,
    visibility: 'staff',
  });
  await createCredit(studio.database, studio.time.now, { memberId: `person:${personId}`, origin: 'staff' });
  await callAsOwner(paths.classMessageSend, {
    classId,
    audience: 'booked',
    subject: `A bed for ${lastName}`,
    text: `${lastName} has bed 3.`,
    idempotencyKey: randomUUID(),
  });
  return { browser, bookingId, personId };
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

it('exports the data of a person as one JSON and one HTML file, without secrets', async () => {
  const email = 'thessaly+mat@data.example';
  const { personId, bookingId } = await createGuestWithData(email, 'O<b>Quirke');
  const holder = getMailboxKey(studio.services.keys, email);
  await studio.database.orm
    .insert(usedOffers)
    .values({ branchId: '11-miles-st', holder, productId: 'intro-offer', purchaseId: randomUUID() });
  const { json, html, fileName } = await callAsOwner<ExportPersonResponse>(paths.personExport, { personId });
  expect(fileName).toBe('data-of-thessaly-o-b-quirke');
  const data = JSON.parse(json) as Record<string, Record<string, unknown>[]>;
  expect(data['Bookings as a guest']).toMatchObject([{ id: bookingId, email }]);
  expect(data['Once-per-person offers']).toMatchObject([{ product_id: 'intro-offer' }]);
  expect(data['Class messages received as a guest']).toMatchObject([{ text: 'O<b>Quirke has bed 3.' }]);
  expect(data['Staff notes']).toMatchObject([{ text: 'O<b>Quirke likes the window' }]);
  expect(data['Packs and sessions']).toMatchObject([{ name: 'Reformer Pack of 10', balance: 10 }]);
  expect(json).not.toMatch(/client_id|clientId|person_hash|address_hash|cancelled_?by|mailbox/i);
  expect(html).toContain('O&lt;b&gt;Quirke likes the window');
  expect(html).not.toMatch(/<script|<b>Quirke/);
});

it('finds all bookings of an address whose Greek sigma was typed in other ways', async () => {
  const browser = studio.visitor();
  const startsAt = new Date(studio.time.now.getTime() + 72 * 3_600_000);
  for (const email of ['ΝΙΚΟΣ@Greek.example', 'νικος@greek.example', 'ΝΙΚΟσ@greek.example']) {
    const classId = await createClass(studio.database, { startsAt });
    const { holdId } = (await browser.call('/classes/class/hold', { classId })).body;
    const customer = { ...guestDetails, email };
    const { paymentIntentId } = (
      await browser.call('/classes/payments/create-intent', { classId, holdId, customer })
    ).body;
    await studio.pay(paymentIntentId);
    await browser.call('/classes/payments/confirm', { paymentIntentId, classId });
  }
  const persons = await studio.database.orm
    .select()
    .from(people)
    .where(eq(people.emailKey, 'νικος@greek.example'));
  expect(persons).toHaveLength(1);
  const personId = persons[0]?.id ?? '';
  const { json } = await callAsOwner<ExportPersonResponse>(paths.personExport, { personId });
  const data = JSON.parse(json) as Record<string, Record<string, unknown>[]>;
  expect(data['Bookings as a guest']?.map(({ email }) => email).sort()).toEqual([
    'νικος@Greek.example',
    'νικος@greek.example',
    'νικος@greek.example',
  ]);
});

it('erases a guest except for accounting, once no class is booked, when their name is typed', async () => {
  const { personId, bookingId, browser } = await createGuestWithData('thessaly@gone.example', 'Vanterpool');
  await browser.call('/contact', {
    name: 'Thessaly',
    email: 'thessaly@gone.example',
    subject: 'Hello',
    message: 'x',
  });
  const input = { personId, confirmation: 'thessaly VÁNTERPOOL', reason: 'Requested by the client' };
  const before = await callAsOwner<PreviewErasureResponse>(paths.erasePreview, { personId });
  expect(before).toMatchObject({
    confirmationText: 'Thessaly Vanterpool',
    obstacles: ['Cancel their upcoming booking.'],
  });
  expect(await owner.call(paths.erasePerson, input)).toMatchObject({
    status: 409,
    body: { code: 'not_changeable' },
  });
  await browser.call('/classes/class/cancel', { bookingId });
  await studio.emails('thessaly@gone.example');
  const preview = await callAsOwner<PreviewErasureResponse>(paths.erasePreview, { personId });
  expect(preview).toMatchObject({ obstacles: [], hasAccount: false });
  expect(preview.erased).toEqual(expect.arrayContaining([{ label: 'Unused sessions', count: 10 }]));
  expect(preview.retained).toEqual(expect.arrayContaining([{ label: 'Bookings, without a name', count: 1 }]));
  expect(await owner.call(paths.erasePerson, { ...input, confirmation: 'Thessaly' })).toMatchObject({
    status: 400,
    body: { code: 'bad_request' },
  });
  await callAsOwner(paths.erasePerson, input);
  const dump = await dumpAllTables();
  for (const trace of ['thessaly@gone.example', 'Vanterpool'])
    expect(dump.includes(trace), trace).toBe(false);
  const [booking] = await studio.database.orm.select().from(bookings).where(eq(bookings.id, bookingId));
  expect(booking).toMatchObject({ firstName: 'Deleted', pricePaidPence: 2000, status: 'CANCELLED' });
  const entries = await studio.database.orm
    .select()
    .from(audit)
    .where(and(eq(audit.subjectId, personId), eq(audit.action, 'ERASED')));
  expect(entries).toMatchObject([{ reason: 'Requested by the client', detail: null }]);
});

it('erases a member together with a merged guest, and the account stays closed', async () => {
  const guest = await createGuestWithData('thessaly@before.example', 'Ormerod');
  await guest.browser.call('/classes/class/cancel', { bookingId: guest.bookingId });
  const { sub } = pool.addUser(randomUUID(), {
    email: 'thessaly@after.example',
    firstName: 'Thess',
    lastName: 'Ormerod',
  });
  const member = studio.visitor().with(await tokens.access(sub));
  await member.call('/classes/user/get');
  const [account] = await studio.database.orm.select().from(people).where(eq(people.memberId, sub));
  const pair = { personId: account?.id ?? '', otherId: guest.personId };
  const mergeChoices = { name: 'other', email: 'one', phone: 'other' };
  await callAsOwner(paths.mergePeople, { ...pair, details: mergeChoices });
  await studio.emails('thessaly@before.example');
  await callAsOwner(paths.erasePerson, {
    personId: guest.personId,
    confirmation: 'Thessaly Ormerod',
    reason: 'Requested by the client',
  });
  const dump = await dumpAllTables();
  for (const trace of ['Ormerod', 'thessaly@before.example', 'thessaly@after.example'])
    expect(dump.includes(trace), trace).toBe(false);
  expect((await member.call('/account/entitlements')).status).toBe(403);
});
