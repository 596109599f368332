import { randomUUID } from 'node:crypto';
import { apiBase, paths } from '@studio/contracts/paths';
import { erasureReasons } from '@studio/domain/people/erase-reasons';
import { webhookEvents } from '@studio/domain/webhooks/webhook-events';
import { buildApp } from '@studio/server/app';
import { createFastifyServer } from '@studio/server/create-fastify-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeUserPool, installFakeUserPool } from '../harness/fake-user-pool.ts';
import { openTestStudio, type TestBrowser, type TestStudio } from '../harness/test-studio.ts';
import { type TestTokens, trustTestKey } from '../harness/test-tokens.ts';

let studio: TestStudio;
let people: FakeUserPool;
let tokens: TestTokens;
const owner = randomUUID();
beforeAll(async () => {
  studio = await openTestStudio();
  people = installFakeUserPool(studio);
  tokens = await trustTestKey(studio);
  people.addUser(owner, { groups: ['ADMIN'], email: 'owner@people.example' });
});
afterAll(() => studio.close());

/** Returns the owner's browser, logged in some seconds ago. */
async function loggedIn(secondsAgo: number): Promise<TestBrowser> {
  const authTime = Math.floor(studio.time.now.getTime() / 1000) - secondsAgo;
  return studio.visitor().with(await tokens.access(owner, ['ADMIN'], { auth_time: authTime }));
}
const withStaleLogin = () => loggedIn(901);
const withRecentLogin = () => loggedIn(895);

const id = randomUUID();
const day = '2026-11-24';
const hook = { name: 'Board', url: 'https://tools.example/hook', events: [webhookEvents[0]], enabled: true };
const promo = { code: 'CALM20', percent: 20, amountPence: null, usesMax: null, usesPerPerson: null };
const columns = { columns: [], options: { dates: 'day-first', unclear: 'leave', packs: {} } };

const loginRequired = { status: 401, body: { code: 'login_required_again' } };

/**
 * Calls that need a recent login, each with a body that triggers it. The test fails until a new team call is added here
 * or below.
 */
const sensitive: Record<string, object> = {
  // Permissions.
  [paths.teamInvite]: { email: 'new@people.example', group: 'STAFF' },
  [paths.teamChange]: { userId: id, groups: [], instructorId: null },
  // Export or erasure of personal data.
  [paths.peopleExport]: {},
  [paths.bookingsExport]: { from: day, to: day },
  [paths.personExport]: { personId: id },
  [paths.subscribersExport]: {},
  [paths.moneyExport]: { from: day, to: day },
  [paths.erasePerson]: { personId: id, confirmation: 'Ada Quill', reason: erasureReasons[0] },
  // Refunds, and return of sessions.
  [paths.moneyRefund]: { source: 'place', id, refundId: id, amountPence: 500, reason: 'ill' },
  [paths.refundRetry]: { refundId: id },
  [paths.refundOtherwise]: { refundId: id, method: 'CASH', note: 'paid in cash' },
  [paths.deskRefund]: { bookingId: id, reason: 'ill' },
  [paths.personReverseSale]: { entitlementId: id, reason: 'ill' },
  [paths.staffCancel]: { bookingId: id, refund: true, reason: 'ill' },
  [paths.cancelClass]: { classIds: [id], reason: 'ill' },
  [paths.timetableBedOutOfService]: {
    bedScope: { classId: id },
    reason: 'broken',
    moves: [{ bookingId: id, toClassId: null }],
  },
  // Secrets, and destinations of messages.
  [paths.webhookSave]: { ...hook, includesClients: false },
  [paths.webhookSecret]: { endpointId: id },
  [paths.settingsSave]: { profile: { email: 'else@mail.example' } },
  // Transfers to another address or account, and creation of something of value.
  [paths.giftCardChange]: { id, change: { do: 'correct', name: 'Mina', email: 'mina@gifts.example' } },
  [paths.mergePeople]: {
    personId: id,
    otherId: randomUUID(),
    details: { name: 'one', email: 'one', phone: 'one' },
  },
  [paths.importRun]: { importId: id, ...columns },
  [paths.importUndo]: { importId: id },
  [paths.promoCreate]: { ...promo, appliesTo: 'everything' },
};

