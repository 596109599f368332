import { randomUUID } from 'node:crypto';
import { healthConsentCopy } from '@studio/content/copy/first-visit';
import { waiverVersion } from '@studio/domain/first-visit/health-answers';
import { linkDemoInstructor } from '@studio/server/demo/link-demo-instructor';
import { people as peopleTable } from '@studio/server/people/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBooking } from '../harness/create-booking.ts';
import { createClass } from '../harness/create-class.ts';
import { type FakeUserPool, installFakeUserPool } from '../harness/fake-user-pool.ts';
import { guestDetails } from '../harness/paid-booking.ts';
import { openTestStudio, type TestBrowser, type TestStudio } from '../harness/test-studio.ts';
import { type TestTokens, trustTestKey } from '../harness/test-tokens.ts';

let studio: TestStudio;
let tokens: TestTokens;
let people: FakeUserPool;
let noor: Awaited<ReturnType<typeof createMember>>;
beforeAll(async () => {
  studio = await openTestStudio();
  tokens = await trustTestKey(studio);
  people = installFakeUserPool(studio);
  noor = await createMember(['TRAINER']);
  await linkDemoInstructor(studio.database, '11-miles-st', { name: 'Noor Haddad', userId: noor.sub });
});
afterAll(() => studio.close());

const answers = { pregnant: true, weeksPregnant: 20, injuries: 'left knee' };
const noConcerns = { pregnant: false, weeksPregnant: null, injuries: '' };

async function createMember(groups: readonly string[] = []) {
  const person = people.addUser(randomUUID());
  const browser = studio.visitor().with(await tokens.access(person.sub, groups));
  await browser.call('/classes/user/get');
  return { email: person.email ?? '', sub: person.sub, browser };
}

async function book(browser: TestBrowser, email: string, principalUserId?: string) {
  const startsAt = new Date(studio.time.now.getTime() + 72 * 3_600_000);
  const classId = await createClass(studio.database, { startsAt, pricePence: 0 });
  const { holdId } = (await browser.call('/classes/class/hold', { classId, principalUserId })).body;
  const input = { holdId, classId, principalUserId, customer: { ...guestDetails, email } };
  const { bookingId, links } = (await browser.call('/classes/class/book', input)).body;
  return { classId, bookingId, key: new URL(links.booking, 'http://x').searchParams.get('k') ?? '' };
}

const getFirstVisit = (browser: TestBrowser, target: object = {}) => browser.call('/first-visit/get', target);
const save = (browser: TestBrowser, target: object, submitted: object, version = waiverVersion) =>
  browser.call('/first-visit/save', {
    ...target,
    answers: { ...submitted, consentVersion: healthConsentCopy.version },
    waiverVersion: version,
  });

/** Returns what the instructor, who teaches every class here, reads about a class. */
async function loadClassAnswers(classId: string) {
  return (await noor.browser.call('/first-visit/class', { classId })).body;
}

