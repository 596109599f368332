import { randomUUID } from 'node:crypto';
import { branch } from '@studio/content/branch';
import { healthConsentCopy, insertStudioName, waiverCopy } from '@studio/content/copy/first-visit';
import { paths } from '@studio/contracts/paths';
import type { ExportPersonResponse } from '@studio/contracts/staff-data-rights';
import { healthAnswersRetentionMonths } from '@studio/domain/first-visit/health-answers';
import { linkDemoInstructor } from '@studio/server/demo/link-demo-instructor';
import { purgeOldHealthAnswers } from '@studio/server/first-visit/purge-old-health-answers';
import { firstVisits, healthAnswers } from '@studio/server/first-visit/tables';
import { people } from '@studio/server/people/tables';
import { audit } from '@studio/server/platform/database/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClass } from '../harness/create-class.ts';
import { type FakeUserPool, installFakeUserPool } from '../harness/fake-user-pool.ts';
import { guestDetails } from '../harness/paid-booking.ts';
import { openTestStudio, type TestBrowser, type TestStudio } from '../harness/test-studio.ts';
import { type TestTokens, trustTestKey } from '../harness/test-tokens.ts';

let studio: TestStudio;
let tokens: TestTokens;
let pool: FakeUserPool;
beforeAll(async () => {
  studio = await openTestStudio();
  tokens = await trustTestKey(studio);
  pool = installFakeUserPool(studio);
});
afterAll(() => studio.close());

const knee = { pregnant: true, weeksPregnant: 20, injuries: 'left knee' };
const consented = { ...knee, consentVersion: healthConsentCopy.version };

async function createMember(groups: readonly string[] = []) {
  const person = pool.addUser(randomUUID());
  const browser = studio.visitor().with(await tokens.access(person.sub, groups));
  await browser.call('/classes/user/get');
  return { email: person.email ?? '', sub: person.sub, browser };
}

async function book(browser: TestBrowser, email: string, principalUserId?: string) {
  const startsAt = new Date(studio.time.now.getTime() + 72 * 3_600_000);
  const classId = await createClass(studio.database, { startsAt, pricePence: 0 });
  const { holdId } = (await browser.call('/classes/class/hold', { classId, principalUserId })).body;
  const order = { holdId, classId, principalUserId, customer: { ...guestDetails, email } };
  const { bookingId, links } = (await browser.call('/classes/class/book', order)).body;
  return { classId, bookingId, key: new URL(links.booking, 'http://x').searchParams.get('k') ?? '' };
}

const read = (browser: TestBrowser, target: object = {}) => browser.call(paths.firstVisit, target);
const save = (browser: TestBrowser, answers: object | null, target: object = {}) =>
  browser.call(paths.firstVisitSave, { ...target, answers, waiverVersion: waiverCopy.version });
const withdraw = (browser: TestBrowser, target: object = {}) =>
  browser.call(paths.firstVisitWithdraw, target);

/** Returns the text of all rows in both first-visit tables, joined. */
async function loadStoredAnswers(): Promise<string> {
  const { orm } = studio.database;
  return JSON.stringify([await orm.select().from(firstVisits), await orm.select().from(healthAnswers)]);
}