/** Tested below: needs a recent login when it changes an email address. */
const byState = [paths.personSave];

/** Calls that change nothing: they list, count, price or preview. */
const readOnlyCalls: readonly string[] = [
  paths.classHealth,
  paths.staffToday,
  paths.insight,
  paths.insightExport,
  paths.teamList,
  paths.settingsGet,
  paths.webhooksList,
  paths.webhookDeliveries,
  paths.staffTours,
  paths.log,
  paths.staffCounts,
  paths.staffReviews,
  paths.messageList,
  paths.messageRead,
  paths.conversationList,
  paths.conversationRead,
  paths.subscribers,
  paths.timetableWeek,
  paths.timetableChoices,
  paths.timetableClass,
  paths.timetableBedPreview,
  paths.checkInToday,
  paths.checkInRoster,
  paths.checkInNotes,
  paths.peopleSearch,
  paths.personGet,
  paths.personBookings,
  paths.personEntitlements,
  paths.personMovements,
  paths.personSellable,
  paths.personMoney,
  paths.choosableClasses,
  paths.bookQuote,
  paths.oneToOneOptions,
  paths.cancelClassPreview,
  paths.cancelClassProgress,
  paths.freeInstructors,
  paths.trainerWeek,
  paths.trainerClass,
  paths.trainerAvailability,
  paths.moneyList,
  paths.moneyTotals,
  paths.moneyGet,
  paths.refundsFailed,
  paths.moneyDispute,
  paths.moneyPapers,
  paths.moneyFees,
  paths.staffCatalogue,
  paths.promos,
  paths.staffGiftCards,
  paths.staffGiftCard,
  paths.importRead,
  paths.importCheck,
  paths.importIssues,
  paths.importProgress,
  paths.importList,
  paths.mergeSuggestions,
  paths.mergePreview,
  paths.mergeList,
  paths.erasePreview,
  paths.undeliveredEmails,
];

/**
 * Calls of daily work that any login may make. Their changes stay in the studio, are in the activity log and can be
 * undone or entered again. They give nothing to a new address.
 */
const everydayCalls: readonly string[] = [
  paths.staffTourArrived,
  paths.webhookRemove,
  paths.webhookTest,
  paths.webhookRedeliver,
  paths.staffTourHours,
  paths.staffTourMove,
  paths.staffTourCancel,
  paths.reviewDecide,
  paths.reviewReply,
  paths.messageSettle,
  paths.messageReply,
  paths.conversationChange,
  paths.conversationReply,
  paths.subscriberRemove,
  paths.timetableAdd,
  paths.timetableChange,
  paths.timetableOff,
  paths.timetableOn,
  paths.timetableEnd,
  paths.timetableClose,
  paths.timetableOpen,
  paths.timetableBedBackInService,
  paths.adminScan,
  paths.checkInMarks,
  paths.attendance,
  paths.personAdd,
  paths.personGrant,
  paths.personAdjust,
  paths.personExtend,
  paths.personSell,
  paths.noteWrite,
  paths.noteRemove,
  paths.paperWaiver,
  paths.healthWithdraw,
  paths.bookFor,
  paths.oneToOne,
  paths.staffMove,
  paths.payAtDesk,
  paths.coverRequest,
  paths.coverWithdraw,
  paths.coverTake,
  paths.trainerAvailabilitySave,
  paths.moneyClose,
  paths.moneyHandled,
  paths.feeSettle,
  paths.productSave,
  paths.productSale,
  paths.productPlace,
  paths.classTypeSave,
  paths.instructorSave,
  paths.roomSave,
  paths.noShowPolicySave,
  paths.promoStop,
  paths.mergeDismiss,
  paths.mergeUndo,
];