describe('first-visit questions', () => {
  it('are asked of a guest once, whichever class they book next', async () => {
    const browser = studio.visitor();
    const { bookingId } = await book(browser, 'ida@guests.example');
    expect((await getFirstVisit(browser, { bookingId })).body).toMatchObject({ isDue: true, answers: null });
    expect((await save(browser, { bookingId }, answers)).body).toMatchObject({ isDue: false, answers });
    const next = await book(studio.visitor(), 'Ida@guests.example');
    const { bookingId: other, key } = next;
    // A booking doesn't verify its email address, so answers given with it aren't shown.
    expect((await getFirstVisit(studio.visitor(), { bookingId: other, key })).body).toMatchObject({
      isDue: false,
      answers: null,
    });
  });

  it('are not asked of people who attended before as a guest, as a member or by import', async () => {
    const past = { startsAt: new Date(studio.time.now.getTime() - 72 * 3_600_000) };
    const classId = await createClass(studio.database, past);
    const guestBrowser = studio.visitor();
    const { bookingId } = await book(guestBrowser, 'Nora@guests.example');
    expect((await getFirstVisit(guestBrowser, { bookingId })).body).toMatchObject({ reason: 'first-class' });
    await createBooking(studio.database, { classId, email: 'nora@guests.example', status: 'NO_SHOW' });
    expect((await getFirstVisit(guestBrowser, { bookingId })).body).toMatchObject({ isDue: true });
    await createBooking(studio.database, { classId, email: 'nora@guests.example', status: 'ATTENDED' });
    expect((await getFirstVisit(guestBrowser, { bookingId })).body).toMatchObject({
      isDue: false,
      reason: null,
    });

    const { browser, sub, email } = await createMember();
    expect((await getFirstVisit(browser)).body).toMatchObject({ isDue: true, reason: 'first-class' });
    await createBooking(studio.database, { classId, email, principalId: sub, status: 'ATTENDED' });
    expect((await getFirstVisit(browser)).body).toMatchObject({ isDue: false, reason: null, answers: null });
    const own = await book(browser, email, sub);
    expect((await getFirstVisit(browser, own)).body).toMatchObject({ isDue: false });
    // The booker has attended before, but a guest of theirs hasn't.
    const friend = await createMember();
    await createBooking(studio.database, { classId, email: friend.email, position: 1, status: 'ATTENDED' });
    expect((await getFirstVisit(friend.browser)).body).toMatchObject({ isDue: true });

    const visitor = studio.visitor();
    const imported = await book(visitor, 'imported@guests.example');
    await studio.database.orm
      .update(peopleTable)
      .set({ source: 'import' })
      .where(eq(peopleTable.emailKey, 'imported@guests.example'));
    expect((await getFirstVisit(visitor, { bookingId: imported.bookingId })).body).toMatchObject({
      isDue: false,
    });
  });

  it('keep a member’s answers when a guest books with the member’s address', async () => {
    const { browser, email } = await createMember();
    await save(browser, {}, answers);
    const other = studio.visitor();
    const { bookingId } = await book(other, email);
    expect((await getFirstVisit(other, { bookingId })).body).toMatchObject({ isDue: false, answers: null });
    expect(await save(other, { bookingId }, noConcerns)).toMatchObject({ status: 200 });
    expect((await getFirstVisit(browser)).body).toMatchObject({ answers });
  });

  it('keep a member’s answers after a guest booking with their address has joined the account', async () => {
    const { browser, email } = await createMember();
    await save(browser, {}, answers);
    const other = studio.visitor();
    const { bookingId, key } = await book(other, email);
    await browser.call('/classes/user/get');
    expect(await save(other, { bookingId }, noConcerns)).toMatchObject({ status: 200 });
    expect(await save(studio.visitor(), { bookingId, key }, noConcerns)).toMatchObject({ status: 200 });
    expect((await getFirstVisit(browser)).body).toMatchObject({ answers });
  });

  it('keep a member’s answers after they change to an address with later guest answers', async () => {
    const { browser, email, sub } = await createMember();
    await save(browser, {}, answers);
    const address = `new-${email}`;
    people.addUser(sub, { email: address });
    const other = studio.visitor();
    const { bookingId } = await book(other, address);
    studio.time.now = new Date(studio.time.now.getTime() + 60_000);
    await save(other, { bookingId }, noConcerns);
    await browser.call('/classes/user/upsert', { user: { userId: sub } });
    expect((await browser.call('/classes/user/get')).body.user.email).toBe(address);
    expect((await getFirstVisit(browser)).body).toMatchObject({ answers });
    await save(other, { bookingId }, noConcerns);
    expect((await getFirstVisit(browser)).body).toMatchObject({ answers });
  });

  it('are not stored for the address when a member books a place for another person', async () => {
    const victim = await createMember();
    const guest = studio.visitor();
    const guestBooking = await book(guest, victim.email);
    await save(guest, { bookingId: guestBooking.bookingId }, answers);
    const { browser, sub } = await createMember();
    const { bookingId } = await book(browser, victim.email, sub);
    await save(browser, { bookingId }, noConcerns);
    expect((await getFirstVisit(browser)).body).toMatchObject({ answers: noConcerns });
    expect((await getFirstVisit(victim.browser)).body).toMatchObject({ answers });
  });

  it('of a guest can be changed only through the booking that answered them', async () => {
    const browser = studio.visitor();
    const { bookingId, classId } = await book(browser, 'una@guests.example');
    await save(browser, { bookingId }, noConcerns);
    await save(browser, { bookingId }, answers);
    const other = studio.visitor();
    await save(other, { bookingId: (await book(other, 'una@guests.example')).bookingId }, noConcerns);
    expect(await loadClassAnswers(classId)).toMatchObject({ people: [{ answers }] });
  });

  it('are neither returned nor accepted for a cancelled booking', async () => {
    const browser = studio.visitor();
    const { bookingId } = await book(browser, 'leo@guests.example');
    await browser.call('/classes/class/cancel', { bookingId });
    expect(await getFirstVisit(browser, { bookingId })).toMatchObject({ status: 404 });
    expect(await save(browser, { bookingId }, noConcerns)).toMatchObject({ status: 404 });
  });

  it('can be answered and changed by a member without a booking', async () => {
    const { browser, email, sub } = await createMember();
    await save(browser, {}, answers);
    await save(browser, {}, noConcerns);
    const { bookingId } = await book(browser, email, sub);
    expect((await getFirstVisit(browser, { bookingId })).body).toMatchObject({ isDue: false, answers: null });
    expect((await getFirstVisit(browser)).body).toMatchObject({ isDue: false, answers: noConcerns });
  });

  it('return 404 to other visitors, members and staff', async () => {
    const browser = studio.visitor();
    const { bookingId, classId } = await book(browser, 'eve@guests.example');
    await save(browser, { bookingId }, answers);
    const otherMember = await createMember();
    const staff = await createMember(['STAFF']);
    for (const other of [studio.visitor(), otherMember.browser, staff.browser]) {
      expect(await getFirstVisit(other, { bookingId })).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      });
      expect(await save(other, { bookingId }, noConcerns)).toMatchObject({ status: 404 });
    }
    expect(await getFirstVisit(studio.visitor())).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await staff.browser.call('/first-visit/class', { classId })).toMatchObject({ status: 403 });
  });

  it('need the current waiver and valid answers', async () => {
    const { browser } = await createMember();
    expect(await save(browser, {}, noConcerns, '2020-01')).toMatchObject({
      body: { code: 'terms_outdated' },
    });
    expect(await save(browser, {}, { ...answers, weeksPregnant: 60 })).toMatchObject({
      status: 400,
      body: { code: 'bad_request' },
    });
    expect((await getFirstVisit(browser)).body).toMatchObject({ isDue: true });
  });

  it('are shown to the instructor of the class, with the people still to be asked', async () => {
    const other = await createMember(['TRAINER']);
    const browser = studio.visitor();
    const { bookingId, classId } = await book(browser, 'fay@guests.example');
    const people = async () => (await noor.browser.call('/first-visit/class', { classId })).body;
    expect(await people()).toMatchObject({ people: [{ bookingId, isDue: true, answers: null }] });
    expect((await other.browser.call('/first-visit/class', { classId })).body.code).toBe('not_found');
    await save(browser, { bookingId }, answers);
    expect(await people()).toMatchObject({ people: [{ bookingId, isDue: false, answers }] });
    await browser.call('/classes/class/cancel', { bookingId });
    expect(await people()).toMatchObject({ people: [] });
  });
});