describe('health answers', () => {
  it('are rejected and not stored without consent, or with consent to another version', async () => {
    const { browser, sub } = await createMember();
    const ownAnswers = { ...knee, injuries: `hip of ${sub}` };
    expect(await save(browser, ownAnswers)).toMatchObject({ status: 400, body: { code: 'bad_request' } });
    expect(await save(browser, { ...ownAnswers, consentVersion: '2020-01-01' })).toMatchObject({
      status: 409,
      body: { code: 'terms_outdated' },
    });
    expect(await loadStoredAnswers()).not.toContain(`hip of ${sub}`);
  });

  it('are stored with the text, version and time of the consent', async () => {
    const { browser, sub } = await createMember();
    expect((await save(browser, consented)).body).toMatchObject({ isDue: false, isShared: true });
    const [row] = await studio.database.orm
      .select()
      .from(healthAnswers)
      .where(eq(healthAnswers.memberId, sub));
    expect(row).toMatchObject({
      pregnant: true,
      weeksPregnant: 20,
      injuries: 'left knee',
      endedAt: null,
      consentVersion: healthConsentCopy.version,
      consentText: insertStudioName(healthConsentCopy.words, branch.name),
      consentedAt: studio.time.now,
    });
  });

  it('are optional: the waiver is enough, and the instructor sees that there are none', async () => {
    const trainer = await createMember(['TRAINER']);
    await linkDemoInstructor(studio.database, '11-miles-st', { name: 'Noor Haddad', userId: trainer.sub });
    const browser = studio.visitor();
    const { bookingId, classId } = await book(browser, 'private@guests.example');
    expect((await save(browser, null, { bookingId })).body).toMatchObject({
      isDue: false,
      isShared: false,
      answers: null,
    });
    expect((await trainer.browser.call(paths.classHealth, { classId })).body).toMatchObject({
      people: [{ isDue: false, onPaper: false, answers: null }],
    });
  });

  it('of a member are all erased when the member withdraws consent', async () => {
    const client = await createMember();
    const guestBrowser = studio.visitor();
    const { bookingId } = await book(guestBrowser, client.email);
    await save(guestBrowser, { ...consented, injuries: `wrist of ${client.sub}` }, { bookingId });
    await save(client.browser, { ...consented, injuries: `elbow of ${client.sub}` });
    pool.addUser(client.sub, { email: `moved-${client.email}` });
    await client.browser.call('/classes/user/upsert', { user: { userId: client.sub } });
    await save(client.browser, { ...consented, injuries: `ankle of ${client.sub}` });
    expect((await withdraw(client.browser)).body).toMatchObject({
      isDue: false,
      isShared: false,
      answers: null,
    });
    expect(await loadStoredAnswers()).not.toMatch(new RegExp(`(elbow|ankle) of ${client.sub}`));
    const [row] = await studio.database.orm
      .select()
      .from(healthAnswers)
      .where(eq(healthAnswers.memberId, client.sub));
    expect(row).toMatchObject({
      pregnant: null,
      weeksPregnant: null,
      injuries: null,
      consentText: insertStudioName(healthConsentCopy.words, branch.name),
      endedAt: studio.time.now,
      endReason: 'withdrawn',
    });
    expect((await withdraw(client.browser)).status).toBe(200);
  });

  it('are erased when saved again without consent', async () => {
    const { browser, sub } = await createMember();
    await save(browser, { ...consented, injuries: `heel of ${sub}` });
    expect((await save(browser, null)).body).toMatchObject({ isShared: false, answers: null });
    expect(await loadStoredAnswers()).not.toContain(`heel of ${sub}`);
    expect((await save(browser, consented)).body).toMatchObject({ isShared: true, answers: knee });
  });

  it('of a guest can be withdrawn only through their own booking, even once it is cancelled', async () => {
    const browser = studio.visitor();
    const { bookingId, key } = await book(browser, 'una@consent.example');
    await save(browser, { ...consented, injuries: 'una’s rib' }, { bookingId });
    expect((await read(studio.visitor(), { bookingId, key })).body).toMatchObject({
      isShared: true,
      answers: null,
    });
    const other = studio.visitor();
    const second = await book(other, 'una@consent.example');
    expect((await read(other, { bookingId: second.bookingId })).body).toMatchObject({ isShared: false });
    expect((await withdraw(other, { bookingId: second.bookingId })).status).toBe(200);
    expect(await withdraw(studio.visitor(), { bookingId })).toMatchObject({ status: 404 });
    expect(await loadStoredAnswers()).toContain('una’s rib');
    await browser.call('/classes/class/cancel', { bookingId });
    expect((await withdraw(studio.visitor(), { bookingId, key })).body).toMatchObject({ isShared: false });
    expect(await loadStoredAnswers()).not.toContain('una’s rib');
  });

  it('are visible to the instructor of the class, but not to an owner who does not teach it', async () => {
    const owner = await createMember(['ADMIN']);
    const { browser, email, sub } = await createMember();
    await save(browser, consented);
    const { classId } = await book(browser, email, sub);
    expect(await owner.browser.call(paths.classHealth, { classId })).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
    const { body } = await owner.browser.call(paths.trainerClass, { classId });
    expect(body).toMatchObject({ seesHealth: false, rows: [{ health: null }] });
    expect(JSON.stringify(body)).not.toContain('left knee');
  });

  it('are erased by the front desk on request, including those given before a merge', async () => {
    const staff = await createMember(['STAFF']);
    const { browser, sub, email } = await createMember();
    await save(browser, { ...consented, injuries: `knee of ${sub}` });
    const guestBrowser = studio.visitor();
    const { bookingId } = await book(guestBrowser, `guest-${email}`);
    await save(guestBrowser, { ...consented, injuries: `hand of ${sub}` }, { bookingId });
    const { orm } = studio.database;
    const [person] = await orm.select().from(people).where(eq(people.memberId, sub));
    const [twin] = await orm
      .select()
      .from(people)
      .where(eq(people.emailKey, `guest-${email}`));
    const mergeChoices = { name: 'one', email: 'one', phone: 'one' };
    const pair = { personId: person?.id, otherId: twin?.id, details: mergeChoices };
    const owner = await createMember(['ADMIN']);
    expect((await owner.browser.call(paths.mergePeople, pair)).status).toBe(200);
    expect((await browser.call(paths.healthWithdraw, { personId: person?.id })).status).toBe(403);
    const { status, body } = await staff.browser.call(paths.healthWithdraw, { personId: person?.id });
    expect({ status, body }).toEqual({ status: 200, body: { ok: true } });
    expect(await loadStoredAnswers()).not.toMatch(new RegExp(`(knee|hand) of ${sub}`));
    expect((await read(browser)).body).toMatchObject({ isDue: false, isShared: false });
    const logged = await orm
      .select()
      .from(audit)
      .where(eq(audit.subjectId, person?.id ?? ''));
    expect(logged).toMatchObject([{ action: 'MERGED' }, { action: 'HEALTH_CONSENT_WITHDRAWN' }]);
  });

  it('are included, with the consent, in the exports of a member and of an owner', async () => {
    const owner = await createMember(['ADMIN']);
    const { browser, sub, email } = await createMember();
    await save(browser, consented);
    pool.addUser(sub, { email: `later-${email}` });
    await browser.call('/classes/user/upsert', { user: { userId: sub } });
    const { data } = (await browser.call(paths.accountData)).body;
    const consent = {
      consentText: insertStudioName(healthConsentCopy.words, branch.name),
      consentVersion: healthConsentCopy.version,
    };
    expect(data.healthAnswers).toMatchObject([{ ...knee, ...consent }]);
    expect(data.waivers).toMatchObject([{ waiverVersion: waiverCopy.version }]);
    const [person] = await studio.database.orm.select().from(people).where(eq(people.memberId, sub));
    const copy = await owner.browser.call(paths.personExport, { personId: person?.id });
    const { json } = copy.body as unknown as ExportPersonResponse;
    expect(JSON.parse(json)['Health answers']).toMatchObject([{ injuries: 'left knee' }]);
  });

  it('are erased with the account', async () => {
    const { browser, sub } = await createMember();
    await save(browser, { ...consented, injuries: `neck of ${sub}` });
    expect((await browser.call('/account/delete', { understood: true })).status).toBe(200);
    expect(await loadStoredAnswers()).not.toContain(sub);
  });

  it(`are erased after ${healthAnswersRetentionMonths} months, and asked for again`, async () => {
    const { browser, sub } = await createMember();
    await save(browser, { ...consented, injuries: `toe of ${sub}` });
    const consentedAt = studio.time.now;
    const after = new Date(consentedAt);
    after.setUTCMonth(after.getUTCMonth() + healthAnswersRetentionMonths);
    const minute = 60_000;
    await purgeOldHealthAnswers(studio.database, new Date(after.getTime() - minute));
    expect(await loadStoredAnswers()).toContain(`toe of ${sub}`);
    await purgeOldHealthAnswers(studio.database, new Date(after.getTime() + minute));
    expect(await loadStoredAnswers()).not.toContain(`toe of ${sub}`);
    expect((await read(browser)).body).toMatchObject({ isDue: true, isShared: false, answers: null });
    await save(browser, null);
    expect((await read(browser)).body).toMatchObject({ isDue: false });
  });
});