/** Returns every call that only the team may make, and whether some of its requests need a recent login. */
async function teamCalls(): Promise<Map<string, boolean>> {
  const found = new Map<string, boolean>();
  const app = createFastifyServer(studio.services.config, 'silent');
  app.addHook('onRoute', ({ method, url, config }) => {
    if (method === 'POST' && typeof config?.policy === 'object')
      found.set(url.slice(apiBase.length), config.needsRecentLogin ?? false);
  });
  buildApp(app, studio.services);
  await app.ready();
  await app.close();
  return found;
}

describe('staff call', () => {
  it('is classified in one of the lists', async () => {
    const calls = await teamCalls();
    const listed = [...Object.keys(sensitive), ...byState, ...readOnlyCalls, ...everydayCalls];
    expect([...calls.keys()].sort()).toEqual(listed.sort());
    const recent = [...calls].filter(([, isRecent]) => isRecent).map(([path]) => path);
    expect(recent.sort()).toEqual([...Object.keys(sensitive), ...byState].sort());
  });

  it.each(Object.entries(sensitive))('%s needs a login within the last 15 minutes', async (path, body) => {
    expect(await (await withStaleLogin()).call(path, body)).toMatchObject(loginRequired);
    const { status } = await (await withRecentLogin()).call(path, body);
    expect([200, 404, 409]).toContain(status);
  });

  it('is rejected when the token does not contain the time of its login', async () => {
    const token = await tokens.access(owner, ['ADMIN'], { auth_time: undefined });
    const reply = await studio.visitor().with(token).call(paths.subscribersExport);
    expect(reply.body.code).toBe('login_required_again');
  });

  it.each<[string, string, object, number]>([
    [
      'no money or session is returned',
      paths.staffCancel,
      { bookingId: id, refund: false, reason: 'ill' },
      404,
    ],
    [
      'a gift card is sent to the same address again',
      paths.giftCardChange,
      { id, change: { do: 'resend' } },
      404,
    ],
    ['a gift card is stopped', paths.giftCardChange, { id, change: { do: 'stop', reason: 'lost' } }, 404],
    [
      'the reply address does not change',
      paths.settingsSave,
      { profile: { tagline: 'Slow and strong.' } },
      200,
    ],
  ])('needs no recent login where %s', async (_reason, path, body, status) => {
    expect((await (await withStaleLogin()).call(path, body)).status).toBe(status);
  });

  it('needs a recent login to reactivate a gift card', async () => {
    const resume = { id, change: { do: 'resume' } };
    expect(await (await withStaleLogin()).call(paths.giftCardChange, resume)).toMatchObject(loginRequired);
  });

  it('needs a recent login to change a client’s email address, but not their name or phone', async () => {
    const personInput = { firstName: 'Ola', lastName: 'Berg', phone: '' };
    const email = 'ola@mail.example';
    const { body } = await (await withRecentLogin()).call(paths.personAdd, { ...personInput, email });
    const { personId } = body as unknown as { personId: string };
    const save = async (browser: TestBrowser, fields: object) =>
      browser.call(paths.personSave, { personId, ...personInput, email, ...fields });
    expect(
      await save(await withStaleLogin(), { firstName: 'Olga', email: 'OLA@mail.example' }),
    ).toMatchObject({
      status: 200,
    });
    expect(await save(await withStaleLogin(), { email: 'else@mail.example' })).toMatchObject(loginRequired);
    expect(await save(await withStaleLogin(), { email: '' })).toMatchObject(loginRequired);
    expect(await save(await withRecentLogin(), { email: 'else@mail.example' })).toMatchObject({
      status: 200,
    });
  });

  it('has no effect without a recent login: it sends no invitation', async () => {
    const before = (await studio.services.identity.team()).length;
    const invitation = { email: 'late@people.example', group: 'ADMIN' };
    await (await withStaleLogin()).call(paths.teamInvite, invitation);
    expect(await studio.services.identity.team()).toHaveLength(before);
  });
});
